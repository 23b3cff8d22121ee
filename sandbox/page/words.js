/** @file The page's own words, in the language of whoever looks at it. */

import { now } from "./time.js";
import { WORDS as de } from "./words.de.js";
import { WORDS as en } from "./words.en.js";
import { WORDS as es } from "./words.es.js";
import { WORDS as fr } from "./words.fr.js";

/** @type {Object<string, Object<string, string>>} */
const LANGUAGES = { en, de, fr, es };

let words = en;
let locale = "en-US";

/** Sets the language everything after is said in. @param {string} [code] a Discord locale such as "de" or "en-US" */
export function speak(code = "en-US") {
  locale = code;
  const [language] = code.split("-");
  words = LANGUAGES[language] ?? en;
  document.documentElement.lang = language in LANGUAGES ? language : "en";
}

/** The Discord locale in use. */
export const spoken = () => locale;

/** What `id` says, with `{name}` places filled. @param {string} id @param {Object<string, any>} [args] */
export function say(id, args = {}) {
  const found = words[id];
  if (!found) return id.replaceAll("_", " ");
  return found.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** One of Discord's localised fields. @param {any} thing @param {"name"|"description"} field @returns {string} */
export function localised(thing, field) {
  const table = thing[`${field}_localizations`] ?? {};
  return table[locale] ?? table[locale.split("-")[0]] ?? thing[field] ?? "";
}

/** @param {string|number} when a Discord timestamp @returns {string} */
export function stamp(when) {
  const date = new Date(when);
  const time = date.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  if (date.toDateString() === now().toDateString()) return say("today-at", { time });
  return `${date.toLocaleDateString(locale)} ${time}`;
}
