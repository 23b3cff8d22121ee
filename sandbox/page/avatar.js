/** @file Round faces drawn from initials. */

import { el } from "./dom.js";
import { called } from "./store.js";

const COLOURS = ["#4752c4", "#2f7d46", "#b23b2e", "#8546b8", "#93561a", "#1f6fa8", "#a12f6f", "#5d6b1e"];

/** @param {import("./types.js").User} user @param {""|"small"|"large"} [size] */
export function avatar(user, size = "") {
  if (user.bot) return el("img", { class: `avatar ${size}`, src: "/page/icon.svg", alt: "" });
  const mixed = [...`${called(user)}${user.id}`].reduce(
    (sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 16777619),
    7,
  );
  const colour = COLOURS[(mixed >>> 16) % COLOURS.length];
  return el("span", {
    class: `avatar ${size}`,
    "aria-hidden": "true",
    data: { initials: initials(called(user)) },
    vars: { "--face": colour },
  });
}

/** @param {string} name */
function initials(name) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return (
    words
      .slice(0, 2)
      .map((word) => [...word][0])
      .join("")
      .toLocaleUpperCase() || "?"
  );
}
