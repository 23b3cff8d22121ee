/** @file The list that opens above the composer: commands, choices, people. Keys are heard in the field that is typed in. */

import { avatar } from "./avatar.js";
import { el, fill, fresh } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Item} Item */

export class Suggestions {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.id = fresh("suggestions");
    this.hint = el("div", { class: "suggest-hint" });
    this.list = el("div", { id: this.id, class: "suggest-list", role: "listbox" });
    this.box = el(
      "div",
      { class: "suggest", hidden: true, on: { mousedown: (/** @type {Event} */ event) => event.preventDefault() } },
      this.hint,
      this.list,
    );
    root.append(this.box);
    /** @type {Item[]} */ this.items = [];
    this.active = -1;
    /** @type {HTMLInputElement|HTMLTextAreaElement|null} */ this.input = null;
  }

  /**
   * @param {HTMLInputElement|HTMLTextAreaElement} input the field typed in
   * @param {{hint?: any, label: string, items: Item[]|null, first: boolean, note?: string, took: (item: Item) => void}} what
   *   `items` null: no list at all; `first`: whether the first one is ready to be taken
   */
  show(input, what) {
    this.release();
    this.input = input;
    this.took = what.took;
    this.items = what.items ?? [];
    this.active = what.first && this.items.length ? 0 : -1;
    fill(this.hint, what.hint ?? what.label);
    this.list.setAttribute("aria-label", what.label);
    const empty = what.items && !this.items.length;
    fill(
      this.list,
      empty
        ? el("p", { class: "quiet" }, what.note ?? say("no-match"))
        : this.items.map((item, n) => this.row(item, n)),
    );
    this.list.hidden = !what.items;
    this.box.hidden = false;
    input.setAttribute("aria-controls", this.id);
    this.mark();
  }

  /** @param {Item} item @param {number} n */
  row(item, n) {
    return el(
      "div",
      {
        id: `${this.id}-${n}`,
        class: "suggest-item",
        role: "option",
        "aria-selected": "false",
        data: { value: item.value },
        on: { click: () => this.took?.(item) },
      },
      item.person && avatar(item.person, "small"),
      el(
        "span",
        { class: "suggest-words" },
        el("span", { class: "suggest-label" }, item.label),
        item.description && el("small", {}, item.description),
      ),
    );
  }

  mark() {
    [...this.list.children].forEach((node, n) => {
      node.classList.toggle("active", n === this.active);
      if (node.getAttribute("role")) node.setAttribute("aria-selected", String(n === this.active));
      if (n === this.active) node.scrollIntoView({ block: "nearest" });
    });
    this.input?.setAttribute("aria-expanded", String(this.items.length > 0));
    if (this.active >= 0) this.input?.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  /** Walks the list. @param {KeyboardEvent} event @returns {boolean} whether the key was used */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || this.box.hidden || !this.items.length) return false;
    event.preventDefault();
    this.active =
      this.active < 0
        ? step > 0
          ? 0
          : this.items.length - 1
        : (this.active + step + this.items.length) % this.items.length;
    this.mark();
    return true;
  }

  /** The item ready to be taken. */
  get current() {
    return this.box.hidden ? undefined : this.items[this.active];
  }

  get open() {
    return !this.box.hidden;
  }

  release() {
    for (const name of ["aria-activedescendant", "aria-controls"]) this.input?.removeAttribute(name);
    this.input?.setAttribute("aria-expanded", "false");
  }

  hide() {
    this.release();
    this.box.hidden = true;
    this.items = [];
    this.active = -1;
  }
}
