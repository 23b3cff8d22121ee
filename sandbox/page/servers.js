/** @file Servers: the list of them, and what the drawer offers about the one that is shown and its private channels. */

import { api } from "./api.js";
import { avatar } from "./avatar.js";
import { el } from "./dom.js";
import { toggle } from "./people.js";
import { called } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Channel} Channel @typedef {import("./types.js").Person} Person */
/** @typedef {(ask: () => Promise<any>) => void} Attempt */

/** The servers one is in, where there is more than one. @param {any} app */
export function serverList(app) {
  const { store } = app;
  if (store.guilds.length < 2) return null;
  return el(
    "ul",
    { class: "servers", "aria-label": say("servers") },
    store.guilds.map((/** @type {import("./types.js").Guild} */ guild) => el("li", {}, entry(app, guild))),
  );
}

/** @param {any} app @param {import("./types.js").Guild} guild */
function entry(app, guild) {
  const { store } = app;
  const here = guild.id === store.guild.id;
  const { any, pings } = store.unreadIn(guild.id);
  const marks = [any && !here && say("unread"), pings && say("mentions", { n: pings })].filter(Boolean);
  return el(
    "button",
    {
      type: "button",
      class: `server-button${any && !here ? " unread" : ""}`,
      title: guild.name,
      "aria-label": [guild.name, ...marks].join(", "),
      "aria-current": here ? "true" : null,
      data: { server: guild.id },
      on: { click: () => app.openServer(guild.id) },
    },
    avatar({ id: guild.id, username: guild.name }),
    pings > 0 && el("span", { class: "badge", "aria-hidden": "true" }, pings > 99 ? "99+" : String(pings)),
  );
}

/** A list of people with a switch each. @param {Person[]} people @param {string} key @param {(person: Person) => boolean} on @param {(person: Person, on: boolean) => void} set */
function choice(people, key, on, set) {
  return people.map((person) => {
    const one = toggle(called(person), on(person));
    one.input.dataset.key = `${key}-${person.id}`;
    one.input.addEventListener("change", () => set(person, one.input.checked));
    return one.node;
  });
}

/** About the server that is shown. @param {any} app @param {Attempt} attempt */
export function serverSection(app, attempt) {
  const { store } = app;
  const { guild } = store;
  const inside = toggle(say("bot-in-server", { name: called(store.application) }), guild.bot);
  inside.input.dataset.key = "bot-in-server";
  inside.input.addEventListener("change", () =>
    attempt(() => api.changeServer(guild.id, { bot: inside.input.checked })),
  );
  return el(
    "section",
    {},
    el("h3", {}, `${say("this-server")}: ${guild.name}`),
    guild.id && inside.node,
    guild.id && el("p", { class: "quiet" }, say("who-is-in-it")),
    guild.id &&
      choice(
        [...store.people.values()],
        "member",
        (person) => Boolean(store.membership(person)),
        (person, on) => attempt(() => (on ? api.enter(guild.id, person.id) : api.depart(guild.id, person.id))),
      ),
    el(
      "div",
      { class: "drawer-acts" },
      el(
        "button",
        { type: "button", class: "button secondary", data: { key: "new-server" }, on: { click: () => app.newServer() } },
        say("new-server"),
      ),
    ),
  );
}

/** What members may do in a channel. @param {Channel} channel @param {Attempt} attempt */
export function membersMay(channel, attempt) {
  const external = toggle(say("external-apps"), channel.external_apps !== false);
  external.input.dataset.key = "external-apps";
  external.input.addEventListener("change", () =>
    attempt(async () => {
      const changed = await api.changeChannel(channel.id, { external_apps: external.input.checked });
      channel.external_apps = changed.external_apps;
    }),
  );
  return external.node;
}

/** Who sees a channel. @param {any} app @param {Channel} channel @param {Attempt} attempt */
export function privacy(app, channel, attempt) {
  const { store } = app;
  const { private: chosen } = channel;
  const hidden = toggle(say("private-channel"), Boolean(chosen));
  hidden.input.dataset.key = "private";
  const set = (/** @type {string[]|null} */ people) => attempt(() => api.changeChannel(channel.id, { private: people }));
  hidden.input.addEventListener("change", () => set(hidden.input.checked ? [store.me] : null));
  return [
    hidden.node,
    chosen && el("p", { class: "quiet" }, say("who-sees-it")),
    chosen &&
      choice(
        store.members(),
        "sees",
        (person) => chosen.includes(person.id),
        (person, on) => set(on ? [...chosen, person.id] : chosen.filter((id) => id !== person.id)),
      ),
  ];
}
