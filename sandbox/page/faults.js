/** @file What can be made to go wrong: requests of the bot, its connection, its answers. */

import { el, fresh } from "./dom.js";
import { say } from "./words.js";

/** What can happen to the bot's next requests. @type {[string, object][]} */
const REQUESTS = [
  ["fault-429", { status: 429 }],
  ["fault-500", { status: 500 }],
  ["fault-503", { status: 503 }],
  ["fault-lost", { status: 502, after: true }],
  ["fault-drop", { action: "drop" }],
  ["fault-hang", { action: "hang" }],
];

/** What a single press does. @type {[string, object][]} */
const PRESSES = [
  ["fault-reconnect", { kind: "gateway", how: "reconnect" }],
  ["fault-gateway-drop", { kind: "gateway", how: "drop" }],
  ["fault-gateway-invalid", { kind: "gateway", how: "invalid" }],
  ["fault-gateway-refuse", { kind: "refuse_gateway", times: 3 }],
  ["fault-expire", { kind: "expire" }],
  ["fault-expire-next", { kind: "expire_next", times: 1 }],
  ["fault-twice", { kind: "twice", times: 1 }],
];

/**
 * @param {any} state what is set to go wrong now
 * @param {(change: object) => void} set
 */
export function faultPanel(state, set) {
  return el(
    "section",
    {},
    el("h3", {}, say("faults")),
    el("p", { class: "quiet" }, say("faults-more")),
    requestForm(set),
    el(
      "div",
      { class: "presses" },
      PRESSES.map(([name, change]) => press(name, () => set(change))),
    ),
    rateLimits(state, set),
    armed(state, set),
  );
}

/** @param {string} name @param {() => void} click */
const press = (name, click) =>
  el("button", { type: "button", class: "button secondary", data: { key: name }, on: { click } }, say(name));

/** @param {string} label @param {any} field */
function labelled(label, field) {
  field.id = fresh("fault");
  return el("div", { class: "fault" }, el("label", { for: field.id }, label), field);
}

/** @param {(change: object) => void} set */
function requestForm(set) {
  const what = el(
    "select",
    { class: "field" },
    REQUESTS.map(([name], n) => el("option", { value: String(n) }, say(name))),
  );
  const times = el("input", { class: "field", type: "number", min: "1", max: "100", value: "1", required: true });
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    set({ kind: "request", match: "*", times: Number(times.value), ...REQUESTS[Number(what.value)][1] });
  };
  return el(
    "form",
    { class: "request-form", on: { submit: send } },
    labelled(say("fault-next"), what),
    labelled(say("fault-times"), times),
    el("button", { type: "submit", class: "button secondary" }, say("fault-arm")),
  );
}

/** @param {any} state @param {(change: object) => void} set */
function rateLimits(state, set) {
  const field = el(
    "select",
    { class: "field", data: { key: "rate-limits" } },
    ["strict", "headers", "off"].map((mode) =>
      el("option", { value: mode, selected: state.rate_limits === mode }, say(`limits-${mode}`)),
    ),
  );
  field.addEventListener("change", () => set({ kind: "rate_limits", mode: field.value }));
  return labelled(say("limits"), field);
}

/** What is still to go wrong, and the way back. @param {any} state @param {(change: object) => void} set */
function armed(state, set) {
  const lines = (state.requests ?? []).map(
    (/** @type {any} */ one) => `${one.times} × ${one.match} → ${one.action === "status" ? one.status : one.action}`,
  );
  if (state.refuse_gateway) lines.push(`${state.refuse_gateway} × ${say("fault-gateway-refused")}`);
  if (state.expire_next) lines.push(`${state.expire_next} × ${say("fault-expire-next")}`);
  if (state.twice) lines.push(`${state.twice} × ${say("fault-twice")}`);
  if (!lines.length) return null;
  return el(
    "div",
    { class: "armed", role: "status" },
    el("b", {}, say("fault-armed")),
    el(
      "ul",
      {},
      lines.map((/** @type {string} */ line) => el("li", {}, line)),
    ),
    press("fault-clear", () => set({ kind: "clear" })),
  );
}
