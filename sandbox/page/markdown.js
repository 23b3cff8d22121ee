/** @file Discord's Markdown as DOM nodes. Text is only ever set as text; links lead to http(s) alone. */

import { el, emojiPicture } from "./dom.js";
import { onMenu } from "./menu.js";
import { now } from "./time.js";
import { say } from "./words.js";

/**
 * @typedef {{user: (id: string) => ({name: string, me: boolean, menu?: () => any[]}|undefined), channel: (id: string) => ({name: string, open: () => void}|undefined),
 *   role?: (id: string) => string|undefined, command?: (name: string) => void, locale: string}} Context
 * @typedef {(match: RegExpExecArray, context: Context, depth: number) => (Node|string)} Rule
 */

const DEEPEST = 12;
const FENCE = /```(?:([\w+.#-]+)\n)?\n*([\s\S]*?)\n*```/g;
const SPECIAL = /[\\`*_~|<[h@]/g;

/** @param {string} tag @returns {Rule} */
const wrap = (tag) => (m, context, depth) => el(tag, {}, inline(m[1], context, depth + 1));

/** In the order tried. @type {[RegExp, Rule][]} */
const RULES = [
  [/\\([!-/:-@[-`{-~])/y, (m) => m[1]],
  [/(`{1,2})([\s\S]*?[^`])\1(?!`)/y, (m) => el("code", { class: "code" }, m[2])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([\s\S]+?)__(?!_)/y, wrap("u")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, wrap("em")],
  [/\b_((?:__|\\[\s\S]|[^_\\])+?)_\b/y, wrap("em")],
  [/~~([\s\S]+?)~~/y, wrap("s")],
  [/\|\|([\s\S]+?)\|\|/y, (m, context, depth) => spoiler(inline(m[1], context, depth + 1))],
  [
    /\[((?:\\[\s\S]|[^\]\\])+)\]\(\s*<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\s*\)/y,
    (m, context, depth) => link(m[2], inline(m[1], context, depth + 1)),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y, (m) => link(m[0], m[0])],
  [/<@!?(\d+)>/y, (m, context) => person(m[1], context)],
  [/<@&(\d+)>/y, (m, context) => el("span", { class: "mention" }, `@${context.role?.(m[1]) ?? "role"}`)],
  [/<#(\d+)>/y, (m, context) => place(m[1], context)],
  [/<\/([^:>\n]{1,100}):\d+>/y, (m, context) => command(m[1], context)],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m, context) => moment(Number(m[1]), m[2] ?? "f", context.locale)],
  [/<a?:(\w+):(\d+)>/y, (m) => emojiPicture({ id: m[2], name: m[1] })],
  [/@(everyone|here)\b/y, (m) => el("span", { class: "mention mine" }, m[0])],
];

/** A whole message text. @param {string} text @param {Context} context @returns {DocumentFragment} */
export function markdown(text, context) {
  const out = document.createDocumentFragment();
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    out.append(...blocks(text.slice(at, fence.index), context));
    out.append(el("pre", { class: "code-block", tabindex: "0" }, el("code", {}, fence[2])));
    at = fence.index + fence[0].length;
    if (text[at] === "\n") at += 1;
  }
  out.append(...blocks(text.slice(at), context));
  return out;
}

/** Text inside a line: no headings, lists or code blocks. @param {string} text @param {Context} context @returns {Node[]} */
export function inline(text, context, depth = 0) {
  /** @type {Node[]} */
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = depth < DEEPEST ? SPECIAL.exec(text) : null;
    const stop = next ? next.index : text.length;
    plain += text.slice(at, stop);
    at = stop;
    if (!next) break;
    const made = firstRule(text, at, context, depth);
    if (!made) plain += text[at];
    else if (typeof made.node === "string") plain += made.node;
    else {
      if (plain) out.push(document.createTextNode(plain));
      plain = "";
      out.push(made.node);
    }
    at += made ? made.length : 1;
  }
  if (plain) out.push(document.createTextNode(plain));
  return out;
}

/** @param {string} text @param {number} at @param {Context} context @param {number} depth */
function firstRule(text, at, context, depth) {
  for (const [pattern, rule] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: rule(match, context, depth), length: match[0].length };
  }
  return null;
}

/** Headings, quotes, lists, small print and paragraphs, line by line. @param {string} text @param {Context} context @returns {Node[]} */
function blocks(text, context) {
  const lines = text.split("\n");
  /** @type {Node[]} */
  const out = [];
  /** @type {string[]} */
  let loose = [];
  const flush = () => {
    const words = loose.join("\n");
    if (words.trim()) out.push(el("div", { class: "text" }, inline(words.replace(/^\n+|\n+$/g, ""), context)));
    else if (loose.length > 1 && out.length) out.push(el("div", { class: "text gap" }));
    loose = [];
  };
  for (let n = 0; n < lines.length;) {
    const block = blockAt(lines, n, context);
    if (!block) loose.push(lines[n]);
    else {
      flush();
      out.push(block.node);
    }
    n += block ? block.lines : 1;
  }
  flush();
  return out;
}

/** @param {string[]} lines @param {number} n @param {Context} context @returns {{node: Node, lines: number}|null} */
function blockAt(lines, n, context) {
  const line = lines[n];
  const heading = /^(#{1,3})\s+(.+)$/.exec(line);
  if (heading)
    return {
      node: el(
        "div",
        { class: `heading h${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 },
        inline(heading[2], context),
      ),
      lines: 1,
    };
  const small = /^-# +(.+)$/.exec(line);
  if (small) return { node: el("small", { class: "subtext" }, inline(small[1], context)), lines: 1 };
  if (line.startsWith(">>> ")) return quote([line.slice(4), ...lines.slice(n + 1)], lines.length - n, context);
  if (line.startsWith("> ")) {
    const inside = run(lines, n, /^> /).map((one) => one.slice(2));
    return quote(inside, inside.length, context);
  }
  if (/^ *(?:[-*]|\d+\.) +\S/.test(line)) {
    const items = run(lines, n, /^ *(?:[-*]|\d+\.) +\S/);
    return { node: list(items, context), lines: items.length };
  }
  return null;
}

/** @param {string[]} lines @param {number} from @param {RegExp} like */
function run(lines, from, like) {
  let to = from;
  while (to < lines.length && like.test(lines[to])) to += 1;
  return lines.slice(from, to);
}

/** @param {string[]} inside @param {number} lines @param {Context} context */
function quote(inside, lines, context) {
  return { node: el("blockquote", {}, blocks(inside.join("\n"), context)), lines };
}

/** Nested lists by indent; another kind of mark on the same level begins another list. @param {string[]} lines @param {Context} context */
function list(lines, context) {
  const root = document.createDocumentFragment();
  /** @type {{indent: number, node: any}[]} */
  const stack = [];
  for (const line of lines) {
    const [, space, mark, words] = /** @type {RegExpExecArray} */ (/^( *)([-*]|\d+\.) +(.*)$/.exec(line));
    const numbered = /\d/.test(mark);
    while (stack.length && stack[stack.length - 1].indent > space.length) stack.pop();
    let top = stack.at(-1);
    if (top && top.indent === space.length && (top.node.tagName === "OL") !== numbered) {
      stack.pop();
      top = stack.at(-1);
    }
    if (!top || top.indent < space.length) {
      const node = numbered ? el("ol", { start: parseInt(mark, 10) }) : el("ul");
      (top?.node.lastElementChild ?? root).append(node);
      stack.push({ indent: space.length, node });
    }
    stack[stack.length - 1].node.append(el("li", {}, inline(words, context)));
  }
  return root;
}

/** @param {any} content */
function spoiler(content) {
  const show = (/** @type {any} */ event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.classList.add("shown");
    event.currentTarget.removeAttribute("role");
    event.currentTarget.removeAttribute("aria-label");
  };
  return el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": say("spoiler"),
      on: { click: show, keydown: show },
    },
    el("span", {}, content),
  );
}

/** @param {string} url @param {any} content */
export function link(url, content) {
  if (!/^https?:\/\//i.test(url)) return el("span", {}, content);
  return el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

/** @param {string} id @param {Context} context */
function person(id, context) {
  const found = context.user(id);
  const node = el("span", { class: found?.me ? "mention mine" : "mention" }, `@${found?.name ?? say("unknown-user")}`);
  return found?.menu ? onMenu(node, found.menu) : node;
}

/** @param {string} id @param {Context} context */
function place(id, context) {
  const found = context.channel(id);
  if (!found) return el("span", { class: "mention" }, `#${say("unknown-channel")}`);
  return el("button", { type: "button", class: "mention", on: { click: found.open } }, `#${found.name}`);
}

/** @param {string} name @param {Context} context */
function command(name, context) {
  const run = context.command;
  if (!run) return el("span", { class: "mention" }, `/${name}`);
  return el("button", { type: "button", class: "mention", on: { click: () => run(name) } }, `/${name}`);
}

/** @type {Object<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** @param {number} unix seconds @param {string} style @param {string} locale */
function moment(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return el("span", {}, `<t:${unix}:${style}>`);
  const full = date.toLocaleString(locale, STYLES.F);
  if (style !== "R")
    return el("time", { datetime: date.toISOString(), title: full }, date.toLocaleString(locale, STYLES[style]));
  return el(
    "time",
    { datetime: date.toISOString(), title: full, data: { unix: String(unix), locale } },
    relative(unix, locale),
  );
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago or ahead. @param {number} unix seconds @param {string} locale */
export function relative(unix, locale) {
  const away = unix - now().getTime() / 1000;
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(away) >= seconds) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Brings every relative time on the page up to date. */
export function tick() {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-unix]"))) {
    node.textContent = relative(Number(node.dataset.unix), node.dataset.locale ?? "en-US");
  }
}
