/** @file Forums: their posts as a list, tags, and new posts. */

import { api } from "./api.js";
import { avatar } from "./avatar.js";
import { openDialog } from "./dialog.js";
import { el, fresh, icon } from "./dom.js";
import { addressOf } from "./nav.js";
import { toggle } from "./people.js";
import { FORUM, older } from "./store.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Channel} Channel */

const REQUIRE_TAG = 1 << 4;

/** The tags on a post, as small labels. @param {any} store @param {Channel} post */
export function tagsOn(store, post) {
  const offered = store.channels.get(post.parent_id ?? "")?.available_tags ?? [];
  const on = offered.filter((/** @type {any} */ tag) => post.applied_tags?.includes(tag.id));
  return on.length > 0 && el("ul", { class: "post-tags", "aria-label": say("tags") }, on.map(label));
}

/** @param {import("./types.js").Tag} tag */
const label = (tag) => el("li", {}, tag.emoji_name && `${tag.emoji_name} `, tag.name);

/** A forum's posts, the one last written in first; archived ones follow. @param {any} app @param {Channel} forum */
export function posts(app, forum) {
  const { store } = app;
  const all = /** @type {Channel[]} */ ([...store.channels.values()]).filter((one) => one.parent_id === forum.id);
  const latest = (/** @type {Channel} */ one) => one.last_message_id ?? one.id;
  all.sort((a, b) => asleep(a) - asleep(b) || (older(latest(a), latest(b)) ? 1 : -1));
  return [
    el(
      "div",
      { class: "opening-acts" },
      el(
        "button",
        { type: "button", class: "button primary", on: { click: () => newPost(app, forum) } },
        icon("plus"),
        say("new-post"),
      ),
    ),
    all.length > 0 ? el("ul", { class: "posts" }, all.map((post) => card(app, post))) : el("p", {}, say("no-posts")),
  ];
}

/** @param {Channel} post */
const asleep = (post) => Number(post.thread_metadata?.archived ?? false);

/** @param {any} app @param {Channel} post */
function card(app, post) {
  const { store } = app;
  const by = store.user(post.owner_id ?? "");
  const click = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    app.open(post.id);
  };
  const { any, pings } = store.unread(post);
  return el(
    "li",
    { class: asleep(post) ? "post archived" : "post" },
    el(
      "a",
      { href: addressOf(store.me, post.id), class: any ? "unread" : "", on: { click } },
      by && avatar(by, "small"),
      el("b", {}, post.name),
      pings > 0 && el("span", { class: "badge" }, String(pings)),
      asleep(post) > 0 && el("small", { class: "quiet" }, say("archived")),
    ),
    tagsOn(store, post),
  );
}

/** Asks for a post, and opens it. @param {any} app @param {Channel} forum */
export function newPost(app, forum) {
  const title = el("input", { class: "field", maxlength: "100", required: true, autocomplete: "off", id: fresh("field") });
  const words = el("textarea", { class: "field", maxlength: "2000", rows: "4", required: true, id: fresh("field") });
  const chosen = (forum.available_tags ?? []).map((tag) => ({ tag, ...toggle(tag.name, false) }));
  const note = el("p", { class: "failure", role: "alert", hidden: true });
  const form = el(
    "form",
    { id: fresh("post") },
    el("div", { class: "form-part" }, el("label", { for: title.id }, say("post-title")), title),
    el("div", { class: "form-part" }, el("label", { for: words.id }, say("post-words")), words),
    chosen.length > 0 && el("h3", {}, say(needsTag(forum) ? "tags-needed" : "tags")),
    chosen.map(({ node }) => node),
    note,
  );
  form.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    const tags = chosen.filter(({ input }) => input.checked).map(({ tag }) => tag.id);
    if (needsTag(forum) && tags.length === 0) {
      note.textContent = say("tag-missing");
      note.hidden = false;
      return;
    }
    try {
      const post = await api.createPost(forum.id, app.store.me, title.value.trim(), words.value.trim(), tags);
      app.store.onCHANNEL_CREATE(post);
      box.close();
      app.open(post.id);
    } catch (error) {
      note.textContent = /** @type {Error} */ (error).message;
      note.hidden = false;
    }
  });
  const make = el("button", { type: "submit", class: "button primary", form: form.id }, say("create"));
  const box = openDialog(say("new-post"), form, { footer: make });
}

/** @param {Channel} forum */
const needsTag = (forum) => Boolean((forum.flags ?? 0) & REQUIRE_TAG);

/** What the drawer changes about a forum: its tags. @param {Channel} forum @param {(ask: () => Promise<any>) => void} attempt */
export function forumTags(forum, attempt) {
  if (forum.type !== FORUM) return null;
  const names = el("input", {
    class: "field",
    id: fresh("field"),
    value: (forum.available_tags ?? []).map((tag) => tag.name).join(", "),
    data: { key: "tags" },
  });
  const needed = toggle(say("tag-required"), needsTag(forum));
  needed.input.dataset.key = "tag-required";
  const change = () =>
    attempt(() =>
      api.changeChannel(forum.id, {
        tags: names.value
          .split(",")
          .map((/** @type {string} */ name) => name.trim())
          .filter(Boolean),
        requires_tag: needed.input.checked,
      }),
    );
  names.addEventListener("change", change);
  needed.input.addEventListener("change", change);
  return [
    el("div", { class: "form-part" }, el("label", { for: names.id }, say("tags-of-forum")), names),
    needed.node,
  ];
}
