/** @file The sandbox drawer: faults on demand, what the bot may do here, and whether it is there. */

import { api } from "./api.js";
import { clockPanel } from "./clock.js";
import { el, fill, iconButton } from "./dom.js";
import { faultPanel } from "./faults.js";
import { forumTags } from "./forum.js";
import { nameOf } from "./nav.js";
import { toggle } from "./people.js";
import { membersMay, privacy, serverSection } from "./servers.js";
import { FORUM, called, isPrivate } from "./store.js";
import { say } from "./words.js";

const PERMISSIONS = [
  "view_channel",
  "send_messages",
  "send_messages_in_threads",
  "attach_files",
  "embed_links",
  "create_public_threads",
  "read_message_history",
  "manage_channels",
];

export class Drawer {
  /** @param {any} app */
  constructor(app) {
    this.app = app;
    this.root = /** @type {HTMLElement} */ (document.getElementById("drawer"));
    this.root.setAttribute("aria-label", say("sandbox"));
    for (const name of ["ready", "people", "channels", "clock"]) app.store.on(name, () => this.open && this.draw());
  }

  get open() {
    return !this.root.hidden;
  }

  /** @param {boolean} open */
  async toggle(open) {
    this.root.hidden = !open;
    if (!open) return;
    await this.load();
    /** @type {HTMLElement|null} */ (this.root.querySelector("button"))?.focus();
  }

  async load() {
    try {
      this.faults = await api.faults();
    } catch (error) {
      this.faults = null;
      this.app.toast(/** @type {Error} */ (error).message);
    }
    this.draw();
  }

  draw() {
    const { store } = this.app;
    const bot = called(store.application);
    const held = /** @type {HTMLElement|null} */ (
      this.root.contains(document.activeElement) ? document.activeElement : null
    )?.dataset.key;
    fill(
      this.root,
      el(
        "div",
        { class: "drawer-head" },
        el("h2", {}, say("sandbox")),
        iconButton("close", say("close"), () => this.app.closeSides()),
      ),
      el(
        "div",
        { class: "drawer-body" },
        el(
          "section",
          {},
          el("h3", {}, say("status")),
          el(
            "p",
            { class: store.ready ? "status on" : "status off" },
            say(store.ready ? "bot-online" : "bot-offline", { name: bot }),
          ),
        ),
        this.you(),
        clockPanel((seconds) => this.attempt(() => api.setClock(seconds))),
        this.here(bot),
        serverSection(this.app, (ask) => this.attempt(ask)),
        this.faultList(),
      ),
    );
    if (held) /** @type {HTMLElement|null} */ (this.root.querySelector(`[data-key="${held}"]`))?.focus();
  }

  /** Asks the server for something; what it refuses is said. @param {() => Promise<any>} ask */
  async attempt(ask) {
    try {
      await ask();
    } catch (error) {
      this.app.toast(/** @type {Error} */ (error).message);
      this.draw();
    }
  }

  you() {
    const me = this.app.store.self;
    if (!me) return null;
    const direct = toggle(say("dms-open"), me.dms_open);
    direct.input.dataset.key = "dms";
    direct.input.addEventListener("change", () =>
      this.attempt(() => api.changePerson(me.id, { dms_open: direct.input.checked })),
    );
    const name = called(this.app.store.application);
    const installed = toggle(say("installed", { name }), me.installed);
    installed.input.dataset.key = "installed";
    installed.input.addEventListener("change", () =>
      this.attempt(() => api.changePerson(me.id, { installed: installed.input.checked })),
    );
    const lose = el(
      "button",
      { type: "button", class: "button secondary", data: { key: "lose" }, on: { click: () => this.lose(me.id) } },
      say("lose-access", { name }),
    );
    return el(
      "section",
      {},
      el("h3", {}, called(me)),
      direct.node,
      installed.node,
      el("div", { class: "drawer-acts" }, lose),
    );
  }

  /** @param {string} user */
  lose(user) {
    this.attempt(async () => {
      this.faults = await api.setFaults({ kind: "lose", user });
      this.app.toast(say("lost-access"));
    });
  }

  /** @param {string} bot */
  here(bot) {
    const { store, channel: id } = this.app;
    const channel = store.channels.get(id);
    if (!channel || isPrivate(channel)) return null;
    const home = store.channels.get(channel.parent_id) ?? channel;
    const held = home.bot_permissions ?? {};
    const permissions = PERMISSIONS.map((name) => {
      const one = toggle(say(name), held[name] ?? !(name === "manage_channels" || (name === "view_channel" && home.private)));
      one.input.dataset.key = name;
      one.input.addEventListener("change", () =>
        this.attempt(async () => {
          const changed = await api.changeChannel(home.id, { bot_permissions: { [name]: one.input.checked } });
          home.bot_permissions = changed.bot_permissions ?? { ...held, [name]: one.input.checked };
        }),
      );
      return one.node;
    });
    return el(
      "section",
      {},
      el("h3", {}, `${say("this-channel")}: ${nameOf(channel)}`),
      el("p", { class: "quiet" }, say("bot-may", { name: bot })),
      permissions,
      membersMay(home, (ask) => this.attempt(ask)),
      forumTags(channel, (ask) => this.attempt(ask)),
      !channel.thread_metadata && privacy(this.app, channel, (ask) => this.attempt(ask)),
      el(
        "div",
        { class: "drawer-acts" },
        el(
          "button",
          { type: "button", class: "button secondary", on: { click: () => this.app.newThread() } },
          say(home.type === FORUM ? "new-post" : "new-thread"),
        ),
        channel.thread_metadata &&
          el(
            "button",
            { type: "button", class: "button secondary", on: { click: () => this.archive(channel) } },
            say("archive-thread"),
          ),
        this.deletion(channel),
      ),
    );
  }

  /** @param {any} thread */
  archive(thread) {
    this.attempt(() => api.setFaults({ kind: "archive", channel: thread.id }));
  }

  /** Deletes on the second press. @param {any} channel */
  deletion(channel) {
    const button = el("button", { type: "button", class: "button danger" }, say("delete-channel"));
    button.addEventListener("click", () => {
      if (!button.classList.contains("sure")) {
        button.classList.add("sure");
        button.textContent = say("delete-really");
      } else this.attempt(() => api.deleteChannel(channel.id));
    });
    button.addEventListener("blur", () => {
      button.classList.remove("sure");
      button.textContent = say("delete-channel");
    });
    return button;
  }

  faultList() {
    return (
      this.faults &&
      faultPanel(this.faults, (change) =>
        this.attempt(async () => {
          this.faults = await api.setFaults(change);
          this.draw();
        }),
      )
    );
  }
}
