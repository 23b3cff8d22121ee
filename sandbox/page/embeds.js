/** @file Embeds and attachments of ordinary messages. */

import { file, picture } from "./components.js";
import { el } from "./dom.js";
import { local } from "./lightbox.js";
import { inline, link, markdown } from "./markdown.js";
import { stamp } from "./words.js";

/** @param {import("./types.js").Message} message @param {import("./markdown.js").Context} context */
export function embeds(message, context) {
  return (message.embeds ?? []).map((embed) => one(embed, message, context));
}

/** @param {any} e @param {import("./types.js").Message} message @param {import("./markdown.js").Context} context */
function one(e, message, context) {
  const vars = typeof e.color === "number" ? { "--accent": `#${e.color.toString(16).padStart(6, "0")}` } : {};
  const title = e.title && (e.url ? link(e.url, inline(e.title, context)) : inline(e.title, context));
  return el(
    "article",
    { class: "embed container", vars },
    el(
      "div",
      { class: "container-body" },
      e.author?.name &&
        el("div", { class: "embed-author" }, e.author.url ? link(e.author.url, e.author.name) : e.author.name),
      e.title && el("div", { class: "embed-title" }, title),
      e.description && el("div", { class: "markdown" }, markdown(e.description, context)),
      e.fields?.length > 0 &&
        el(
          "div",
          { class: "embed-fields" },
          e.fields.map((/** @type {any} */ f) =>
            el(
              "div",
              { class: f.inline ? "embed-field" : "embed-field long" },
              el("div", { class: "embed-name" }, inline(f.name, context)),
              el("div", { class: "markdown" }, markdown(f.value, context)),
            ),
          ),
        ),
      e.thumbnail && el("div", { class: "thumbnail" }, still(e.thumbnail, message)),
      e.image && el("div", { class: "gallery n1" }, still(e.image, message)),
      (e.footer?.text || e.timestamp) &&
        el(
          "div",
          { class: "embed-foot" },
          [e.footer?.text, e.timestamp && stamp(e.timestamp)].filter(Boolean).join(" • "),
        ),
    ),
  );
}

/** @param {any} media @param {import("./types.js").Message} message */
function still(media, message) {
  const name = media.url.replace("attachment://", "");
  const held = (message.attachments ?? []).find((a) => a.filename === name || a.url === media.url);
  return picture(
    [
      {
        url: local(held?.url ?? media.url),
        alt: media.description || held?.description || name.split("/").pop() || "",
        width: media.width,
        height: media.height,
      },
    ],
    0,
  );
}

/** Files that no embed already shows. @param {import("./types.js").Message} message */
export function attachments(message) {
  const shown = new Set((message.embeds ?? []).flatMap((e) => [e.image?.url, e.thumbnail?.url]).filter(Boolean));
  const rest = (message.attachments ?? []).filter((a) => !shown.has(a.url) && !shown.has(`attachment://${a.filename}`));
  const stills = rest.filter(
    (a) => a.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(a.filename),
  );
  const pictures = stills.map((a) => ({
    url: local(a.url),
    alt: a.description || a.filename,
    width: a.width,
    height: a.height,
  }));
  return [
    pictures.length > 0 &&
      el(
        "div",
        { class: `gallery n${Math.min(pictures.length, 4)}` },
        pictures.map((_, n) => picture(pictures, n)),
      ),
    rest.filter((a) => !stills.includes(a)).map((a) => file(a.filename, local(a.url), a.size)),
  ];
}
