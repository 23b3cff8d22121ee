/** @file Puts the page together: who one is, which channel is open, and the live connection. */

import { Live, Refused, api } from "./api.js";
import { installDialog, isInstallLink } from "./apps.js";
import { tickClock } from "./clock.js";
import { Composer } from "./composer.js";
import { conversationDialog } from "./conversations.js";
import { Drawer } from "./drawer.js";
import { el, fill, icon, iconButton } from "./dom.js";
import { tick } from "./markdown.js";
import { toast } from "./menu.js";
import { MessageView } from "./messages.js";
import { openModal } from "./modal.js";
import { Nav, addressOf, drawingOf, nameOf } from "./nav.js";
import { inviteDialog, nameDialog, nearest, peopleDialog, settingsDialog, toggle, welcome } from "./people.js";
import { newPost } from "./forum.js";
import { FORUM, Store, called, older } from "./store.js";
import { say, speak } from "./words.js";

const node = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

class App {
  /** @param {string} me @param {any} state */
  constructor(me, state) {
    this.store = new Store(me);
    this.channel = "";
    /** frames that came before the state did @type {any[]|null} */ this.waiting = [];
    this.toast = toast;
    speak(state.users.find((/** @type {any} */ person) => person.id === me)?.locale);
    this.store.reset(state);
    this.nav = new Nav(this);
    this.view = new MessageView(this);
    this.composer = new Composer(this);
    this.drawer = new Drawer(this);
    this.frame();
    this.listen();
    node("app").hidden = false;
    this.open(this.wanted(), true);
    this.live = new Live(me, {
      frame: (frame) => this.hear(frame),
      open: () => this.reload(),
      gone: () => this.lost(),
    });
  }

  frame() {
    this.heading = el("h2", { class: "heading-name" });
    this.status = el("span", { class: "status" });
    this.pingDot = el("span", { class: "ping-dot", hidden: true });
    const menu = iconButton("menu", say("open-nav"), () => this.openNav(), {
      class: "icon-button phone-only",
      id: "open-nav",
    });
    menu.append(this.pingDot);
    const sandbox = el(
      "button",
      {
        type: "button",
        class: "button secondary sandbox-button",
        "aria-expanded": "false",
        "aria-controls": "drawer",
        on: { click: () => this.toggleDrawer() },
      },
      icon("bolt"),
      el("span", {}, say("sandbox")),
    );
    this.sandboxButton = sandbox;
    fill(node("header"), menu, this.heading, this.status, sandbox);
    node("scrim").addEventListener("click", () => this.closeSides());
  }

  listen() {
    const { store } = this;
    store.on("ready", () => this.drawHeader());
    store.on("channels", () => (store.channels.has(this.channel) ? this.drawHeader() : this.channelGone()));
    store.on("modal", (modal) => openModal(this, modal));
    store.on("reload", () => this.reload());
    store.on("clock", tick);
    window.addEventListener("popstate", () => this.open(this.wanted(), true));
    window.setInterval(tick, 10_000);
    window.setInterval(tickClock, 10_000);
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => this.follow(event));
    store.on("people", () => this.drawHeader());
  }

  /** Discord opens the link that installs the bot in a dialog of its own. @param {MouseEvent} event */
  follow(event) {
    const link = /** @type {HTMLAnchorElement|null} */ (/** @type {HTMLElement} */ (event.target).closest("a[href]"));
    if (!link || !isInstallLink(link.href, this.store.application.id)) return;
    event.preventDefault();
    this.installBot();
  }

  /** Typing anywhere goes to the composer, as in Discord. @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && (this.drawer.open || node("nav").classList.contains("open"))) this.closeSides();
    const at = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
    const busy =
      at.closest("input, textarea, select, dialog, [contenteditable], button, a, [tabindex='0']") ||
      document.querySelector("dialog[open]");
    if (!busy && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) this.composer.focus();
  }

  /** The channel the address asks for, else the first there is. */
  wanted() {
    const asked = new URLSearchParams(location.search).get("channel") ?? "";
    if (this.store.channels.has(asked)) return asked;
    return this.store.texts(this.store.guild.id)[0]?.id ?? "";
  }

  /** Shows a server: its first channel. @param {string} id */
  openServer(id) {
    this.store.guildId = id;
    this.open(this.store.texts(id)[0]?.id ?? "");
    this.nav.later();
    this.drawHeader();
  }

  /** Opens a channel. @param {string} id @param {boolean} [keep] whether the address stays as it is in the history */
  open(id, keep = false) {
    if (id === this.channel) return this.closeSides();
    const address = addressOf(this.store.me, id);
    if (keep) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const from = this.channel;
    this.channel = this.store.shown = id;
    this.store.guildId = this.store.channels.get(id)?.guild_id ?? this.store.guild.id;
    this.closeSides();
    this.view.show(id);
    this.composer.turnTo(from, id);
    this.drawHeader();
    this.nav.later();
    if (id && !this.store.messages.has(id)) this.fetch(id);
    return undefined;
  }

  /** @param {string} id */
  async fetch(id) {
    try {
      this.store.fill(id, listed(await api.messages(id, this.store.me)));
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  channelGone() {
    if (this.channel) toast(say("channel-gone"));
    this.channel = "";
    this.open(this.wanted(), true);
  }

  drawHeader() {
    const { store } = this;
    const channel = store.channels.get(this.channel);
    const bot = called(store.application);
    fill(
      this.heading,
      channel && icon(drawingOf(channel)),
      el("span", {}, channel ? nameOf(channel) : store.guild.name),
    );
    this.status.className = store.ready ? "status on" : "status off";
    this.status.textContent = say(store.ready ? "bot-online" : "bot-offline", { name: bot });
    node("composer").hidden = !channel || channel.type === FORUM;
    const outside = channel?.guild_id && !store.guild.bot && !store.self?.installed;
    const words = store.ready ? outside && say("bot-not-here", { name: bot }) : say("bot-gone", { name: bot });
    this.banner((store.online && words) || "");
  }

  /** @param {string} words */
  banner(words) {
    node("banner").hidden = !words;
    if (node("banner").textContent !== words) node("banner").textContent = words;
  }

  /** @param {any} frame */
  hear(frame) {
    if (this.waiting) this.waiting.push(frame);
    else this.store.apply(frame);
  }

  lost() {
    const { store } = this;
    this.waiting = [];
    if (store.online) this.banner(say("reconnecting"));
    store.online = false;
  }

  /** The socket is open (again): what changed meanwhile is fetched, then the frames since are applied. */
  async reload() {
    const { store } = this;
    this.waiting = [];
    try {
      const state = await api.state(store.me);
      const before = new Map([...store.channels.values()].map((one) => [one.id, one.last_message_id]));
      store.reset(state);
      await Promise.all(
        [...store.channels.values()].filter((one) => this.stale(one, before)).map((one) => this.fetch(one.id)),
      );
      store.online = true;
      this.drawHeader();
      await this.composer.load();
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500) location.assign(location.pathname);
      return;
    }
    const frames = this.waiting ?? [];
    this.waiting = null;
    for (const frame of frames) store.apply(frame);
  }

  /** Whether a channel's messages must be fetched: they are shown, or are held, or may be unread. @param {any} channel @param {Map<string, any>} before */
  stale(channel, before) {
    const { store } = this;
    if (channel.id === this.channel || store.messages.has(channel.id)) return true;
    return (
      Boolean(channel.last_message_id) &&
      (!before.has(channel.id) || older(store.marks[channel.id] ?? "0", channel.last_message_id))
    );
  }

  openNav() {
    node("nav").classList.add("open");
    node("scrim").hidden = false;
    /** @type {HTMLElement|null} */ (node("nav").querySelector("[aria-current]"))?.focus();
  }

  async toggleDrawer() {
    const open = !this.drawer.open;
    this.closeSides();
    await this.drawer.toggle(open);
    node("scrim").hidden = !open;
    node("scrim").classList.toggle("for-drawer", open);
    this.sandboxButton.setAttribute("aria-expanded", String(open));
  }

  closeSides() {
    node("nav").classList.remove("open");
    node("scrim").hidden = true;
    node("scrim").classList.remove("for-drawer");
    if (this.drawer.open) this.sandboxButton.focus();
    this.drawer.toggle(false);
    this.sandboxButton.setAttribute("aria-expanded", "false");
  }

  /** @param {number} count */
  pings(count) {
    this.pingDot.hidden = count === 0;
  }

  toEnd() {
    this.view.toEnd();
  }

  people() {
    peopleDialog(this);
  }

  settings() {
    settingsDialog(this);
  }

  invite() {
    inviteDialog(this);
  }

  installBot() {
    installDialog(this);
  }

  newConversation() {
    conversationDialog(this);
  }

  newChannel() {
    const hidden = toggle(say("private-channel"), false);
    const forum = toggle(say("forum-channel"), false);
    const create = async (/** @type {string} */ name) => {
      const members = hidden.input.checked ? [this.store.me] : undefined;
      const channel = await api.createChannel(name, this.store.guild.id, members, forum.input.checked);
      this.store.onCHANNEL_CREATE(channel);
      this.open(channel.id);
    };
    nameDialog(say("new-channel"), say("channel-name"), create, el("div", {}, hidden.node, forum.node));
  }

  newServer() {
    nameDialog(say("new-server"), say("server-name"), async (name) => {
      const guild = await api.createServer(name, this.store.me);
      await this.reload();
      this.openServer(guild.id);
    });
  }

  newThread() {
    const parent = this.store.channels.get(this.channel)?.parent_id ?? this.channel;
    const forum = this.store.channels.get(parent);
    if (forum?.type === FORUM) return newPost(this, forum);
    nameDialog(say("new-thread"), say("thread-name"), async (name) => {
      const thread = await api.createThread(parent, this.store.me, name);
      this.store.onCHANNEL_CREATE(thread);
      this.open(thread.id);
    });
    return undefined;
  }
}

/** @param {any} answer @returns {any[]} */
const listed = (answer) => (Array.isArray(answer) ? answer : answer.messages);

async function begin() {
  speak(nearest(navigator.language)[0]);
  const me = new URLSearchParams(location.search).get("user");
  try {
    const state = await api.state(me);
    if (me && state.users.some((/** @type {any} */ person) => person.id === me)) new App(me, state);
    else welcome(state.users);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (me && error.status >= 400) return location.assign(location.pathname);
    toast(say("no-answer"));
    window.setTimeout(begin, 1500);
  }
  return undefined;
}

begin();
