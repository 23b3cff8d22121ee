/** @file Where one types: plain messages, and commands after a slash. */

import { api } from "./api.js";
import { CommandForm } from "./command-form.js";
import { flatten, matching } from "./commands.js";
import { el, fill, icon, iconButton } from "./dom.js";
import { nameOf } from "./nav.js";
import { called, isPrivate } from "./store.js";
import { Suggestions } from "./suggest.js";
import { say } from "./words.js";

export class Composer {
  /** @param {any} app */
  constructor(app) {
    this.app = app;
    this.root = /** @type {HTMLFormElement} */ (document.getElementById("composer"));
    this.suggest = new Suggestions(this.root);
    /** @type {any[]} */ this.registered = [];
    /** @type {CommandForm|null} */ this.form = null;
    /** @type {Map<string, string>} */ this.drafts = new Map();
    this.text = el("textarea", {
      rows: "1",
      class: "composer-text",
      maxlength: "2000",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      enterkeyhint: "send",
    });
    this.place = el("div", { class: "composer-place" }, this.text);
    this.slash = iconButton("slash", say("commands"), () => this.openCommands(), { data: { key: "slash" } });
    this.send = el(
      "button",
      { type: "submit", class: "icon-button send", "aria-label": say("send"), title: say("send") },
      icon("send"),
    );
    this.root.append(el("div", { class: "composer-box" }, this.slash, this.place, this.send));
    this.root.addEventListener("submit", (event) => {
      event.preventDefault();
      this.form ? this.form.submit() : this.submitText();
    });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event));
    this.text.addEventListener("blur", () => this.suggest.hide());
    this.root.addEventListener(
      "focusout",
      (event) => !this.root.contains(/** @type {Node} */ (event.relatedTarget)) && this.suggest.hide(),
    );
    app.store.on("ready", () => this.refresh());
    app.store.on("people", () => this.refresh());
  }

  /** Fetches the bot's commands anew. */
  async load() {
    const { store, channel } = this.app;
    if (!channel) return;
    const found = await api.commands(store.me, channel).catch(() => []);
    if (channel === this.app.channel) this.registered = found;
  }

  /** Looks for commands that were registered since, whenever a command is begun. */
  async refresh() {
    const before = JSON.stringify(this.registered);
    await this.load();
    if (JSON.stringify(this.registered) !== before && document.activeElement === this.text) this.typed();
  }

  /** The commands that can be used here. */
  get commands() {
    return flatten(this.registered);
  }

  /** The name of the command by which one begins, as far as that is known yet. */
  get opener() {
    const paths = this.commands.map((one) => one.path);
    return paths.find((path) => path === "open") ?? paths.find((path) => path.endsWith(" open")) ?? "open";
  }

  /** That command as the reader types it. */
  get openerShown() {
    return this.commands.find((one) => one.path === this.opener)?.shown ?? this.opener;
  }

  /** Gets ready for another channel; what was typed there waits there. @param {string} from @param {string} to */
  turnTo(from, to) {
    if (from) this.drafts.set(from, this.text.value);
    this.leave(false);
    const channel = this.app.store.channels.get(to);
    const name = channel && isPrivate(channel) ? nameOf(channel) : `#${channel?.name ?? ""}`;
    this.text.placeholder = say("message-to", { name });
    this.text.setAttribute("aria-label", say("message-to", { name }));
    this.text.value = this.drafts.get(to) ?? "";
    this.grow();
    this.focus();
    this.load();
  }

  /** Takes the cursor, unless that would open a phone's keyboard. */
  focus() {
    if (window.matchMedia("(pointer: fine)").matches) this.form ? this.form.focus() : this.text.focus();
  }

  /** Begins a command by its name. @param {string} path */
  start(path) {
    const command = this.commands.find((one) => one.path === path);
    if (command) this.choose(command);
    else {
      this.leave(false);
      this.text.value = `/${path}`;
      this.text.focus();
      this.typed();
    }
  }

  openCommands() {
    this.leave(false);
    if (!this.text.value.startsWith("/")) this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  grow() {
    this.text.style.setProperty("--rows", String(Math.min(8, this.text.value.split("\n").length)));
  }

  typed() {
    this.grow();
    const value = this.text.value;
    if (!value.startsWith("/") || value.includes("\n")) {
      this.suggest.hide();
      return;
    }
    if (value === "/") this.refresh();
    const found = matching(this.commands, value.slice(1));
    const exact =
      value.endsWith(" ") &&
      found.filter((one) => one.path === value.slice(1).trim() || one.shown === value.slice(1).trim());
    if (exact && exact.length === 1 && found.length === 1) this.choose(exact[0]);
    else this.showCommands(found);
  }

  /** Why there is nothing to choose, as words' id. */
  lacking() {
    if (this.registered.length) return "no-command";
    return this.app.store.ready ? "no-commands-here" : "no-commands";
  }

  /** @param {import("./types.js").Command[]} found */
  showCommands(found) {
    const items = found.map((one) => ({ value: one.path, label: `/${one.shown}`, description: one.description }));
    this.suggest.show(this.text, {
      label: say("commands"),
      items,
      first: true,
      note: say(this.lacking(), { name: called(this.app.store.application) }),
      took: (item) => this.choose(/** @type {any} */ (found.find((one) => one.path === item.value))),
    });
  }

  /** @param {import("./types.js").Command} command */
  choose(command) {
    this.form = new CommandForm(this.app, command, this.suggest, {
      send: (options) => this.submitCommand(command, options),
      leave: () => this.leave(),
    });
    this.text.value = "";
    this.suggest.hide();
    fill(this.place, this.form.node);
    this.root.classList.add("commanding");
    this.form.focus();
  }

  /** Back from a command to plain text. */
  leave(focus = true) {
    this.suggest.hide();
    if (!this.form) return;
    this.form = null;
    fill(this.place, this.text);
    this.root.classList.remove("commanding");
    this.grow();
    if (focus) this.text.focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing || this.suggest.key(event)) return;
    const current = this.suggest.current;
    if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && current)) {
      event.preventDefault();
      if (current) this.suggest.took?.(current);
      else this.submitText();
    } else if (event.key === "Escape" && this.suggest.open) {
      event.preventDefault();
      this.suggest.hide();
    }
  }

  async submitText() {
    const content = this.text.value.trim();
    if (!content) return;
    if (/^\/[\p{L}\p{N}_-]/u.test(content)) {
      this.typed();
      if (!this.suggest.items.length) this.app.toast(say("no-command"));
      return;
    }
    const { store, channel } = this.app;
    this.text.value = "";
    this.grow();
    try {
      await api.say(channel, store.me, content);
    } catch (error) {
      this.text.value ||= content;
      this.app.toast(/** @type {Error} */ (error).message);
    }
  }

  /** @param {import("./types.js").Command} command @param {object} options */
  async submitCommand(command, options) {
    const { store, channel } = this.app;
    const form = this.form;
    this.leave();
    this.app.toEnd();
    try {
      await api.interact({ user: store.me, channel, type: 2, name: command.path, options });
    } catch (error) {
      this.app.toast(/** @type {Error} */ (error).message);
      if (!form || this.form || this.text.value) return;
      this.form = form;
      fill(this.place, form.node);
      this.root.classList.add("commanding");
      form.focus();
    }
  }
}
