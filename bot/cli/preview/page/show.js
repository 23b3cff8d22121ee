/** @file Shows what the game is asked for by the address of the page, and asks again when a file has changed. */
import { el, fill } from "/sandbox/dom.js";

const WIDTHS = [400, 1280];
const GROUNDS = ["dark", "light"];
/** Milliseconds between two looks at the files. */
const LOOK_EVERY = 500;
const $ = (id) => document.getElementById(id);

/** What the address says: what to show, and how. */
const query = new URLSearchParams(location.search);
let shown = null;
let stamp = "";
let asked = 0;

/** Several values of one key, chosen by buttons; at least one of them. */
const several = (key, all) => (query.get(key) ?? all[0]).split(",").filter((each) => all.includes(each));

function change(changes) {
  for (const [key, value] of Object.entries(changes)) query.set(key, String(value));
  history.replaceState(null, "", `?${query}`);
}

async function show(changes = {}) {
  change(changes);
  const mine = ++asked;
  $("shown").classList.add("waits");
  const wanted = new URLSearchParams([...query].filter(([key]) => !["width", "ground"].includes(key)));
  let answer;
  try {
    answer = await (await fetch(`/shown?${wanted}`)).json();
  } catch {
    say("Nothing answers: is cairn game show still running?", true);
    return;
  }
  if (mine !== asked) return;
  stamp = answer.stamp;
  shown = answer.shown;
  $("title").textContent = document.title = answer.title;
  draw();
}

function say(words, wrong = false) {
  $("state").textContent = words;
  $("state").classList.toggle("wrong", wrong);
}

function draw() {
  const problems = shown.shots.filter((shot) => shot.wrong.length).length;
  $("shown").classList.remove("waits");
  if (!shown.wrong) {
    controls();
    steps();
  }
  const look = shown.shots.filter((shot) => shot.look.length).length;
  const count = `${shown.shots.length} picture${shown.shots.length === 1 ? "" : "s"}`;
  if (shown.wrong) say("It cannot be shown. As soon as a file changes it is tried again.", true);
  else say(`${count}${problems ? `, something is wrong with ${problems}` : ""}${look ? `, ${look} to be looked at: words run into each other or out of it` : ""}.`, problems > 0);
  fill($("shown"), shown.wrong ? el("pre", { class: "wrong" }, shown.wrong) : [story(), ...sections()]);
}

function controls() {
  const choose = (key, label, values, name = String) =>
    values.length > 1 &&
    el(
      "label",
      {},
      `${label} `,
      el(
        "select",
        { name: key, on: { change: (event) => show({ [key]: event.target.value, ...(key === "what" ? { number: 0 } : {}) }) } },
        values.map((value) => el("option", { value, selected: String(value) === String(shown.ask[key]) }, name(value))),
      ),
    );
  const game = shown.ask.what === "game";
  const toggles = (key, all, name) =>
    all.map((each) =>
      el("button", { type: "button", "aria-pressed": String(several(key, all).includes(each)), on: { click: () => toggle(key, all, each) } }, name(each)),
    );
  fill(
    $("controls"),
    choose("what", "Show", shown.whats, (what) => ({ game: "a game", pieces: "cards and places" })[what] ?? what.replace("-", " ")),
    choose("language", "Language", shown.languages),
    game && choose("seats", "Players", shown.seats),
    game && choose("preset", "Options", shown.presets),
    toggles("width", WIDTHS.map(String), (width) => `${width} px`),
    toggles("ground", GROUNDS, (ground) => ground),
  );
}

function toggle(key, all, each) {
  const now = several(key, all);
  const next = now.includes(each) ? now.filter((other) => other !== each) : [...now, each];
  change({ [key]: (next.length ? next : [each]).join(",") });
  draw();
}

function steps() {
  const { number } = shown.ask;
  const to = (where, words, label) =>
    el("button", { type: "button", "aria-label": label, disabled: where < 0 || where > shown.last || where === number, on: { click: () => show({ number: where }) } }, words);
  const game = shown.ask.what === "game";
  fill(
    $("steps"),
    shown.ask.what !== "pieces" && [
      to(0, "|◀", "First position"),
      to(number - 1, "◀", "Previous position"),
      el("span", { id: "place" }, `${number} / ${shown.last}`),
      to(number + 1, "▶", "Next position"),
      to(shown.last, "▶|", "Last position"),
      el("input", { type: "range", "aria-label": "Position", min: 0, max: shown.last, value: number, on: { change: (event) => show({ number: event.target.value }) } }),
      game && el("button", { type: "button", on: { click: () => show({ seed: Math.random().toString(36).slice(2, 8), number: 0 }) } }, "Another game"),
    ],
  );
}

/** What has just happened, or what a lesson says. */
function story() {
  const title = shown.ask.what === "game" ? "What has just happened" : "What it says";
  return shown.said.length > 0 && [el("h2", {}, title), el("ul", {}, shown.said.map((line) => el("li", {}, line)))];
}

/** What a seat is asked, with what it cannot choose and why. */
function decision(asked) {
  const choice = ([key, label, why]) => el("li", {}, why ? [el("s", {}, label), ` ${why}`] : label, " ", el("code", {}, key));
  return el("details", { open: true }, el("summary", {}, asked.prompt), el("ol", {}, asked.choices.map(choice)));
}

function sections() {
  const everybody = shown.told.map((_, place) => (place ? place - 1 : null));
  const seats = [...new Set([...everybody, ...shown.shots.map((shot) => shot.seat)])];
  const lesson = !["game", "pieces"].includes(shown.ask.what);
  return seats.map((seat) =>
    el(
      "section",
      {},
      el("h2", {}, seat === null ? "What everybody sees" : lesson ? "What the learner sees" : `What ${shown.names[seat]} sees`),
      el("div", { class: "shots" }, shown.shots.filter((shot) => shot.seat === seat).map(figure)),
      shown.decisions.filter((asked) => asked.seat === seat).map(decision),
      shown.told
        .filter((_, place) => place === (seat === null ? 0 : seat + 1))
        .map(([who, words]) => el("details", {}, el("summary", {}, `In words: ${who}`), el("pre", {}, words))),
    ),
  );
}

function figure(shot) {
  const widths = several("width", WIDTHS.map(String)).map(Number).sort((one, other) => one - other);
  const picture = (width) => el("img", { src: `data:image/png;base64,${shot.png}`, alt: shot.alt, width: Math.min(width, shot.width) });
  return el(
    "figure",
    { data: { name: shot.name } },
    el("figcaption", {}, `${shot.name}, ${shot.width} × ${shot.height}, ${Math.ceil((shot.png.length * 0.75) / 1000)} KB`),
    shot.wrong.length > 0 && (shot.png ? el("ul", { class: "wrong" }, shot.wrong.map((words) => el("li", {}, words))) : el("pre", { class: "wrong" }, shot.wrong.join("\n"))),
    shot.look.length > 0 && el("ul", { class: "look" }, shot.look.map((words) => el("li", {}, words))),
    shot.png && widths.map((width) => el("div", { class: "grounds" }, several("ground", GROUNDS).map((ground) => el("div", { class: `ground ${ground}` }, picture(width))))),
    shot.png && el("details", {}, el("summary", {}, "Alt text"), el("p", {}, shot.alt)),
  );
}

async function follow() {
  for (;;) {
    try {
      await new Promise((done) => setTimeout(done, LOOK_EVERY));
      const now = (await (await fetch("/changed")).json()).stamp;
      if (now === stamp) continue;
      say("A file has changed …");
      await show();
    } catch {
      say("Nothing answers: is cairn game show still running?", true);
    }
  }
}

addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || !shown || shown.wrong || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
  const where = shown.ask.number + by;
  if (where >= 0 && where <= shown.last) show({ number: where });
});

await show();
follow();
