/** @file What one user knows: people, channels, messages, what is under way. Views listen; nothing here touches the page. */

/** @typedef {import("./types.js").Message} Message @typedef {import("./types.js").Channel} Channel @typedef {import("./types.js").Person} Person */

import { setNow } from "./time.js";

export const FORUM = 15;
export const EPHEMERAL = 64;
export const LOADING = 128;

/** Whether snowflake `a` is older than `b`. @param {string} a @param {string} b */
export function older(a, b) {
  return a.length === b.length ? a < b : a.length < b.length;
}

/** Whether a channel is of no server: with the bot, or among people. @param {Channel} [channel] */
export const isPrivate = (channel) => channel?.type === 1 || channel?.type === 3;

/** @param {import("./types.js").User} [user] */
export const called = (user) => user?.global_name || user?.username || "?";

/**
 * Events: "people", "channels", "ready", "clock", "online", "unread", "pending" {channel}, "messages" {channel},
 * "message" {channel, id}, "typing" {channel}, "modal" (the frame's data), "reload" (ask for the state anew).
 */
export class Store extends EventTarget {
  /** @param {string} me the user's id */
  constructor(me) {
    super();
    this.me = me;
    this.online = false;
    this.ready = false;
    /** @type {import("./types.js").Guild[]} */ this.guilds = [];
    /** the server that is shown */ this.guildId = "";
    /** the channel that is shown */ this.shown = "";
    /** @type {any} */ this.application = { id: "", username: "Cairn", bot: true };
    /** @type {Map<string, Person>} */ this.people = new Map();
    /** @type {Map<string, Channel>} */ this.channels = new Map();
    /** @type {Map<string, Map<string, Message>>} */ this.messages = new Map();
    /** interactions under way @type {Map<string, {channel_id: string, message_id?: string}>} */ this.pending =
      new Map();
    /** @type {Map<string, boolean>} */ this.outcomes = new Map();
    /** what went wrong, by message @type {Map<string, string>} */ this.failures = new Map();
    /** slash commands that failed @type {Map<string, {channel_id: string, message: string}>} */ this.unanswered =
      new Map();
    /** values chosen in menus, until the message changes @type {Map<string, string[]>} */ this.chosen = new Map();
    this.marksKey = `cairn-read-${me}`;
    /** newest message read, by channel @type {Object<string, string>} */ this.marks = JSON.parse(
      localStorage.getItem(this.marksKey) ?? "{}",
    );
  }

  /** @param {string} name @param {any} [detail] */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {string} name @param {(detail: any) => void} heard */
  on(name, heard) {
    this.addEventListener(name, (event) => heard(/** @type {CustomEvent} */ (event).detail));
  }

  get self() {
    return this.people.get(this.me);
  }

  /** The server that is shown. @returns {import("./types.js").Guild} */
  get guild() {
    return this.guilds.find((one) => one.id === this.guildId) ?? this.guilds[0] ?? { id: "", name: "", roles: [], bot: false };
  }

  /** What somebody is in the server that is shown. @param {Person} [person] */
  membership(person) {
    return person?.guilds[this.guild.id];
  }

  /** Who is in the server that is shown. @returns {Person[]} */
  members() {
    return [...this.people.values()].filter((person) => this.membership(person));
  }

  /** Who can be named in the channel that is shown. @returns {Person[]} */
  around() {
    const channel = this.channels.get(this.shown);
    if (!isPrivate(channel)) return this.members();
    return [this.me, ...(channel.recipients ?? []).map((one) => one.id)]
      .map((id) => this.people.get(id))
      .filter((person) => person !== undefined);
  }

  /** A channel as the user sees it: the others are in it. @param {Channel} channel @returns {Channel} */
  mine(channel) {
    return channel.recipients
      ? { ...channel, recipients: channel.recipients.filter((one) => one.id !== this.me) }
      : channel;
  }

  /** The channels of a server, without their threads. @param {string} guild @returns {Channel[]} */
  texts(guild) {
    return [...this.channels.values()].filter((one) => one.guild_id === guild && !one.thread_metadata);
  }

  /** Anybody by id: a person or the bot. @param {string} id */
  user(id) {
    return this.people.get(id) ?? (id === this.application.id ? this.application : undefined);
  }

  /** Takes the whole state as the server gives it. @param {any} state */
  reset(state) {
    setNow(state.now);
    this.guilds = state.guilds;
    this.application = state.application;
    this.ready = state.ready;
    this.people = new Map(state.users.map((/** @type {Person} */ person) => [person.id, person]));
    this.channels = new Map(state.channels.map((/** @type {Channel} */ channel) => [channel.id, this.mine(channel)]));
    this.pending.clear();
    for (const id of this.messages.keys()) if (!this.channels.has(id)) this.messages.delete(id);
    for (const name of ["people", "channels", "ready", "unread"]) this.tell(name);
  }

  /** Takes a channel's messages, oldest first. @param {string} channel @param {Message[]} list */
  fill(channel, list) {
    this.messages.set(channel, new Map(list.map((message) => [message.id, message])));
    this.tell("messages", { channel });
    this.tell("unread");
  }

  /** A channel's messages, oldest first. @param {string} channel @returns {Message[]} */
  list(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])];
  }

  /** Applies one live frame. @param {{t: string, d: any}} frame */
  apply({ t, d }) {
    const handler = /** @type {any} */ (this)[`on${t}`];
    if (handler) handler.call(this, d);
  }

  /** @param {Message} message */
  onMESSAGE_CREATE(message) {
    this.put(message);
    const channel = this.channels.get(message.channel_id);
    if (channel && (!channel.last_message_id || older(channel.last_message_id, message.id)))
      channel.last_message_id = message.id;
    this.tell("unread");
  }

  /** @param {Message} message */
  onMESSAGE_UPDATE(message) {
    for (const key of this.chosen.keys()) if (key.startsWith(`${message.id} `)) this.chosen.delete(key);
    this.put(message);
  }

  /** @param {Message} message */
  put(message) {
    const held = this.messages.get(message.channel_id) ?? new Map();
    this.messages.set(message.channel_id, held);
    const late = !held.has(message.id) && [...held.keys()].some((id) => older(message.id, id));
    held.set(message.id, message);
    if (late) {
      this.fill(
        message.channel_id,
        [...held.values()].sort((a, b) => (older(a.id, b.id) ? -1 : 1)),
      );
      return;
    }
    this.tell("message", { channel: message.channel_id, id: message.id });
  }

  /** @param {{id: string, channel_id: string}} gone */
  onMESSAGE_DELETE({ id, channel_id }) {
    this.messages.get(channel_id)?.delete(id);
    this.failures.delete(id);
    this.tell("message", { channel: channel_id, id });
    this.tell("unread");
  }

  /** @param {Channel} channel */
  onCHANNEL_CREATE(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...this.mine(channel) });
    this.tell("channels");
  }

  /** @param {Channel} channel */
  onCHANNEL_UPDATE(channel) {
    this.onCHANNEL_CREATE(channel);
  }

  /** @param {{id: string}} channel */
  onCHANNEL_DELETE({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.tell("channels");
  }

  /** @param {Person} person */
  onUSER_CREATE(person) {
    this.people.set(person.id, person);
    this.tell("people");
  }

  /** @param {Person} person */
  onUSER_UPDATE(person) {
    this.onUSER_CREATE(person);
  }

  /** @param {{bot: boolean}} ready */
  onREADY({ bot }) {
    this.ready = bot;
    this.tell("ready");
  }

  /** The sandbox's clock was set forward. @param {{now: number}} time */
  onCLOCK_SET({ now }) {
    setNow(now);
    this.tell("clock");
  }

  /** Somebody has come to a server or left it, or the bot has. */
  onRELOAD() {
    this.tell("reload");
  }

  /** @param {{channel_id: string}} typing */
  onTYPING({ channel_id }) {
    this.tell("typing", { channel: channel_id });
  }

  /** @param {any} modal */
  onMODAL(modal) {
    this.tell("modal", modal);
  }

  /** @param {{interaction: string, channel_id: string, message_id?: string}} begun */
  onINTERACTION_PENDING({ interaction, channel_id, message_id }) {
    if (this.outcomes.has(interaction)) return;
    if (message_id) this.failures.delete(message_id);
    this.pending.set(interaction, { channel_id, message_id });
    this.tellPending(channel_id, message_id);
  }

  /** @param {{interaction: string}} done */
  onINTERACTION_DONE({ interaction }) {
    this.finish(interaction, true);
  }

  /** @param {{interaction: string, message: string}} failed */
  onINTERACTION_FAILED({ interaction, message }) {
    const begun = this.pending.get(interaction);
    if (begun?.message_id) this.failures.set(begun.message_id, message);
    else if (begun) this.unanswered.set(interaction, { channel_id: begun.channel_id, message });
    this.finish(interaction, false);
  }

  /** @param {string} interaction @param {boolean} well */
  finish(interaction, well) {
    const begun = this.pending.get(interaction);
    this.pending.delete(interaction);
    this.outcomes.set(interaction, well);
    this.tell("outcome", { interaction });
    if (begun) this.tellPending(begun.channel_id, begun.message_id);
  }

  /** @param {string} channel @param {string} [message] */
  tellPending(channel, message) {
    if (message) this.tell("message", { channel, id: message });
    else this.tell("pending", { channel });
  }

  /** Whether an interaction ended well, as soon as it has. @param {string} interaction @returns {Promise<boolean>} */
  outcome(interaction) {
    const known = this.outcomes.get(interaction);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      const heard = () => {
        const well = this.outcomes.get(interaction);
        if (well === undefined) return;
        this.removeEventListener("outcome", heard);
        resolve(well);
      };
      this.addEventListener("outcome", heard);
    });
  }

  /** @param {string} message @param {string} words */
  fail(message, words) {
    this.failures.set(message, words);
    for (const [channel, held] of this.messages) if (held.has(message)) this.tell("message", { channel, id: message });
  }

  /** @param {Message} message */
  mentionsMe(message) {
    if (message.author.id === this.me) return false;
    return Boolean(message.mention_everyone || message.mentions?.some((user) => user.id === this.me));
  }

  /** What is unread in a channel: whether anything is, and how many messages call the user. @param {Channel} channel */
  unread(channel) {
    const mark = this.marks[channel.id] ?? "0";
    const news = this.list(channel.id).filter(
      (m) => older(mark, m.id) && m.author.id !== this.me && !((m.flags ?? 0) & EPHEMERAL),
    );
    const calls = isPrivate(channel) ? news : news.filter((message) => this.mentionsMe(message));
    return { any: news.length > 0, pings: calls.length };
  }

  /** What is unread in a server's channels and threads. @param {string} guild */
  unreadIn(guild) {
    const all = [...this.channels.values()].filter((one) => one.guild_id === guild).map((one) => this.unread(one));
    return { any: all.some(({ any }) => any), pings: all.reduce((sum, { pings }) => sum + pings, 0) };
  }

  /** Marks everything in a channel as read. @param {string} channel */
  read(channel) {
    const newest = this.list(channel).at(-1)?.id;
    if (!newest || !older(this.marks[channel] ?? "0", newest)) return;
    this.marks[channel] = newest;
    localStorage.setItem(this.marksKey, JSON.stringify(this.marks));
    this.tell("unread");
  }
}
