/** @file Small menus beside a button, and passing words at the foot of the page. */

import { el, icon } from "./dom.js";

/** @param {HTMLElement} anchor @param {{label: string, icon: any, danger?: boolean, run: () => void}[]} entries */
export function openMenu(anchor, entries) {
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
  const at = anchor.getBoundingClientRect();
  box.style.setProperty(
    "--x",
    `${Math.max(8, Math.min(at.right - box.offsetWidth, innerWidth - box.offsetWidth - 8))}px`,
  );
  box.style.setProperty(
    "--y",
    `${Math.max(8, at.bottom + box.offsetHeight + 8 > innerHeight ? at.top - box.offsetHeight - 4 : at.bottom + 4)}px`,
  );
  box.querySelector("button").focus();
}

/** Says something in passing. @param {string} words */
export function toast(words) {
  const note = el("div", { class: "toast" }, words);
  const root = /** @type {HTMLElement} */ (document.getElementById("toasts"));
  root.append(note);
  window.setTimeout(() => note.remove(), 5000);
}
