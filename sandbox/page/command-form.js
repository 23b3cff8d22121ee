/** @file A chosen command with a field for each of its options. */

import { Refused, api } from "./api.js";
import { filtered, offers, parse } from "./commands.js";
import { el, fill, iconButton } from "./dom.js";
import { localised, say } from "./words.js";

/** @typedef {import("./types.js").CommandOption} CommandOption @typedef {import("./types.js").Item} Item */
/** @typedef {{option: CommandOption, node: HTMLElement, input: HTMLInputElement, picked: Item|null, wrong: string}} Field */

const DEBOUNCE = 180;

export class CommandForm {
  /**
   * @param {any} app
   * @param {import("./types.js").Command} command
   * @param {import("./suggest.js").Suggestions} suggest
   * @param {{send: (options: object) => void, leave: () => void}} heard
   */
  constructor(app, command, suggest, heard) {
    this.app = app;
    this.command = command;
    this.suggest = suggest;
    this.heard = heard;
    /** @type {Field[]} */ this.fields = [];
    this.asked = 0;
    this.options = el("div", { class: "options" });
    this.extra = el("div", { class: "extra-options" });
    this.node = el(
      "div",
      { class: "command-form", role: "group", "aria-label": `/${command.shown}` },
      el("span", { class: "command-name" }, `/${command.shown}`),
      this.options,
      this.extra,
      iconButton("close", say("leave-command"), () => heard.leave(), { class: "icon-button leave" }),
    );
    this.node.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.target === this.node) this.bareKey(event);
    });
    for (const option of command.options) if (option.required) this.add(option);
    this.drawExtra();
  }

  /** Puts the cursor where the next value is missing. */
  focus() {
    const field = this.fields.find((one) => one.option.required && !one.input.value) ?? this.fields[0];
    if (field) field.input.focus();
    else {
      this.node.tabIndex = -1;
      this.node.focus();
      this.showNothingNeeded();
    }
  }

  /** A command without options, or with all of them optional. */
  showNothingNeeded() {
    this.suggest.show(/** @type {any} */ (this.node), {
      label: this.command.description,
      hint: [el("b", {}, `/${this.command.shown}`), " ", this.command.description],
      items: null,
      first: false,
      took: () => {},
    });
  }

  /** @param {KeyboardEvent} event */
  bareKey(event) {
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape" || event.key === "Backspace") this.heard.leave();
    else return;
    event.preventDefault();
  }

  /** @param {CommandOption} option @returns {Field} */
  add(option) {
    const name = localised(option, "name");
    const input = el("input", {
      type: "text",
      class: "option-input",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "next",
      "aria-label": say("option-of", { option: name, command: this.command.shown }),
      "aria-required": String(Boolean(option.required)),
      inputmode: option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null,
      size: "6",
      maxlength: option.type === 3 ? (/** @type {any} */ (option).max_length ?? 6000) : null,
    });
    const node = el("label", { class: "option" }, el("span", { class: "option-name" }, name), input);
    /** @type {Field} */
    const field = { option, node, input, picked: null, wrong: "" };
    input.addEventListener("focus", () => this.hint(field));
    input.addEventListener("input", () => this.typed(field));
    input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event, field));
    this.fields.push(field);
    this.options.append(node);
    return field;
  }

  drawExtra() {
    const left = this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
    fill(
      this.extra,
      left.map((option) => {
        const name = localised(option, "name");
        return el(
          "button",
          {
            type: "button",
            class: "add-option",
            title: localised(option, "description"),
            "aria-label": say("add-option", { name }),
            on: { click: () => this.addOptional(option) },
          },
          `+ ${name}`,
        );
      }),
    );
  }

  /** @param {CommandOption} option */
  addOptional(option) {
    const field = this.add(option);
    this.drawExtra();
    field.input.focus();
  }

  /** @param {Field} field */
  typed(field) {
    field.picked = null;
    field.wrong = "";
    this.mark(field);
    this.hint(field);
  }

  /** @param {Field} field */
  mark(field) {
    field.input.size = Math.min(40, Math.max(6, field.input.value.length + 1));
    field.node.classList.toggle("wrong", Boolean(field.wrong));
    field.node.classList.toggle("picked", Boolean(field.picked));
    field.input.setAttribute("aria-invalid", String(Boolean(field.wrong)));
  }

  /** Shows what the option is about and what it may be. @param {Field} field */
  hint(field) {
    const { option, input } = field;
    const name = localised(option, "name");
    const hint = [
      el("b", {}, name),
      el("span", { class: "need" }, say(option.required ? "required" : "optional")),
      " ",
      localised(option, "description"),
      field.wrong && el("span", { class: "wrong-words", role: "alert" }, ` ${field.wrong}`),
    ];
    const typed = field.picked ? "" : input.value;
    const show = (/** @type {Item[]|null} */ items, note = "") =>
      this.suggest.show(input, {
        hint,
        label: name,
        items,
        note: note || undefined,
        first: Boolean(option.required || typed) && !field.picked,
        took: (item) => this.take(field, item),
      });
    if (option.autocomplete) this.ask(field, show);
    else {
      this.asked += 1;
      const items = offers(option, this.app.store);
      show(items && filtered(items, typed));
    }
  }

  /** Asks the bot what it suggests, once the typing pauses. @param {Field} field @param {(items: Item[]|null, note?: string) => void} show */
  ask(field, show) {
    this.asked += 1;
    const mine = this.asked;
    show([], say("loading"));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      async () => {
        try {
          const { store, channel } = this.app;
          const answer = await api.interact({
            user: store.me,
            channel,
            type: 4,
            name: this.command.path,
            options: { ...this.drafts(), [field.option.name]: field.picked ? "" : field.input.value },
            focused: field.option.name,
          });
          if (mine === this.asked && document.activeElement === field.input)
            show(
              answer.choices.map((/** @type {any} */ choice) => ({
                value: choice.value,
                label: String(localised(choice, "name")),
              })),
            );
        } catch (error) {
          if (mine === this.asked && error instanceof Refused) show([], error.message);
        }
      },
      field.input.value ? DEBOUNCE : 0,
    );
  }

  /** What is filled in so far, as far as it can be read. */
  drafts() {
    /** @type {Object<string, any>} */
    const values = {};
    for (const field of this.fields) {
      try {
        const value = this.value(field);
        if (value !== undefined) values[field.option.name] = value;
      } catch {
        continue;
      }
    }
    return values;
  }

  /** @param {Field} field @returns {any} */
  value(field) {
    if (field.picked) return field.picked.value;
    return parse(
      field.option,
      field.input.value,
      field.option.autocomplete ? null : offers(field.option, this.app.store),
    );
  }

  /** @param {Field} field @param {Item} item */
  take(field, item) {
    field.picked = item;
    field.input.value = item.label;
    field.wrong = "";
    this.mark(field);
    this.forward(field);
  }

  /** To the next value that is missing; with none missing, stays ready to send. @param {Field} field */
  forward(field) {
    const next = this.fields.find((one) => one !== field && one.option.required && !one.input.value);
    if (next) next.input.focus();
    else this.hintReady(field);
  }

  /** @param {Field} field */
  hintReady(field) {
    field.input.focus();
    this.asked += 1;
    this.suggest.show(field.input, {
      hint: [
        el("b", {}, `/${this.command.shown}`),
        " ",
        this.command.description,
        el("span", { class: "keys" }, say("keys")),
      ],
      label: this.command.description,
      items: null,
      first: false,
      took: () => {},
    });
  }

  /** @param {KeyboardEvent} event @param {Field} field */
  key(event, field) {
    if (event.isComposing || this.suggest.key(event)) return;
    const current = this.suggest.current;
    if (event.key === "Enter") {
      event.preventDefault();
      if (current) this.take(field, current);
      else this.submit();
    } else if (event.key === "Tab" && !event.shiftKey && current) {
      event.preventDefault();
      this.take(field, current);
      this.tabOn(field);
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.heard.leave();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.back(field);
    }
  }

  /** After Tab: the next field, or the first optional one on offer. @param {Field} field */
  tabOn(field) {
    const next = this.fields[this.fields.indexOf(field) + 1];
    if (next) next.input.focus();
  }

  /** Backspace in an empty field: away with an optional one, and out of the command from the first. @param {Field} field */
  back(field) {
    const at = this.fields.indexOf(field);
    if (!field.option.required) {
      this.fields.splice(at, 1);
      field.node.remove();
      this.drawExtra();
    }
    const before = this.fields[Math.max(0, at - 1)];
    if (before && before !== field) before.input.focus();
    else if (field.option.required || !before) this.heard.leave();
    else before.input.focus();
  }

  submit() {
    /** @type {Object<string, any>} */
    const values = {};
    for (const field of this.fields) {
      try {
        const value = this.value(field);
        if (value !== undefined) values[field.option.name] = value;
      } catch (error) {
        field.wrong = /** @type {Error} */ (error).message;
        this.mark(field);
        field.input.focus();
        this.hint(field);
        return;
      }
    }
    this.heard.send(values);
  }
}
