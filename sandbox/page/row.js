/** @file One message as a row of the list. */

import { api } from "./api.js";
import { avatar } from "./avatar.js";
import { all } from "./components.js";
import { el, icon, iconButton } from "./dom.js";
import { attachments, embeds } from "./embeds.js";
import { inline, markdown } from "./markdown.js";
import { ON_MESSAGE, ON_USER, inMenu } from "./commands.js";
import { onMenu, openMenu } from "./menu.js";
import { EPHEMERAL, LOADING, called, older } from "./store.js";
import { say, spoken, stamp } from "./words.js";

/** @typedef {import("./types.js").Message} Message */

const V2 = 1 << 15;
const REPLY = 19;
const THREAD_CREATED = 18;
const COMMAND_ANSWER = 20;
const MENU_ANSWER = 23;

/** Who and where the marks in a message mean. @param {any} app @param {Message} [message] @returns {import("./markdown.js").Context} */
export function contextOf(app, message) {
  const { store } = app;
  return {
    locale: spoken(),
    user: (id) => {
      const user = store.user(id) ?? message?.mentions?.find((one) => one.id === id);
      return user && { name: called(user), me: id === store.me, menu: () => appsOn(app, ON_USER, { person: id }) };
    },
    channel: (id) => {
      const channel = store.channels.get(id);
      return channel && { name: channel.name ?? "", open: () => app.open(id) };
    },
    role: (id) => store.guild.roles?.find((/** @type {any} */ role) => role.id === id)?.name,
    command: (name) => app.composer.start(name),
  };
}

/** Whether a message stands under the one before it without a head of its own. @param {Message} message @param {Message} [before] */
function follows(message, before) {
  if (!before || message.type !== 0 || before.type === THREAD_CREATED || message.author.id !== before.author.id)
    return false;
  if (((message.flags ?? 0) & EPHEMERAL) !== ((before.flags ?? 0) & EPHEMERAL)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < 7 * 60_000;
}

/** The slash command a message is the first answer to. @param {Message} message @returns {{user: any, name: string}|null} */
function usedBy(message) {
  const answers = message.type === COMMAND_ANSWER || message.type === MENU_ANSWER;
  const used = answers ? (message.interaction_metadata ?? message.interaction) : null;
  return used && { user: used.user, name: used.name ?? message.interaction?.name ?? "" };
}

/**
 * @param {any} app
 * @param {Message} message
 * @param {Message} [before] the message above it
 * @param {string} [firstNew] the id of the first unread message
 */
export function row(app, message, before, firstNew) {
  const context = contextOf(app, message);
  const ephemeral = Boolean((message.flags ?? 0) & EPHEMERAL);
  const compact = follows(message, before);
  const day = before && new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString();
  const kinds = ["message", compact && "compact", ephemeral && "ephemeral", app.store.mentionsMe(message) && "calls-me"]
    .filter(Boolean)
    .join(" ");
  const person = () => appsOn(app, ON_USER, { person: message.author.id });
  const line = el(
    "li",
    { id: `m-${message.id}`, class: kinds, data: { id: message.id } },
    (day || firstNew === message.id) && divider(message, day, firstNew === message.id),
    above(app, message, context),
    el(
      "div",
      { class: "message-line" },
      el(
        "div",
        { class: "face" },
        compact
          ? el("time", { class: "small-time", datetime: message.timestamp }, clock(message.timestamp))
          : onMenu(avatar(message.author), person),
      ),
      el(
        "div",
        { class: "message-main" },
        !compact && head(message, person),
        body(app, message, context),
        foot(app, message, ephemeral),
      ),
    ),
    el(
      "div",
      { class: "tools" },
      iconButton("more", say("message-menu"), (event) =>
        openMenu(/** @type {HTMLElement} */ (event.currentTarget), entries(app, message)),
      ),
    ),
  );
  return onMenu(line, () => (/** @type {any} */ (getSelection())?.isCollapsed === false ? [] : entries(app, message)));
}

/**
 * What the bot offers in the menu of a person or of a message.
 * @param {any} app @param {number} kind @param {{person: string}|{message: string}} on
 */
export function appsOn(app, kind, on) {
  return inMenu(app.composer.registered, kind).map(({ name, shown }) => ({
    label: shown,
    icon: /** @type {const} */ ("bolt"),
    run: async () => {
      try {
        await api.interact({ user: app.store.me, channel: app.channel, type: 2, name, ...on });
      } catch (error) {
        app.toast(/** @type {Error} */ (error).message);
      }
    },
  }));
}

/** @param {string} when */
const clock = (when) => new Date(when).toLocaleTimeString(spoken(), { hour: "2-digit", minute: "2-digit" });

/** @param {Message} message @param {boolean|undefined} day @param {boolean} fresh */
function divider(message, day, fresh) {
  const words = day ? new Date(message.timestamp).toLocaleDateString(spoken(), { dateStyle: "long" }) : "";
  return el(
    "div",
    { class: `divider${fresh ? " fresh" : ""}`, role: "separator" },
    words && el("span", {}, words),
    fresh && el("b", {}, say("new")),
  );
}

/** What a message refers to: the message replied to, or the command it answers. @param {any} app @param {Message} message @param {any} context */
function above(app, message, context) {
  const used = usedBy(message);
  if (used)
    return el(
      "div",
      { class: "reference" },
      icon("slash"),
      avatar(used.user, "small"),
      el("span", {}, say("used", { name: called(used.user) })),
      el("b", { class: "mention" }, used.name && message.type === COMMAND_ANSWER ? `/${used.name}` : used.name),
    );
  if (message.type !== REPLY) return null;
  const to = message.referenced_message;
  if (!to) return el("div", { class: "reference" }, icon("reply"), el("i", {}, say("replied-gone")));
  const jump = () => document.getElementById(`m-${to.id}`)?.scrollIntoView({ block: "center" });
  return el(
    "button",
    { type: "button", class: "reference", on: { click: jump } },
    icon("reply"),
    avatar(to.author, "small"),
    el("b", {}, called(to.author)),
    el("span", { class: "excerpt" }, inline(to.content.split("\n")[0] ?? "", context)),
  );
}

/** @param {Message} message @param {() => any[]} person what is offered in the menu of who wrote it */
function head(message, person) {
  return el(
    "div",
    { class: "message-head" },
    onMenu(el("span", { class: "author" }, called(message.author)), person),
    message.author.bot && el("span", { class: "tag" }, "BOT"),
    el("time", { class: "quiet", datetime: message.timestamp }, stamp(message.timestamp)),
  );
}

/** @param {any} app @param {Message} message @param {import("./markdown.js").Context} context */
function body(app, message, context) {
  const flags = message.flags ?? 0;
  if (flags & LOADING)
    return el("div", { class: "markdown thinking" }, dots(), say("thinking", { name: called(message.author) }));
  const place = { app, message, context };
  const held = message.components ?? [];
  if (flags & V2) return el("div", { class: "components v2" }, all(held, place));
  const written =
    message.type === THREAD_CREATED
      ? `${say("started-thread", { name: called(message.author) })} ${message.content}`
      : message.content;
  return [
    (written || message.edited_timestamp) &&
      el(
        "div",
        { class: "markdown" },
        markdown(written, context),
        message.edited_timestamp && el("small", { class: "edited" }, say("edited")),
      ),
    attachments(message),
    embeds(message, context),
    held.length > 0 && el("div", { class: "components" }, all(held, place)),
  ];
}

/** @param {any} app @param {Message} message @param {boolean} ephemeral */
function foot(app, message, ephemeral) {
  const failure = app.store.failures.get(message.id);
  const thread = message.thread && app.store.channels.get(message.thread.id);
  return [
    thread &&
      el(
        "button",
        { type: "button", class: "thread-card", on: { click: () => app.open(thread.id) } },
        icon("thread"),
        el("b", {}, thread.name),
        el("span", {}, say("open-thread")),
      ),
    failure && el("div", { class: "failure", role: "alert" }, say("failed"), el("small", {}, failure)),
    ephemeral &&
      el(
        "div",
        { class: "only-you" },
        icon("eye"),
        say("only-you"),
        " • ",
        el(
          "button",
          { type: "button", class: "plain-link", on: { click: () => remove(app, message) } },
          say("dismiss"),
        ),
      ),
  ];
}

/** Three dots that breathe. */
export const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

/** What is offered in the menu of a message. @param {any} app @param {Message} message */
function entries(app, message) {
  const ephemeral = Boolean((message.flags ?? 0) & EPHEMERAL);
  const copy = async (/** @type {string} */ text) => {
    await navigator.clipboard?.writeText(text);
    app.toast(say("copied"));
  };
  return [
    ...(ephemeral ? [] : appsOn(app, ON_MESSAGE, { message: message.id })),
    { label: say("copy-text"), icon: "copy", run: () => copy(textOf(message)) },
    { label: say("copy-id"), icon: "hash", run: () => copy(message.id) },
    {
      label: say(ephemeral ? "dismiss" : "delete-message"),
      icon: "trash",
      danger: !ephemeral,
      run: () => remove(app, message),
    },
  ];
}

/** All words of a message, those of its components included. @param {Message} message */
function textOf(message) {
  const words = (/** @type {any[]} */ list) =>
    list.flatMap((/** @type {any} */ c) => [c.content, ...words([c.components ?? []].flat())]);
  return [message.content, ...words(message.components ?? [])].filter(Boolean).join("\n");
}

/** @param {any} app @param {Message} message */
async function remove(app, message) {
  try {
    await api.remove(message.id, app.store.me);
  } catch (error) {
    app.toast(/** @type {Error} */ (error).message);
  }
}

/** The id of the first message after `mark` that somebody else wrote. @param {any} store @param {Message[]} list @param {string} mark */
export function firstUnread(store, list, mark) {
  return list.find(
    (message) => older(mark, message.id) && message.author.id !== store.me && !((message.flags ?? 0) & EPHEMERAL),
  )?.id;
}
