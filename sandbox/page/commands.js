/** @file The bot's commands as the reader sees them, and the values their options take. */

import { called } from "./store.js";
import { localised, say } from "./words.js";

/** @typedef {import("./types.js").Command} Command @typedef {import("./types.js").CommandOption} CommandOption @typedef {import("./types.js").Item} Item */

const SUB = 1;
const GROUP = 2;
/** Kinds of commands in menus: of a person, of a message. */
export const ON_USER = 2;
export const ON_MESSAGE = 3;
const KIND = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10 };

/** Every command and subcommand by its full name. @param {any[]} registered @returns {Command[]} */
export function flatten(registered) {
  const typed = registered.filter((one) => (one.type ?? 1) === 1);
  return typed.flatMap((one) => leaves(one, [], [])).sort((a, b) => a.shown.localeCompare(b.shown));
}

/** @param {any} one @param {string[]} path @param {string[]} shown @returns {Command[]} */
function leaves(one, path, shown) {
  const names = [...path, one.name];
  const words = [...shown, localised(one, "name")];
  const inner = (one.options ?? []).filter((/** @type {any} */ option) => option.type === SUB || option.type === GROUP);
  if (inner.length) return inner.flatMap((/** @type {any} */ option) => leaves(option, names, words));
  return [
    {
      path: names.join(" "),
      shown: words.join(" "),
      description: localised(one, "description"),
      options: one.options ?? [],
    },
  ];
}

/** The commands in the menu of a person, or of a message. @param {any[]} registered @param {number} kind @returns {{name: string, shown: string}[]} */
export function inMenu(registered, kind) {
  return registered
    .filter((one) => one.type === kind)
    .map((one) => ({ name: one.name, shown: localised(one, "name") }))
    .sort((a, b) => a.shown.localeCompare(b.shown));
}

/** The commands that fit what was typed, the closest first. @param {Command[]} commands @param {string} typed without the slash */
export function matching(commands, typed) {
  const wanted = typed.trimStart().toLocaleLowerCase();
  const rank = (/** @type {Command} */ c) => {
    const names = [c.shown, c.path].map((name) => name.toLocaleLowerCase());
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted.trim()))) return 1;
    return 2;
  };
  return commands
    .map((c) => ({ c, at: rank(c) }))
    .filter(({ at }) => at < 2)
    .sort((a, b) => a.at - b.at)
    .map(({ c }) => c);
}

/** What the page itself can offer for an option; null when anything may be typed or only the bot knows. @param {CommandOption} option @param {any} store @returns {Item[]|null} */
export function offers(option, store) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({
      value: /** @type {any} */ (choice.value),
      label: String(localised(choice, "name")),
    }));
  const people = () =>
    [...store.around(), store.application].map((person) => ({
      value: person.id,
      label: called(person),
      description: person.username,
      person,
    }));
  const roles = () =>
    (store.guild.roles ?? []).map((/** @type {any} */ role) => ({ value: role.id, label: `@${role.name}` }));
  switch (option.type) {
    case KIND.boolean:
      return [true, false].map((value) => ({ value: /** @type {any} */ (value), label: say(String(value)) }));
    case KIND.user:
      return people();
    case KIND.mentionable:
      return [...people(), ...roles()];
    case KIND.role:
      return roles();
    case KIND.channel:
      return [...store.channels.values()]
        .filter((c) => c.guild_id === store.guild.id && (!option.channel_types?.length || option.channel_types.includes(c.type)))
        .map((c) => ({ value: c.id, label: `#${c.name}` }));
    default:
      return null;
  }
}

/** @param {Item[]} items @param {string} typed */
export function filtered(items, typed) {
  const wanted = typed.trim().toLocaleLowerCase().replace(/^[@#]/, "");
  return items
    .filter((item) => `${item.label} ${item.description ?? ""}`.toLocaleLowerCase().includes(wanted))
    .slice(0, 25);
}

/**
 * The value of an option as typed. Throws an Error with words fit to show.
 * @param {CommandOption} option @param {string} typed @param {Item[]|null} offered @returns {any} undefined when left out
 */
export function parse(option, typed, offered) {
  const name = localised(option, "name");
  const text = typed.trim();
  if (!text) {
    if (option.required) throw new Error(say("needed", { name }));
    return undefined;
  }
  if (offered) return only(offered, text, name);
  if (option.type === KIND.integer || option.type === KIND.number) return numeric(option, text, name);
  return text;
}

/** @param {Item[]} offered @param {string} text @param {string} name */
function only(offered, text, name) {
  const same = offered.find(
    (item) => item.label.toLocaleLowerCase().replace(/^[@#]/, "") === text.toLocaleLowerCase().replace(/^[@#]/, ""),
  );
  const fitting = filtered(offered, text);
  const found = same ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (!found) throw new Error(say("pick-one", { name }));
  return found.value;
}

/** @param {CommandOption} option @param {string} text @param {string} name */
function numeric(option, text, name) {
  const value = Number(text.replace(",", "."));
  if (option.type === KIND.integer && !Number.isInteger(value)) throw new Error(say("whole-number", { name }));
  if (Number.isNaN(value)) throw new Error(say("number", { name }));
  if (option.min_value != null && value < option.min_value)
    throw new Error(say("at-least", { name, n: option.min_value }));
  if (option.max_value != null && value > option.max_value)
    throw new Error(say("at-most", { name, n: option.max_value }));
  return value;
}
