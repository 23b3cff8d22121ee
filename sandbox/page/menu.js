/** @file Small menus beside a button, and passing words at the foot of the page. */

import { el, icon } from "./dom.js";

/**
 * @param {HTMLElement} anchor
 * @param {{label: string, icon: any, danger?: boolean, run: () => void}[]} entries
 * @param {{left: number, top: number}} [at] where it opens; below the anchor if left out
 */
export function openMenu(anchor, entries, at) {
  const box = el(
    "dialog",
    { class: "context-menu" },
    el(
      "div",
      { role: "menu" },
      entries.map((entry) =>
        el(
          "button",
          {
            type: "button",
            role: "menuitem",
            class: entry.danger ? "danger" : "",
            on: {
              click: () => {
                box.close();
                entry.run();
              },
            },
          },
          el("span", {}, entry.label),
          icon(entry.icon),
        ),
      ),
    ),
  );
  box.addEventListener("click", (/** @type {MouseEvent} */ event) => event.target === box && box.close());
  box.addEventListener("close", () => {
    box.remove();
    anchor.focus();
  });
  box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...box.querySelectorAll("button")];
    items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
  });
  document.body.append(box);
  box.showModal();
  const place = anchor.getBoundingClientRect();
  const left = at ? at.left : place.right - box.offsetWidth;
  const below = at ? at.top : place.bottom + 4;
  const above = at ? at.top - box.offsetHeight : place.top - box.offsetHeight - 4;
  box.style.setProperty("--x", `${Math.max(8, Math.min(left, innerWidth - box.offsetWidth - 8))}px`);
  box.style.setProperty("--y", `${Math.max(8, below + box.offsetHeight + 4 > innerHeight ? above : below)}px`);
  box.querySelector("button").focus();
}

/**
 * Opens a menu by a right click, or by a long press on a phone.
 * @param {HTMLElement} node @param {() => {label: string, icon: any, danger?: boolean, run: () => void}[]} entries
 */
export function onMenu(node, entries) {
  node.addEventListener("contextmenu", (event) => {
    const found = entries();
    if (!found.length) return;
    event.preventDefault();
    event.stopPropagation();
    openMenu(node, found, { left: event.clientX, top: event.clientY });
  });
  return node;
}

/** Says something in passing. @param {string} words */
export function toast(words) {
  const note = el("div", { class: "toast" }, words);
  const root = /** @type {HTMLElement} */ (document.getElementById("toasts"));
  root.append(note);
  window.setTimeout(() => note.remove(), 5000);
}
