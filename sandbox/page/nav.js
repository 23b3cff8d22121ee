/** @file The left side: channels with their threads, direct messages, and who one is. */

import { avatar } from "./avatar.js";
import { el, fill, icon, iconButton } from "./dom.js";
import { serverList } from "./servers.js";
import { FORUM, called, isPrivate } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Channel} Channel */

/** @param {Channel} channel */
export const nameOf = (channel) =>
  isPrivate(channel) && !channel.name ? (channel.recipients ?? []).map(called).join(", ") : (channel.name ?? "");

/** What kind of channel it is, as a drawing. @param {Channel} channel @returns {import("./dom.js").Drawing} */
export function drawingOf(channel) {
  if (isPrivate(channel)) return channel.type === 1 ? "at" : "people";
  if (channel.thread_metadata) return "thread";
  if (channel.private) return "lock";
  return channel.type === FORUM ? "forum" : channel.type === 0 ? "hash" : "voice";
}

/** The page's own address for a user and a channel. @param {string} user @param {string} [channel] */
export function addressOf(user, channel) {
  const query = new URLSearchParams({ user });
  if (channel) query.set("channel", channel);
  return `?${query}`;
}

export class Nav {
  /** @param {any} app */
  constructor(app) {
    this.app = app;
    this.root = /** @type {HTMLElement} */ (document.getElementById("nav"));
    this.list = el("nav", { class: "channels", "aria-label": say("channels") });
    this.head = el("div", { class: "server" });
    this.foot = el("div", { class: "me-panel" });
    this.servers = el("div", { class: "server-list", hidden: true });
    this.root.append(this.servers, this.head, this.list, this.foot);
    for (const name of ["channels", "unread", "people", "ready"]) app.store.on(name, () => this.later());
  }

  /** Draws once, however much changed. */
  later() {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      this.draw();
    });
  }

  draw() {
    const { store } = this.app;
    const { channel: focused, server: chosen } =
      /** @type {HTMLElement|null} */ (document.activeElement)?.dataset ?? /** @type {DOMStringMap} */ ({});
    fill(
      this.head,
      el("img", { src: "/page/icon.svg", alt: "", class: "server-face" }),
      el("h1", {}, store.guild.name),
      iconButton("close", say("close"), () => this.app.closeSides(), { class: "icon-button phone-only" }),
    );
    const shown = serverList(this.app);
    this.servers.hidden = !shown;
    fill(this.servers, shown);
    const all = /** @type {Channel[]} */ ([...store.channels.values()]);
    const texts = store.texts(store.guild.id);
    const direct = all.filter(isPrivate);
    fill(
      this.list,
      el(
        "h2",
        {},
        say("channels"),
        store.guild.id && iconButton("plus", say("new-channel"), () => this.app.newChannel(), { class: "icon-button small" }),
      ),
      el(
        "ul",
        {},
        texts.map((one) => el("li", {}, this.entry(one), this.threads(all, one))),
      ),
      el(
        "h2",
        {},
        el("span", { class: "grow" }, say("direct-messages")),
        iconButton("apps", say("add-bot", { name: called(store.application) }), () => this.app.installBot(), { class: "icon-button small" }),
        iconButton("plus", say("new-conversation"), () => this.app.newConversation(), { class: "icon-button small" }),
      ),
      direct.length
        ? el(
            "ul",
            {},
            direct.map((one) => el("li", {}, this.entry(one))),
          )
        : el("p", { class: "quiet" }, say("no-direct-messages")),
    );
    if (focused) /** @type {HTMLElement|null} */ (this.list.querySelector(`[data-channel="${focused}"]`))?.focus();
    if (chosen) /** @type {HTMLElement|null} */ (this.servers.querySelector(`[data-server="${chosen}"]`))?.focus();
    this.drawMe();
    this.title();
  }

  /** @param {Channel[]} all @param {Channel} parent */
  threads(all, parent) {
    const open = all.filter(
      (one) =>
        one.parent_id === parent.id &&
        (!one.thread_metadata?.archived || one.id === this.app.channel),
    );
    return (
      open.length > 0 &&
      el(
        "ul",
        { class: "threads" },
        open.map((one) => el("li", {}, this.entry(one))),
      )
    );
  }

  /** @param {Channel} channel */
  entry(channel) {
    const { store, channel: current } = this.app;
    const { any, pings } = store.unread(channel);
    const here = channel.id === current;
    const marks = [any && !here && say("unread"), pings && say("mentions", { n: pings })].filter(Boolean);
    const name = nameOf(channel);
    const face =
      channel.type === 1
        ? avatar(channel.recipients?.[0] ?? store.application, "small")
        : icon(drawingOf(channel));
    return el(
      "a",
      {
        href: addressOf(store.me, channel.id),
        class: `channel${any && !here ? " unread" : ""}`,
        "aria-current": here ? "page" : null,
        data: { channel: channel.id },
        "aria-label": [name, ...marks].join(", "),
        on: {
          click: (/** @type {MouseEvent} */ event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            this.app.open(channel.id);
          },
        },
      },
      face,
      el("span", { class: "channel-name" }, name),
      pings > 0 && el("span", { class: "badge", "aria-hidden": "true" }, pings > 99 ? "99+" : String(pings)),
    );
  }

  drawMe() {
    const { store } = this.app;
    const me = store.self;
    if (!me) return;
    const notes =
      [store.membership(me)?.manager && say("managing"), !me.dms_open && say("dms-closed")].filter(Boolean).join(" · ") || me.username;
    fill(
      this.foot,
      el(
        "button",
        {
          type: "button",
          class: "me",
          "aria-label": `${called(me)}, ${say("switch-user")}`,
          "aria-haspopup": "dialog",
          on: { click: () => this.app.people() },
        },
        avatar(me),
        el("span", { class: "me-words" }, el("b", {}, called(me)), el("small", {}, notes)),
        icon("down"),
      ),
      iconButton("gear", say("settings-of", { name: called(me) }), () => this.app.settings()),
    );
  }

  title() {
    const { store, channel } = this.app;
    const pings = [...store.channels.values()].reduce((sum, one) => sum + store.unread(one).pings, 0);
    const here = store.channels.get(channel);
    document.title = `${pings ? `(${pings}) ` : ""}${here ? nameOf(here) : store.guild.name} · ${called(store.self)}`;
    document.body.classList.toggle("has-pings", pings > 0);
    this.app.pings?.(pings);
  }
}
