/** @file Pictures opened large: fit to the window, enlarged by click, wheel or pinch, walked through with arrows. */

import { el, iconButton } from "./dom.js";
import { say } from "./words.js";

/** @typedef {{url: string, alt: string}} Picture */

/** Attachments live on this same server, whatever name it is reached by. @param {string} url */
export function local(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/attachments/") ? parsed.pathname + parsed.search : parsed.href;
  } catch {
    return "";
  }
}

/** @param {Picture[]} pictures @param {number} [start] */
export function openLightbox(pictures, start = 0) {
  let at = start;
  const image = el("img", { class: "lightbox-picture", draggable: "false" });
  const frame = el("div", { class: "lightbox-frame", tabindex: "0" }, image);
  const words = el("p", { class: "lightbox-words", tabindex: "0" });
  const original = el("a", { target: "_blank", rel: "noopener noreferrer" }, say("open-original"));
  const zoom = (/** @type {number} */ x, /** @type {number} */ y, big = !frame.classList.contains("big")) => {
    const box = image.getBoundingClientRect();
    const [left, top] = [(x - box.left) / box.width, (y - box.top) / box.height];
    frame.classList.toggle("big", big);
    if (big)
      frame.scrollTo(
        left * frame.scrollWidth - frame.clientWidth / 2,
        top * frame.scrollHeight - frame.clientHeight / 2,
      );
  };
  const show = (/** @type {number} */ n) => {
    at = (n + pictures.length) % pictures.length;
    frame.classList.remove("big");
    image.src = pictures[at].url;
    image.alt = pictures[at].alt;
    words.textContent = pictures[at].alt;
    original.href = pictures[at].url;
  };
  const several = pictures.length > 1;
  const box = el(
    "dialog",
    { class: "lightbox", "aria-label": say("picture") },
    frame,
    el("div", { class: "lightbox-bar" }, words, original),
    iconButton("close", say("close"), () => box.close(), { class: "icon-button lightbox-close" }),
    several && iconButton("left", say("previous"), () => show(at - 1), { class: "icon-button lightbox-previous" }),
    several && iconButton("right", say("next"), () => show(at + 1), { class: "icon-button lightbox-next" }),
  );
  image.addEventListener("click", (/** @type {MouseEvent} */ event) => zoom(event.clientX, event.clientY));
  frame.addEventListener("click", (/** @type {MouseEvent} */ event) => event.target === frame && box.close());
  frame.addEventListener(
    "wheel",
    (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey && frame.classList.contains("big")) return;
      event.preventDefault();
      zoom(event.clientX, event.clientY, event.deltaY < 0);
    },
    { passive: false },
  );
  box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && event.target === frame) zoom(innerWidth / 2, innerHeight / 2);
    if (several && event.key === "ArrowLeft") show(at - 1);
    if (several && event.key === "ArrowRight") show(at + 1);
  });
  box.addEventListener("close", () => box.remove());
  show(start);
  document.body.append(box);
  box.showModal();
  frame.focus();
}
