/** @file The control that sets the sandbox's clock forward. */

import { el } from "./dom.js";
import { now } from "./time.js";
import { say, spoken } from "./words.js";

const STEPS = [
  ["clock-hour", 3600],
  ["clock-day", 86_400],
  ["clock-week", 7 * 86_400],
];

const shown = () => now().toLocaleString(spoken(), { dateStyle: "full", timeStyle: "short" });

/** Brings the clock that is shown up to date. */
export function tickClock() {
  for (const node of document.querySelectorAll(".clock-now")) node.textContent = shown();
}

/** @param {(seconds: number) => void} forward sets the sandbox's clock forward */
export function clockPanel(forward) {
  return el(
    "section",
    {},
    el("h3", {}, say("clock")),
    el("p", { class: "clock-now" }, shown()),
    el("p", { class: "quiet" }, say("clock-more")),
    el(
      "div",
      { class: "drawer-acts" },
      STEPS.map(([name, seconds]) =>
        el(
          "button",
          {
            type: "button",
            class: "button secondary",
            data: { key: String(name) },
            on: { click: () => forward(Number(seconds)) },
          },
          say(String(name)),
        ),
      ),
    ),
  );
}
