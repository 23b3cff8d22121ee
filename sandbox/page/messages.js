/** @file The list of messages of the open channel: what is under way, what is new, and a place that keeps still. */

import { avatar } from "./avatar.js";
import { el, fill, icon, iconButton } from "./dom.js";
import { posts, tagsOn } from "./forum.js";
import { drawingOf, nameOf } from "./nav.js";
import { dots, firstUnread, row } from "./row.js";
import { FORUM, called, isPrivate } from "./store.js";
import { say } from "./words.js";

const PAGE = 120;
const NEAR = 60;

export class MessageView {
  /** @param {any} app */
  constructor(app) {
    this.app = app;
    this.channel = "";
    this.limit = PAGE;
    this.stick = true;
    this.top = 0;
    this.scroller = /** @type {HTMLElement} */ (document.getElementById("scroller"));
    this.opening = /** @type {HTMLElement} */ (document.getElementById("opening"));
    this.list = /** @type {HTMLElement} */ (document.getElementById("messages"));
    this.typing = /** @type {HTMLElement} */ (document.getElementById("typing"));
    /** where the unread begin; "" when there are none, undefined before that is known */
    /** @type {string|undefined} */ this.firstNew = undefined;
    this.tail = el("div", { class: "tail" });
    this.down = iconButton("down", say("jump-down"), () => this.toEnd(), {
      class: "icon-button jump-down",
      hidden: true,
    });
    this.scroller.append(this.tail);
    this.scroller.after(this.down);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    const sizes = new ResizeObserver(() => this.stick && this.toEnd());
    for (const node of [this.scroller, this.list, this.tail, this.opening]) sizes.observe(node);
    this.listen();
  }

  listen() {
    const { store } = this.app;
    const here = (/** @type {(detail: any) => void} */ run) => (/** @type {any} */ detail) =>
      detail.channel === this.channel && run(detail);
    store.on(
      "messages",
      here(() => this.draw()),
    );
    store.on(
      "message",
      here(({ id }) => this.update(id)),
    );
    store.on(
      "pending",
      here(() => this.drawTail()),
    );
    store.on(
      "typing",
      here(() => this.showTyping()),
    );
    store.on("ready", () => this.drawOpening());
    store.on("channels", () => this.drawOpening());
    store.on("unread", () => store.channels.get(this.channel)?.type === FORUM && this.drawOpening());
    store.on("people", () => this.channel && this.draw());
    document.addEventListener("visibilitychange", () => this.read());
  }

  /** Shows a channel from its newest message on. @param {string} channel */
  show(channel) {
    const { store } = this.app;
    this.channel = channel;
    this.limit = PAGE;
    this.stick = true;
    this.firstNew = undefined;
    this.mark = store.marks[channel];
    const shown = store.channels.get(channel);
    this.list.setAttribute("aria-label", say("messages-in", { name: shown ? nameOf(shown) : "" }));
    this.typing.replaceChildren();
    this.draw();
    this.toEnd();
  }

  draw() {
    const { store } = this.app;
    const all = store.list(this.channel);
    const list = all.slice(-this.limit);
    this.findNew(list);
    const stills = this.stills();
    this.keepPlace(() => {
      fill(
        this.list,
        list.map((message, n) => row(this.app, message, list[n - 1], this.firstNew)),
      );
      this.reuse(this.list, stills);
      this.drawOpening(all.length - list.length);
      this.drawTail();
    });
    this.read();
  }

  /** Remembers, once, where the unread messages begin. @param {import("./types.js").Message[]} list */
  findNew(list) {
    const { store } = this.app;
    if (this.firstNew !== undefined || !store.messages.has(this.channel)) return;
    this.firstNew = (this.mark && firstUnread(store, list, this.mark)) || "";
  }

  /** Draws one message anew where it stands, or takes it away. @param {string} id */
  update(id) {
    const list = this.app.store.list(this.channel);
    const at = list.findIndex((message) => message.id === id);
    const old = document.getElementById(`m-${id}`);
    if (at === -1) {
      old?.remove();
      this.recompact();
      return;
    }
    if (!old && at < list.length - 1) return; // too far back to be drawn
    const made = row(this.app, list[at], list[at - 1], this.firstNew);
    if (!old) {
      this.list.append(made);
      this.limit = Math.max(this.limit, this.list.children.length);
      if (list[at].author.id === this.app.store.application.id) this.typing.replaceChildren();
    } else {
      const held = /** @type {HTMLElement|null} */ (
        old.contains(document.activeElement) ? document.activeElement : null
      );
      const stills = this.stills(old);
      this.keepPlace(() => old.replaceWith(made));
      this.reuse(made, stills);
      if (held?.dataset.key)
        made.querySelector(`[data-key="${CSS.escape(held.dataset.key)}"]`)?.focus({ preventScroll: true });
    }
    this.drawOpening();
    this.drawTail();
    this.read();
  }

  /** After a deletion the message below may need a head of its own. */
  recompact() {
    const list = this.app.store.list(this.channel).slice(-this.limit);
    list.forEach((message, n) => {
      const node = document.getElementById(`m-${message.id}`);
      const made = row(this.app, message, list[n - 1], this.firstNew);
      if (node && node.className !== made.className) node.replaceWith(made);
    });
    this.drawOpening();
  }

  /** Pictures already loaded, by address. */
  stills(root = this.list) {
    return new Map(
      [...root.querySelectorAll("img[data-src]")].map((image) => [/** @type {any} */ (image).dataset.src, image]),
    );
  }

  /** Puts loaded pictures back, so that an edit does not make them flicker. @param {Element} root @param {Map<string, Element>} stills */
  reuse(root, stills) {
    for (const image of /** @type {any} */ (root.querySelectorAll("img[data-src]"))) {
      const held = stills.get(image.dataset.src);
      if (!held || held.isConnected || /** @type {any} */ (held).alt !== image.alt) continue;
      stills.delete(image.dataset.src);
      image.replaceWith(held);
    }
  }

  /** Changes the list while what the reader looks at stays where it is. @param {() => void} change */
  keepPlace(change) {
    const top = this.scroller.getBoundingClientRect().top;
    const rows = [...this.list.children];
    const whole = rows.find((node) => node.getBoundingClientRect().top >= top);
    const below = whole && whole.getBoundingClientRect().top < this.scroller.getBoundingClientRect().bottom;
    const seen = below ? whole : rows.find((node) => node.getBoundingClientRect().bottom > top);
    const before = seen?.getBoundingClientRect().top;
    change();
    const after = seen && document.getElementById(seen.id)?.getBoundingClientRect().top;
    if (this.stick) this.toEnd();
    else if (before !== undefined && after !== undefined) this.scroller.scrollTop += after - before;
  }

  drawTail() {
    const { store } = this.app;
    const answered = new Set(store.list(this.channel).map((message) => message.interaction_metadata?.id));
    const waiting = [...store.pending].filter(
      ([id, one]) => one.channel_id === this.channel && !one.message_id && !answered.has(id),
    );
    const failed = [...store.unanswered].filter(([, one]) => one.channel_id === this.channel);
    fill(
      this.tail,
      waiting.map(() =>
        this.botRow(
          el("div", { class: "thinking" }, dots(), say("thinking", { name: called(store.application) })),
          "waiting",
        ),
      ),
      failed.map(([id, one]) =>
        this.botRow(
          [
            el("div", { class: "failure", role: "alert" }, one.message),
            el(
              "button",
              {
                type: "button",
                class: "plain-link",
                on: {
                  click: () => {
                    store.unanswered.delete(id);
                    this.drawTail();
                  },
                },
              },
              say("dismiss"),
            ),
          ],
          "ephemeral",
        ),
      ),
    );
  }

  /** @param {any} content @param {string} kind */
  botRow(content, kind) {
    const bot = this.app.store.application;
    return el(
      "div",
      { class: `message ${kind}` },
      el(
        "div",
        { class: "message-line" },
        el("div", { class: "face" }, avatar(bot)),
        el(
          "div",
          { class: "message-main" },
          el(
            "div",
            { class: "message-head" },
            el("span", { class: "author" }, called(bot)),
            el("span", { class: "tag" }, "BOT"),
          ),
          content,
        ),
      ),
    );
  }

  /** The head of a channel: what it is and how to begin. @param {number} [hidden] how many earlier messages are not drawn */
  drawOpening(hidden = Math.max(0, this.app.store.list(this.channel).length - this.limit)) {
    const { store } = this.app;
    const channel = store.channels.get(this.channel);
    if (!channel) return fill(this.opening, this.noChannel());
    if (hidden)
      return fill(
        this.opening,
        el("button", { type: "button", class: "button secondary", on: { click: () => this.earlier() } }, `… ${hidden}`),
      );
    const bot = called(store.application);
    const name = nameOf(channel);
    const kind = isPrivate(channel) ? "dm" : channel.thread_metadata ? "thread" : "channel";
    const withBot = channel.recipients?.some((one) => one.bot);
    const first = channel.type === 0 && store.messages.get(this.channel)?.size === 0;
    const [before, after] = say("opening-more", { command: "\u0000" }).split("\u0000");
    this.opening.className = channel.type === FORUM ? "opening forum" : "opening";
    return fill(
      this.opening,
      el(
        "span",
        { class: "opening-face" },
        icon(drawingOf(channel)),
      ),
      el("h2", {}, say(`opening-${kind}`, { name })),
      kind === "dm" && el("p", {}, say(withBot ? "opening-dm-more" : "opening-apart-more", { name: bot })),
      kind === "thread" && tagsOn(store, channel),
      channel.type === FORUM && posts(this.app, channel),
      kind === "channel" &&
        channel.type !== FORUM &&
        el(
          "p",
          {},
          store.ready
            ? [before, el("code", { class: "code" }, `/${this.app.composer.openerShown}`), after]
            : say("opening-wait", { name: bot }),
        ),
      first &&
        el(
          "div",
          { class: "opening-acts" },
          store.ready &&
            el(
              "button",
              { type: "button", class: "button primary", on: { click: () => this.app.composer.start(this.app.composer.opener) } },
              say("open-table"),
            ),
          store.people.size < 2 &&
            el(
              "button",
              { type: "button", class: "button secondary", on: { click: () => this.app.invite() } },
              icon("person"),
              say("second-player"),
            ),
        ),
    );
  }

  /** What is to be done where the server has no channel at all. */
  noChannel() {
    const { store } = this.app;
    if (store.texts(store.guild.id).length) return null;
    return [
      el("span", { class: "opening-face" }, icon("hash")),
      el("h2", {}, say(store.guild.id ? "no-channel" : "no-server")),
      el("p", {}, say(store.guild.id ? "no-channel-more" : "no-server-more")),
      el(
        "div",
        { class: "opening-acts" },
        el(
          "button",
          {
            type: "button",
            class: "button primary",
            on: { click: () => (store.guild.id ? this.app.newChannel() : this.app.newServer()) },
          },
          say(store.guild.id ? "new-channel" : "new-server"),
        ),
      ),
    ];
  }

  earlier() {
    this.limit += PAGE;
    this.stick = false;
    this.draw();
  }

  showTyping() {
    clearTimeout(this.typingTimer);
    fill(this.typing, dots(), el("b", {}, say("typing", { name: called(this.app.store.application) })));
    this.typingTimer = window.setTimeout(() => this.typing.replaceChildren(), 10_000);
  }

  /** Only scrolling up lets go of the end: messages that arrive in a burst also leave it for a moment. */
  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.stick = true;
    else if (scrollTop < this.top) this.stick = false;
    this.top = scrollTop;
    this.down.hidden = this.stick;
    this.read();
  }

  toEnd() {
    this.stick = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.down.hidden = true;
  }

  read() {
    if (this.stick && this.channel && document.visibilityState === "visible") this.app.store.read(this.channel);
  }
}
