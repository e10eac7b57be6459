/** What a mouse reads by pointing a finger reads by touching: names and signs at a tap, buttons when they are held. */
import { h, refill } from "./dom.js";

const HELD = 500;
const STAYS = 4000;
const STEADY = 10;
const GAP = 8;
const TOLD = "[data-tell], [data-held], [title]";
const PRESSED = "button, a, input, select, summary, label";

/** @type {HTMLElement | null} */
let slip = null;
let fading = 0;

/** @param {Element} told */
const wordsOf = (told) =>
  ["data-tell", "data-held", "title"].map((name) => told.getAttribute(name)).find((words) => words) ?? "";

/** Show the words of something above or below it. @param {Element} told */
function tell(told) {
  hush();
  if (!wordsOf(told)) return;
  slip = h("div", { class: "tip touched", role: "status", "data-testid": "touched" });
  document.body.append(slip);
  refill(slip, wordsOf(told));
  const at = told.getBoundingClientRect();
  const { width, height } = slip.getBoundingClientRect();
  const above = at.top - height - GAP;
  slip.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  slip.style.top = `${above > GAP ? above : at.bottom + GAP}px`;
  fading = window.setTimeout(hush, STAYS);
}

function hush() {
  clearTimeout(fading);
  slip?.remove();
  slip = null;
}

/** @param {Event} event */
const touched = ({ target }) => (target instanceof Element ? target.closest(TOLD) : null);

/** Whether a tap does something else, so that only holding tells. @param {Element} told */
const isPressed = (told) =>
  told.hasAttribute("data-held") || (told.closest(PRESSED) !== null && !told.hasAttribute("data-tell"));

export function tellByTouch() {
  let holding = 0;
  let wasHeld = false;
  let from = { x: 0, y: 0 };
  const letGo = () => clearTimeout(holding);

  const press = (/** @type {PointerEvent} */ event) => {
    hush();
    letGo();
    wasHeld = false;
    const told = touched(event);
    if (event.pointerType === "mouse" || !told) return;
    from = { x: event.clientX, y: event.clientY };
    holding = window.setTimeout(() => {
      wasHeld = true;
      tell(told);
    }, HELD);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY) letGo();
  };
  const tap = (/** @type {MouseEvent} */ event) => {
    letGo();
    const told = touched(event);
    if (wasHeld) {
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (told && event instanceof PointerEvent && event.pointerType === "touch" && !isPressed(told)) tell(told);
  };
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("pointermove", move, true);
  document.addEventListener("pointercancel", letGo, true);
  document.addEventListener("click", tap, true);
  document.addEventListener("scroll", hush, true);
}
