/** @file Dialogs: one way to open a window over the page, and a picker for menus. */

import { el, emojiPicture, fill, fresh, icon, iconButton } from "./dom.js";
import { avatar } from "./avatar.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Item} Item */

/**
 * Opens a window in the middle of the page. Escape and a click beside it close it.
 * @param {string} title
 * @param {any} body
 * @param {{kind?: string, footer?: any, stay?: boolean, focus?: string}} [more] `stay`: a click beside it does nothing; `focus`: what gets the cursor
 * @returns {HTMLDialogElement}
 */
export function openDialog(
  title,
  body,
  { kind = "", footer = null, stay = false, focus = "input, textarea, select, .menu, .button" } = {},
) {
  const id = fresh("dialog");
  const close = iconButton("close", say("close"), () => box.close());
  const box = el(
    "dialog",
    { class: `dialog ${kind}`, "aria-labelledby": id },
    el("div", { class: "dialog-head" }, el("h2", { id }, title), close),
    el("div", { class: "dialog-body" }, body),
    footer && el("div", { class: "dialog-foot" }, footer),
  );
  box.addEventListener("click", (/** @type {MouseEvent} */ event) => event.target === box && !stay && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  const first = box.querySelector(`.dialog-body :is(${focus})`);
  /** @type {HTMLElement} */ (first ?? close).focus();
  return box;
}

/**
 * Lets the user choose among items; beside `anchor`, or at the foot of a phone.
 * @param {HTMLElement} anchor
 * @param {Item[]} items
 * @param {{title: string, min: number, max: number, search?: boolean}} rule
 * @returns {Promise<string[]|null>} the values chosen, null when left without choosing
 */
export function pick(anchor, items, rule) {
  return new Promise((resolve) => new Picker(anchor, items, rule, resolve));
}

class Picker {
  /** @type {any} */ box;
  /** @type {any} */ list;
  /** @type {any} */ search;
  /** @type {any} */ done;
  /** @type {Item[]} */ shown = [];

  /** @param {HTMLElement} anchor @param {Item[]} items @param {any} rule @param {(values: string[]|null) => void} resolve */
  constructor(anchor, items, rule, resolve) {
    this.items = items;
    this.rule = rule;
    this.single = rule.max === 1;
    this.chosen = new Set(items.filter((item) => item.selected).map((item) => item.value));
    this.before = [...this.chosen].join("\n");
    this.active = Math.max(
      0,
      items.findIndex((item) => item.selected),
    );
    /** @type {string[]|null} */ this.answer = null;
    this.build();
    this.box.addEventListener("close", () => {
      this.box.remove();
      anchor.focus();
      resolve(this.answer);
    });
    document.body.append(this.box);
    this.box.showModal();
    this.place(anchor);
    this.draw();
    (this.search ?? this.list).focus();
  }

  build() {
    const { title, min, max, search } = this.rule;
    const listId = fresh("list");
    this.search =
      search || this.items.length > 10
        ? el("input", {
            type: "search",
            class: "field",
            placeholder: say("search"),
            "aria-label": say("search"),
            "aria-controls": listId,
            on: { input: () => this.filter() },
          })
        : null;
    this.list = el("div", {
      id: listId,
      class: "picker-list",
      role: "listbox",
      tabindex: "0",
      "aria-label": title,
      "aria-multiselectable": String(!this.single),
    });
    this.done = el(
      "button",
      { type: "button", class: "button primary", on: { click: () => this.finish() } },
      say("done"),
    );
    const range = min === max ? say("choose-exactly", { min }) : say("choose-range", { min, max });
    this.box = el(
      "dialog",
      {
        class: "picker",
        "aria-label": title,
        on: { keydown: (/** @type {KeyboardEvent} */ event) => this.key(event) },
      },
      this.search,
      this.list,
      !(this.single && min > 0) && el("div", { class: "picker-foot" }, el("span", {}, range), this.done),
    );
    this.box.addEventListener("click", (/** @type {MouseEvent} */ event) => {
      if (event.target === this.box) this.valid() && !this.single ? this.finish() : this.box.close();
    });
    this.shown = this.items;
  }

  /** @param {HTMLElement} anchor */
  place(anchor) {
    if (window.matchMedia("(max-width: 640px)").matches) return;
    const at = anchor.getBoundingClientRect();
    const tall = Math.min(this.box.scrollHeight + 8, 380);
    const above = at.bottom + tall > window.innerHeight && at.top > window.innerHeight - at.bottom;
    this.box.style.setProperty("--x", `${Math.max(8, Math.min(at.left, window.innerWidth - at.width - 8))}px`);
    this.box.style.setProperty("--w", `${Math.max(220, at.width)}px`);
    if (above) this.box.style.setProperty("--b", `${window.innerHeight - at.top + 4}px`);
    else this.box.style.setProperty("--y", `${Math.min(at.bottom + 4, window.innerHeight - 120)}px`);
    this.box.classList.toggle("above", above);
    this.box.style.setProperty("--tall", `${Math.min(380, (above ? at.top : window.innerHeight - at.bottom) - 16)}px`);
  }

  filter() {
    const wanted = this.search.value.toLocaleLowerCase();
    this.shown = this.items.filter((item) =>
      `${item.label} ${item.description ?? ""}`.toLocaleLowerCase().includes(wanted),
    );
    this.active = 0;
    this.draw();
  }

  draw() {
    fill(
      this.list,
      this.shown.length ? this.shown.map((item, n) => this.row(item, n)) : el("p", { class: "quiet" }, say("no-match")),
    );
    const target = this.search ?? this.list;
    const active = this.list.children[this.active];
    if (active?.id) target.setAttribute("aria-activedescendant", active.id);
    active?.scrollIntoView({ block: "nearest" });
    this.done.disabled = !this.valid();
  }

  /** @param {Item} item @param {number} n */
  row(item, n) {
    const on = this.chosen.has(item.value);
    return el(
      "div",
      {
        id: fresh("item"),
        class: `picker-item${n === this.active ? " active" : ""}`,
        role: "option",
        "aria-selected": String(on),
        data: { value: item.value },
        on: { click: () => this.take(n), mousemove: () => this.active !== n && this.move(n) },
      },
      item.person && avatar(item.person, "small"),
      item.emoji && el("span", { class: "emoji", "aria-hidden": "true" }, emojiFace(item.emoji)),
      el(
        "span",
        { class: "picker-words" },
        el("span", {}, item.label),
        item.description && el("small", {}, item.description),
      ),
      (!this.single || on) && el("span", { class: "tick", "data-on": on }, on && icon("check")),
    );
  }

  /** @param {number} n */
  move(n) {
    this.list.children[this.active]?.classList.remove("active");
    this.active = n;
    this.list.children[n]?.classList.add("active");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.shown.length) {
      event.preventDefault();
      this.active = (this.active + step + this.shown.length) % this.shown.length;
      this.draw();
    } else if ((event.key === "Enter" || (event.key === " " && !this.search)) && event.target !== this.done) {
      event.preventDefault();
      if (this.shown.length) this.take(this.active);
    }
  }

  /** @param {number} n */
  take(n) {
    const { value } = this.shown[n];
    this.active = n;
    if (this.single) {
      this.chosen = new Set(this.chosen.has(value) && this.rule.min === 0 ? [] : [value]);
      this.finish();
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.rule.max) this.chosen.add(value);
    this.draw();
  }

  valid() {
    return this.chosen.size >= this.rule.min && this.chosen.size <= this.rule.max;
  }

  finish() {
    const values = this.items.filter((item) => this.chosen.has(item.value)).map((item) => item.value);
    this.answer = this.single || values.join("\n") !== this.before ? values : null;
    this.box.close();
  }
}

/** What stands for an emoji on a button or in a menu. @param {any} emoji */
export const emojiFace = (emoji) => (emoji.id ? emojiPicture(emoji) : emoji.name);
