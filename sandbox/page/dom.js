/** @file Builds DOM nodes. Whatever people or the bot wrote enters the page as text nodes only. */

const SVG = "http://www.w3.org/2000/svg";
const LIVE = new Set(["value", "checked", "indeterminate", "selected", "disabled", "hidden", "readOnly", "multiple"]);

/**
 * A new element.
 * @param {string} tag
 * @param {Object<string, any>} [props] attributes; `on` holds listeners, `data` data attributes, `vars` custom CSS properties
 * @param {...any} children nodes, strings, nested lists; null and false are left out
 * @returns {any}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name === "on") for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "vars") for (const [key, v] of Object.entries(value)) node.style.setProperty(key, String(v));
    else if (LIVE.has(name)) node[name] = value;
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false) node.setAttribute(name, String(value));
  }
  node.append(...nodes(children));
  return node;
}

/** @param {any[]} children @returns {(Node|string)[]} */
function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false && child !== "");
}

/** Replaces everything inside `node`. @param {Element} node @param {...any} children */
export function fill(node, ...children) {
  node.replaceChildren(...nodes(children));
}

/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  thread: "M4 4v7a4 4 0 0 0 4 4h11m-4-4 4 4-4 4",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  send: "M4 12 20 4l-5 16-3-7-8-1Z",
  slash: "M15 4 9 20",
  gear: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.5-4 3.5-6 8-6s7.5 2 8 6",
  forum: "M4 5h16v10h-9l-4 4v-4H4zM8 9h8M8 12h5",
  voice: "M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 0 1 0 6",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c.4-3.5 3-5.5 7-5.5s6.6 2 7 5.5M16 4.5a3.2 3.2 0 0 1 0 6.2M18.5 14.8c2 .8 3.2 2.6 3.5 5.2",
  apps: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM16.5 13.5v6M13.5 16.5h6",
  plus: "M12 5v14M5 12h14",
  window: "M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  check: "M5 12.5 10 17.5 19 7",
  reply: "M4 20v-5a5 5 0 0 1 5-5h10m-4-4 4 4-4 4",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z",
  warn: "M12 4 2.5 20h19L12 4Zm0 6v4m0 3h.01",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
};

/** @typedef {keyof typeof PATHS} Drawing */

/** A small drawing beside words, silent to screen readers. @param {Drawing} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button that shows only a drawing; `label` is its name. @param {Drawing} name @param {string} label @param {(event: MouseEvent) => void} click */
export function iconButton(name, label, click, props = {}) {
  return el(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click }, ...props },
    icon(name),
  );
}

let serial = 0;
/** An id not used on the page yet. @param {string} prefix */
export function fresh(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}

/** An emoji of the application's own; its name where it is gone. @param {{id: string, name: string}} emoji */
export function emojiPicture({ id, name }) {
  const words = `:${name}:`;
  const gone = () => image.replaceWith(el("span", { class: "custom-emoji gone" }, words));
  const image = el("img", { class: "custom-emoji", src: `/emojis/${id}`, alt: words, title: words, on: { error: gone } });
  return image;
}
