/** @file Who is playing: the first welcome, switching users, adding players, settings. */

import { api } from "./api.js";
import { avatar } from "./avatar.js";
import { openDialog } from "./dialog.js";
import { el, fill, fresh, icon } from "./dom.js";
import { addressOf } from "./nav.js";
import { called } from "./store.js";
import { say, spoken } from "./words.js";

/** @typedef {import("./types.js").Person} Person */

/** Turns this window into another user's. @param {string} user @param {string} [channel] */
function become(user, channel) {
  location.assign(addressOf(user, channel));
}

/** Opens a window for another user beside this one. @param {string} user @param {string} [channel] */
function openBeside(user, channel) {
  return window.open(addressOf(user, channel), "_blank");
}

/** Discord locales that people here may have, and what they are called. @type {[string, string][]} */
const LOCALES = [
  ["en-US", "English"],
  ["de", "Deutsch"],
  ["fr", "Français"],
  ["es-ES", "Español"],
  ["es-419", "Español (Latinoamérica)"],
];

/** The one of these that is nearest to a locale. @param {string} locale */
export function nearest(locale) {
  const [same] = LOCALES.filter(([code]) => code === locale);
  return same ?? LOCALES.find(([code]) => code.slice(0, 2) === locale.slice(0, 2)) ?? LOCALES[0];
}

/** @param {string} value */
function languages(value) {
  const [chosen] = nearest(value);
  const options = LOCALES.map(([code, name]) => el("option", { value: code, selected: code === chosen }, name));
  return el("select", { class: "field" }, options);
}

/** A field with its label. @param {string} label @param {any} input */
function labelled(label, input) {
  input.id ||= fresh("field");
  return el("div", { class: "form-part" }, el("label", { for: input.id }, label), input);
}

/** A switch with its label. @param {string} label @param {boolean} checked @returns {{node: HTMLElement, input: HTMLInputElement}} */
export function toggle(label, checked) {
  const input = el("input", { type: "checkbox", role: "switch", checked });
  return { input, node: el("label", { class: "switch" }, el("span", {}, label), input) };
}

/** The first sight: a name, and one is in; who was here under that name may go on. @param {Person[]} known */
export function welcome(known) {
  const name = el("input", { class: "field", maxlength: "32", autocomplete: "off" });
  const words = el("span", {}, say("join"));
  const join = el("button", { type: "submit", class: "button primary large", disabled: true }, words);
  const another = el("button", { type: "button", class: "button secondary large", hidden: true });
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const same = () => known.find((person) => called(person).toLowerCase() === name.value.trim().toLowerCase());
  const offer = () => {
    const typed = name.value.trim();
    const mine = same();
    words.textContent = !typed ? say("join") : say(mine ? "go-on-as" : "join-as", { name: mine ? called(mine) : typed });
    another.textContent = say("join-as-another", { name: typed });
    another.hidden = !mine;
    join.disabled = !typed;
  };
  name.addEventListener("input", offer);
  const enter = async () => {
    join.disabled = true;
    try {
      become((await api.createPerson({ name: name.value.trim(), locale: spoken(), manager: known.length === 0 })).id);
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
      note.hidden = false;
      join.disabled = false;
    }
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const mine = same();
    if (mine) return become(mine.id);
    known = (await api.state(null).catch(() => ({ users: known }))).users;
    if (same()) return offer(); // somebody of that name has come since
    return enter();
  };
  another.addEventListener("click", enter);
  const back =
    known.length > 0 &&
    el(
      "div",
      { class: "welcome-known" },
      el("p", { class: "quiet" }, say("continue-as")),
      known.map((person) =>
        el("a", { class: "person-link", href: addressOf(person.id) }, avatar(person, "small"), called(person)),
      ),
    );
  document.getElementById("app")?.setAttribute("hidden", "");
  const box = el(
    "main",
    { class: "welcome" },
    el(
      "div",
      { class: "welcome-card" },
      el("img", { src: "/page/icon.svg", alt: "", class: "welcome-face" }),
      el("h1", {}, say("welcome")),
      el("p", {}, say("welcome-more")),
      el("form", { on: { submit } }, labelled(say("your-name"), name), join, another, note),
      back,
    ),
  );
  document.querySelector(".welcome")?.remove();
  document.body.append(box);
  name.focus();
}

/** Everybody, to switch to or open beside. @param {any} app */
export function peopleDialog(app) {
  const { store, channel } = app;
  const list = el("ul", { class: "people" });
  for (const person of store.people.values()) {
    const me = person.id === store.me;
    const name = called(person);
    list.append(
      el(
        "li",
        {},
        avatar(person),
        el(
          "span",
          { class: "me-words" },
          el("b", {}, name, me && el("small", {}, ` (${say("you")})`)),
          el("small", {}, notes(store, person)),
        ),
        !me &&
          el(
            "a",
            { class: "button secondary", href: addressOf(person.id, channel), "aria-label": say("play-as", { name }) },
            say("switch"),
          ),
        el(
          "a",
          {
            class: "icon-button",
            href: addressOf(person.id, channel),
            target: "_blank",
            "aria-label": say("new-window", { name }),
            title: say("new-window", { name }),
          },
          icon("window"),
        ),
      ),
    );
  }
  openDialog(say("people"), [list, addForm(app)], { kind: "people-dialog", focus: "a" });
}

/** @param {any} store @param {Person} person */
function notes(store, person) {
  return [
    nearest(person.locale)[1],
    store.membership(person)?.manager && say("managing"),
    !person.dms_open && say("dms-closed"),
    person.installed && say("has-app"),
    store.guild.id && !store.membership(person) && say("not-in-server"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Adds a player and opens a window for them. @param {any} app */
export function inviteDialog(app) {
  const box = openDialog(
    say("second-player"),
    addForm(app, () => box.close()),
    { kind: "people-dialog" },
  );
}

/** @param {any} app @param {() => void} [added] */
function addForm(app, added = () => {}) {
  const name = el("input", { class: "field", maxlength: "32", autocomplete: "off", required: true });
  const language = languages(spoken());
  const manager = toggle(say("manager"), false);
  const { guild } = app.store;
  const member = toggle(say("member-of", { name: guild.name }), Boolean(guild.id));
  const note = el("p", { class: "quiet" }, say("add-person-more"));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const person = await api.createPerson({
        name: name.value.trim(),
        locale: language.value,
        manager: manager.input.checked,
        guild: member.input.checked && guild.id,
      });
      if (openBeside(person.id, app.channel)) added();
      else note.textContent = say("popup-blocked");
      name.value = "";
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
    }
  };
  return el(
    "form",
    { class: "add-person", on: { submit } },
    el("h3", {}, say("add-person")),
    el("div", { class: "form-row" }, labelled(say("name"), name), labelled(say("language"), language)),
    guild.id && member.node,
    manager.node,
    note,
    el("button", { type: "submit", class: "button primary" }, icon("window"), say("create-and-open")),
  );
}

/** @param {any} app */
export function settingsDialog(app) {
  const me = /** @type {Person} */ (app.store.self);
  const name = el("input", { class: "field", maxlength: "32", value: called(me), required: true });
  const language = languages(me.locale);
  const membership = app.store.membership(me);
  const manager = toggle(say("manager"), Boolean(membership?.manager));
  const direct = toggle(say("dms-open"), me.dms_open);
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const form = el(
    "form",
    { id: fresh("settings"), class: "settings-form" },
    labelled(say("name"), name),
    labelled(say("language"), language),
    membership && manager.node,
    direct.node,
    note,
  );
  const save = el("button", { type: "submit", class: "button primary", form: form.id }, say("save"));
  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await api.changePerson(me.id, {
        name: name.value.trim(),
        locale: language.value,
        ...(membership && { manager: manager.input.checked, guild: app.store.guild.id }),
        dms_open: direct.input.checked,
      });
      if (language.value !== nearest(me.locale)[0]) location.reload();
      box.close();
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
      note.hidden = false;
    }
  });
  const box = openDialog(say("settings-of", { name: called(me) }), form, { footer: save });
}

/** Asks for one name. @param {string} title @param {string} label @param {(name: string) => Promise<void>} create @param {HTMLElement} [more] what else is asked */
export function nameDialog(title, label, create, more) {
  const name = el("input", { class: "field", maxlength: "100", autocomplete: "off", required: true });
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const form = el("form", { id: fresh("name") }, labelled(label, name), more, note);
  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await create(name.value.trim());
      box.close();
    } catch (error) {
      fill(note, /** @type {Error} */ (error).message);
      note.hidden = false;
    }
  });
  const box = openDialog(title, form, {
    footer: el("button", { type: "submit", class: "button primary", form: form.id }, say("create")),
  });
}
