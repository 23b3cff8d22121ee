/** @file Adding the bot to one's account or to a server, as in Discord's own dialog. */

import { api } from "./api.js";
import { avatar } from "./avatar.js";
import { openDialog } from "./dialog.js";
import { el, fill } from "./dom.js";
import { called } from "./store.js";
import { say } from "./words.js";

/** Whether an address is the one under which the bot is installed. @param {string} href @param {string} bot its id */
export function isInstallLink(href, bot) {
  const link = new URL(href, location.href);
  return link.host === "discord.com" && link.pathname.endsWith("/authorize") && link.searchParams.get("client_id") === bot;
}

/** Where the bot is and may be: one's account, and the servers one manages. @param {any} app */
export function installDialog(app) {
  const { store } = app;
  const name = called(store.application);
  const list = el("ul", { class: "people" });
  const draw = () => fill(list, mine(), store.guilds.filter(managed).map(server));
  const managed = (/** @type {import("./types.js").Guild} */ guild) => store.self?.guilds[guild.id]?.manager;

  const mine = () =>
    row(store.self, say("my-apps"), say("my-apps-more"), store.self.installed, async (on) =>
      store.onUSER_UPDATE(await api.changePerson(store.me, { installed: on })),
    );
  const server = (/** @type {import("./types.js").Guild} */ guild) =>
    row({ id: guild.id, username: guild.name }, guild.name, say("for-everybody"), guild.bot, async (on) =>
      Object.assign(guild, await api.changeServer(guild.id, { bot: on })),
    );

  /** @param {any} face @param {string} title @param {string} more @param {boolean} there @param {(on: boolean) => Promise<any>} set */
  function row(face, title, more, there, set) {
    const click = async () => {
      try {
        await set(!there);
        draw();
      } catch (error) {
        app.toast(/** @type {Error} */ (error).message);
      }
    };
    const words = el("span", { class: "me-words" }, el("b", {}, title), el("small", {}, there ? say("is-added") : more));
    const act = say(there ? "remove-app" : "add-app");
    const button = el(
      "button",
      {
        type: "button",
        class: `button ${there ? "secondary" : "primary"}`,
        "aria-label": `${act}: ${title}`,
        on: { click },
      },
      act,
    );
    return el("li", {}, avatar(face), words, button);
  }

  draw();
  openDialog(say("add-bot", { name }), list, { kind: "people-dialog" });
}
