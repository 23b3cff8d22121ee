/** @file Message components of both generations: rows of buttons and menus, containers, sections, galleries, files. */

import { api } from "./api.js";
import { avatar } from "./avatar.js";
import { emojiFace, pick } from "./dialog.js";
import { el, icon } from "./dom.js";
import { local, openLightbox } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { called } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Component} Component @typedef {import("./types.js").Message} Message */
/** @typedef {{app: any, message: Message, context: import("./markdown.js").Context}} Place where a component stands */

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "primary"];

/** @type {Object<number, (component: any, place: Place) => any>} */
const DRAW = {
  1: (c, place) => el("div", { class: "row" }, all(c.components, place)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: (c, place) =>
    el(
      "div",
      { class: "section" },
      el("div", { class: "section-words" }, all(c.components, place)),
      el("div", { class: "accessory" }, all([c.accessory], place)),
    ),
  10: (c, place) => el("div", { class: "markdown" }, markdown(c.content, place.context)),
  11: (c, place) => gallery([c], place, "thumbnail"),
  12: (c, place) => gallery(c.items, place, `gallery n${Math.min(c.items.length, 4)}`),
  13: (c, place) => file(c.name ?? nameIn(c.file.url), mediaUrl(c.file, place.message), c.size),
  14: (c) => el("hr", { class: `separator${c.divider === false ? " bare" : ""}${c.spacing === 2 ? " wide" : ""}` }),
  17: container,
};

/** @param {Component[]} list @param {Place} place @returns {any[]} */
export function all(list, place) {
  return (list ?? []).map((component) => DRAW[component.type]?.(component, place));
}

/** @param {any} c @param {Place} place */
function container(c, place) {
  const accent = c.accent_color ?? c.accent_colour;
  const vars =
    accent === undefined || accent === null ? {} : { "--accent": `#${accent.toString(16).padStart(6, "0")}` };
  return el(
    "div",
    { class: "container", vars },
    spoiled(c, el("div", { class: "container-body" }, all(c.components, place))),
  );
}

/** Hides a spoiler until it is clicked. @param {any} c @param {HTMLElement} node */
function spoiled(c, node) {
  if (!c.spoiler) return node;
  const cover = el("button", { type: "button", class: "cover", on: { click: () => cover.remove() } }, say("spoiler"));
  return el("div", { class: "covered" }, node, cover);
}

/** @param {any} c */
const face = (c) => [c.emoji && el("span", { class: "emoji" }, emojiFace(c.emoji)), c.label && el("span", {}, c.label)];

/** @param {any} c @param {Place} place */
function button(c, place) {
  if (c.style === 5)
    return el(
      "a",
      {
        class: "button link",
        href: /^https?:/i.test(c.url) ? c.url : "#",
        target: "_blank",
        rel: "noopener noreferrer",
      },
      face(c),
      icon("window"),
    );
  const { app, message } = place;
  const busy = underWay(app, message);
  const pressed = busy && app.store.pressed?.get(message.id) === c.custom_id;
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[c.style] ?? "secondary"}${pressed ? " pressed" : ""}`,
      disabled: Boolean(c.disabled),
      "aria-disabled": busy ? "true" : null,
      "aria-busy": pressed ? "true" : null,
      "aria-label": c.label ? null : c.emoji?.name,
      data: { key: c.custom_id ?? "" },
      on: { click: () => use(place, c) },
    },
    face(c),
    pressed && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
}

/** @param {any} app @param {Message} message */
function underWay(app, message) {
  return [...app.store.pending.values()].some((/** @type {any} */ one) => one.message_id === message.id);
}

/** Tells the bot that a component was used. @param {Place} place @param {any} c @param {string[]} [values] */
async function use({ app, message }, c, values) {
  const { store } = app;
  if (underWay(app, message)) return;
  store.pressed ??= new Map();
  store.pressed.set(message.id, c.custom_id);
  if (store.failures.delete(message.id)) store.tell("message", { channel: message.channel_id, id: message.id });
  try {
    await api.interact({
      user: store.me,
      channel: message.channel_id,
      type: 3,
      message: message.id,
      custom_id: c.custom_id,
      ...(values && { values }),
    });
  } catch (error) {
    store.fail(message.id, /** @type {Error} */ (error).message);
  }
}

/** @param {any} c @param {Place} place */
function menu(c, place) {
  const { app, message } = place;
  const key = `${message.id} ${c.custom_id}`;
  return menuField(c, app, {
    chosen: app.store.chosen.get(key),
    disabled: c.disabled,
    busy: underWay(app, message),
    took: (values) => {
      app.store.chosen.set(key, values);
      use(place, c, values);
      app.store.tell("message", { channel: message.channel_id, id: message.id });
    },
  });
}

/**
 * A menu as a field that opens a picker; messages and modals share it.
 * @param {any} c @param {any} app
 * @param {{chosen?: string[], disabled?: boolean, busy?: boolean, label?: string, took: (values: string[]) => void}} more
 */
export function menuField(c, app, { chosen, disabled, busy, label, took }) {
  const items = menuItems(c, app);
  const held = chosen ?? items.filter((item) => item.selected).map((item) => item.value);
  for (const item of items) item.selected = held.includes(item.value);
  const shown = items.filter((item) => item.selected);
  const name = c.placeholder || say("choose");
  const field = el(
    "button",
    {
      type: "button",
      class: "menu",
      disabled: Boolean(disabled),
      "aria-haspopup": "listbox",
      "aria-disabled": busy ? "true" : null,
      "aria-busy": busy ? "true" : null,
      "aria-label": [label ?? name, ...shown.map((item) => item.label)].join(": "),
      data: { key: c.custom_id },
      on: {
        click: async () => {
          if (busy) return;
          const values = await pick(field, items, {
            title: label ?? name,
            min: c.min_values ?? 1,
            max: c.max_values ?? 1,
            search: c.type !== 3,
          });
          if (values) took(values);
        },
      },
    },
    el("span", { class: shown.length ? "menu-words" : "menu-words quiet" }, shown.length ? shown.map(chip) : name),
    icon("down"),
  );
  return el("div", { class: "menu-box" }, field);
}

/** @param {import("./types.js").Item} item */
const chip = (item) =>
  el(
    "span",
    { class: "chip" },
    item.person && avatar(item.person, "small"),
    item.emoji && el("span", { class: "emoji" }, emojiFace(item.emoji)),
    item.label,
  );

/** What a menu offers. @param {any} c @param {any} app @returns {import("./types.js").Item[]} */
function menuItems(c, app) {
  const preset = new Set((c.default_values ?? []).map((/** @type {any} */ one) => one.id));
  const { store } = app;
  /** @type {import("./types.js").Item[]} */
  const items = [];
  if (c.type === 3) return c.options.map((/** @type {any} */ o) => ({ ...o, selected: Boolean(o.default) }));
  if (c.type === 5 || c.type === 7)
    for (const person of [...store.members(), store.application])
      items.push({ value: person.id, label: called(person), description: person.username, person });
  if (c.type === 6 || c.type === 7)
    for (const role of store.guild.roles ?? []) items.push({ value: role.id, label: `@${role.name}` });
  if (c.type === 8)
    for (const channel of store.channels.values())
      if (channel.guild_id === store.guild.id && (!c.channel_types?.length || c.channel_types.includes(channel.type)))
        items.push({ value: channel.id, label: `#${channel.name}` });
  return items.map((item) => ({ ...item, selected: preset.has(item.value) }));
}

/** The address of a component's media. @param {{url: string, proxy_url?: string}} media @param {Message} message */
function mediaUrl(media, message) {
  if (!media.url.startsWith("attachment://")) return local(media.url);
  const name = media.url.slice("attachment://".length);
  return local(message.attachments?.find((one) => one.filename === name)?.url ?? "");
}

/** @param {any[]} items @param {Place} place @param {string} kind */
function gallery(items, { message }, kind) {
  const pictures = items.map((item) => ({
    url: mediaUrl(item.media, message),
    alt: item.description || nameIn(item.media.url),
    width: item.media.width,
    height: item.media.height,
    spoiler: item.spoiler,
  }));
  return el(
    "div",
    { class: kind },
    pictures.map((_, n) => spoiled(pictures[n], picture(pictures, n))),
  );
}

/** A picture that opens large. @param {{url: string, alt: string, width?: number, height?: number}[]} pictures @param {number} n */
export function picture(pictures, n) {
  const { url, alt, width, height } = pictures[n];
  const image = el("img", {
    src: url,
    alt,
    width: width || null,
    height: height || null,
    decoding: "async",
    data: { src: url },
  });
  return el(
    "button",
    { type: "button", class: "picture", "aria-haspopup": "dialog", on: { click: () => openLightbox(pictures, n) } },
    image,
  );
}

/** @param {string} url */
const nameIn = (url) => decodeURIComponent(url.split(/[?#]/)[0].split("/").pop() ?? "");

/** @param {string} name @param {string} url @param {number} [size] bytes */
export function file(name, url, size) {
  return el(
    "div",
    { class: "file" },
    icon("file"),
    el("a", { href: url, download: name, target: "_blank" }, name),
    el("small", {}, size ? bytes(size) : ""),
  );
}

/** @param {number} size */
const bytes = (size) =>
  size < 1024 ? `${size} B` : size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(1)} MB`;
