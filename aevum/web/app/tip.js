/** Before you press, you see: a slip beside what is pointed at says what it would do. */
import { h, refill } from "./dom.js";
import { effectList } from "./panel.js";
import { joined } from "./text.js";

/** @import { Choice } from "./types.js" */

const GAP = 8;
const ID = "tip";

/** @returns {HTMLElement} */
function slip() {
  const there = document.getElementById(ID);
  if (there) return there;
  const made = h("div", { id: ID, class: "tip", role: "tooltip", hidden: true });
  document.body.append(made);
  return made;
}

/** Fingers cannot point: they hold what they want to read, and a slip at every touch would only lie over the board. */
const canPoint = () => matchMedia("(hover: hover)").matches;

/** @param {HTMLElement} anchor @param {Choice | undefined} choice */
export function showTip(anchor, choice) {
  if (!choice || !canPoint()) return hideTip();
  const tip = slip();
  refill(tip, h("strong", {}, choice.label), choice.effects.length > 0 && effectList(choice.effects));
  tip.hidden = false;
  anchor.setAttribute("aria-describedby", ID);
  place(tip, anchor);
}

export function hideTip() {
  slip().hidden = true;
}

/** Where the board ends at its right: nothing is laid over what is asked beside it. @param {HTMLElement} anchor */
function edge(anchor) {
  const drawer = document.getElementById("drawer");
  const beside = drawer?.getBoundingClientRect().left ?? 0;
  return beside > 0 && !drawer?.contains(anchor) ? beside : innerWidth;
}

/** Beside what is pointed at, or below where there is no room. @param {HTMLElement} tip @param {HTMLElement} anchor */
function place(tip, anchor) {
  const { width, height } = tip.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const right = edge(anchor);
  const beside = at.right + GAP + width < right;
  const left = beside ? at.right + GAP : Math.max(GAP, right - width - GAP);
  const top = Math.min(beside ? at.top : at.bottom + GAP, innerHeight - height - GAP);
  tip.style.setProperty("left", `${left}px`);
  tip.style.setProperty("top", `${top}px`);
}

/**
 * Show what pressing an element would play while it is pointed at, in focus, or held by a finger.
 * @param {HTMLElement} element @param {() => Choice | undefined} choice
 */
export function foretell(element, choice) {
  const now = choice();
  if (now) element.dataset.held = joined([now.label, ...now.effects.map(({ text }) => text)]);
  for (const event of ["pointerenter", "focus"]) element.addEventListener(event, () => showTip(element, choice()));
  for (const event of ["pointerleave", "blur"]) element.addEventListener(event, hideTip);
  return element;
}
