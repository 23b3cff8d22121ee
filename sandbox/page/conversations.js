/** @file Conversations of people: with one other, or in a group. The bot is not in them. */

import { api } from "./api.js";
import { openDialog } from "./dialog.js";
import { el, fresh } from "./dom.js";
import { toggle } from "./people.js";
import { called } from "./store.js";
import { say } from "./words.js";

/** Asks whom to talk to, and opens the conversation. @param {any} app */
export function conversationDialog(app) {
  const { store } = app;
  const others = [...store.people.values()].filter((person) => person.id !== store.me);
  const chosen = new Set();
  const name = el("input", { class: "field", maxlength: "100", autocomplete: "off", id: fresh("field") });
  const named = el("div", { class: "form-part", hidden: true }, el("label", { for: name.id }, say("group-name")), name);
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const form = el("form", { id: fresh("conversation") });
  const start = el("button", { type: "submit", class: "button primary", form: form.id, disabled: true }, say("start-talking"));
  form.append(...others.map((person) => choice(person)), named, note);
  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const group = chosen.size > 1 ? name.value.trim() : "";
      const channel = await api.converse(store.me, [...chosen], group);
      store.onCHANNEL_CREATE(channel);
      box.close();
      app.open(channel.id);
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
      note.hidden = false;
    }
  });

  /** @param {import("./types.js").Person} person */
  function choice(person) {
    const one = toggle(called(person), false);
    one.input.addEventListener("change", () => {
      if (one.input.checked) chosen.add(person.id);
      else chosen.delete(person.id);
      start.disabled = chosen.size === 0;
      named.hidden = chosen.size < 2;
    });
    return one.node;
  }

  const body = others.length ? form : el("p", { class: "quiet" }, say("nobody-else"));
  const box = openDialog(say("new-conversation"), body, { footer: others.length > 0 && start });
}
