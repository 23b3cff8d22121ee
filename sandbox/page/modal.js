/** @file Modals: the bot's forms with text fields and menus. */

import { api } from "./api.js";
import { menuField } from "./components.js";
import { openDialog } from "./dialog.js";
import { el, fill, fresh } from "./dom.js";
import { markdown } from "./markdown.js";
import { contextOf } from "./row.js";
import { say } from "./words.js";

/** @typedef {{node: HTMLElement, read: () => any, id: string, label?: string, needed?: boolean}} Input a field, and how to read its value */

const TEXT = 4;
const DISPLAY = 10;
const LABEL = 18;
const CHECKS = 22;
const CHECK = 23;
const RADIO = 21;

/** @param {any} app @param {{id: string, custom_id: string, title: string, components: any[]}} modal */
export function openModal(app, modal) {
  /** @type {Input[]} */
  const inputs = [];
  const form = el(
    "form",
    {
      class: "modal-form",
      id: fresh("modal"),
      autocomplete: "off",
      on: {
        submit: (/** @type {Event} */ event) => {
          event.preventDefault();
          submit();
        },
      },
    },
    modal.components.map((one) => part(app, one, inputs)),
  );
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "button primary", form: form.id }, say("submit"));
  const cancel = el(
    "button",
    { type: "button", class: "button secondary", on: { click: () => box.close() } },
    say("cancel"),
  );
  const box = openDialog(modal.title, [form, note], { kind: "modal", footer: [cancel, send], stay: true });

  async function submit() {
    const missing = inputs.find(
      (input) => input.needed && [input.read()].flat().every((value) => value === null || value === ""),
    );
    note.textContent = missing ? say("needed", { name: missing.label }) : "";
    note.hidden = !missing;
    if (missing) return;
    send.disabled = true;
    const values = Object.fromEntries(inputs.map((input) => [input.id, input.read()]));
    try {
      const { interaction } = await api.interact({
        user: app.store.me,
        channel: app.channel,
        type: 5,
        modal: modal.id,
        values,
      });
      if (!(await app.store.outcome(interaction))) throw new Error(say("modal-failed"));
      box.close();
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
      note.hidden = false;
      send.disabled = false;
    }
  }
}

/** @param {any} app @param {any} c @param {Input[]} inputs @returns {any} */
function part(app, c, inputs) {
  if (c.type === DISPLAY) return el("div", { class: "markdown" }, markdown(c.content, contextOf(app)));
  if (c.type === LABEL) return labelled(c.label, c.description, c.component, app, inputs);
  return (c.components ?? []).map((/** @type {any} */ inner) =>
    labelled(inner.label ?? inner.placeholder ?? "", "", inner, app, inputs),
  );
}

/** @param {string} label @param {string} description @param {any} c @param {any} app @param {Input[]} inputs */
function labelled(label, description, c, app, inputs) {
  const needed = c.required ?? true;
  const input = { ...make(c, label, app), label, needed: needed && c.type !== CHECK };
  inputs.push(input);
  const target = input.node.id || (input.node.id = fresh("field"));
  return el(
    "div",
    { class: "modal-part" },
    el("label", { for: target }, label, needed && el("span", { class: "star", "aria-hidden": "true" }, " *")),
    description && el("small", { class: "quiet" }, description),
    input.node,
  );
}

/** @param {any} c @param {string} label @param {any} app @returns {Input} */
function make(c, label, app) {
  if (c.type === TEXT) return textInput(c);
  if (c.type === CHECK || c.type === CHECKS || c.type === RADIO) return ticks(c);
  /** @type {string[]|undefined} */
  let chosen;
  const node = el("div", {});
  const draw = () =>
    fill(
      node,
      menuField(c, app, {
        chosen,
        label,
        took: (values) => {
          chosen = values;
          draw();
        },
      }),
    );
  draw();
  const preset = () =>
    (c.options ?? []).filter((/** @type {any} */ o) => o.default).map((/** @type {any} */ o) => o.value);
  return {
    node,
    id: c.custom_id,
    read: () => chosen ?? [...preset(), ...(c.default_values ?? []).map((/** @type {any} */ one) => one.id)],
  };
}

/** @param {any} c @returns {Input} */
function textInput(c) {
  const long = c.style === 2;
  const node = el(long ? "textarea" : "input", {
    class: "field",
    ...(long ? { rows: "5" } : { type: "text" }),
    value: c.value ?? "",
    placeholder: c.placeholder,
    required: c.required ?? true,
    minlength: c.min_length,
    maxlength: c.max_length ?? 4000,
  });
  return { node, id: c.custom_id, read: () => node.value };
}

/** Check boxes and radio buttons. @param {any} c @returns {Input} */
function ticks(c) {
  const name = fresh("ticks");
  const one = c.type === CHECK;
  const options = one ? [{ value: "on", label: "", default: c.default }] : c.options;
  const boxes = options.map((/** @type {any} */ o) => ({
    o,
    input: el("input", {
      type: c.type === RADIO ? "radio" : "checkbox",
      name,
      value: o.value,
      checked: Boolean(o.default),
    }),
  }));
  const node = el(
    "div",
    { class: "ticks", role: c.type === RADIO ? "radiogroup" : "group" },
    boxes.map((/** @type {any} */ b) =>
      el(
        "label",
        { class: "tick-row" },
        b.input,
        el("span", {}, b.o.label, b.o.description && el("small", { class: "quiet" }, b.o.description)),
      ),
    ),
  );
  const on = () => boxes.filter((/** @type {any} */ b) => b.input.checked).map((/** @type {any} */ b) => b.o.value);
  return { node, id: c.custom_id, read: () => (one ? on().length > 0 : c.type === RADIO ? (on()[0] ?? null) : on()) };
}
