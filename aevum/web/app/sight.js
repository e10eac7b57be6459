/** The page scrolls to what is asked, to where others act, and at the end to the result: on a phone always; where there is more room, only back up to it. Whoever looks back sees the board on any screen. */
import { byId, find, isStill } from "./dom.js";

/** @import { Board, Scene, State } from "./types.js" */

export const isNarrow = () => matchMedia("(max-width: 50rem)").matches;

/** What a lesson points at. */
export const HERE = "lesson-here";

/** What was brought into sight last: it is not brought again while somebody looks around. */
let shown = "";

/** So long the last roll is looked at before the page goes on to what came of it. */
const LOOKED_AT = 1500;
let leaving = 0;

/** @typedef {"past" | "others" | ""} Shows   the past, or what others do */

/** @param {Board} board @param {Scene} scene @param {Shows} shows */
export function bringIntoSight(board, scene, shows) {
  const now = shows === "past" ? shows : whatToSee(board, scene) || shows || (shown === "others" ? shown : "");
  if (now === shown) return;
  shown = now;
  clearTimeout(leaving);
  const part = now ? partFor(now, board, scene) : null;
  if (!part || !(isNarrow() || shows === "past" || isAbove(part))) return;
  const dice = isNarrow() && scene.active && !shows ? justRolled(scene.state) : null;
  goTo(dice ?? part);
  if (dice && dice !== part) leaving = setTimeout(() => goTo(partFor(now, board, scene)), LOOKED_AT);
}

/** @param {Element | null | undefined} part */
const goTo = (part) => part?.scrollIntoView({ block: "start", behavior: isStill() ? "auto" : "smooth" });

/** The dice, where they fell for what is asked now. @param {State} state */
const justRolled = ({ last }) => (last.some(({ values }) => "dice" in values) ? find("[data-part=dice]") : null);

/** The end, or what is asked; nothing while others are waited for. @param {Board} board @param {Scene} scene */
function whatToSee(board, scene) {
  const { over, asked, eye, lesson } = scene.state;
  if (over) return "over";
  return scene.active ? `${asked.step} ${eye} ${lesson?.step ?? ""} ${board.anew?.(scene) ?? ""}` : "";
}

/** Whether something was scrolled away, at least its beginning. @param {Element} part */
const isAbove = (part) => part.getBoundingClientRect().top < Math.max(0, byId("play").getBoundingClientRect().top);

/** @param {string} now @param {Board} board @param {Scene} scene */
function partFor(now, board, scene) {
  if (now === "past") return byId(isNarrow() ? "board" : "seats");
  if (now === "over") return byId("final");
  if (now === "others") return byId("seats");
  const part = board.sight?.(scene);
  return scene.state.lesson && isNarrow() ? partOfStep(part, byId("drawer").getBoundingClientRect().top) : part;
}

/**
 * Where a phone's page scrolls to for a step of a lesson: to what the board asks about, unless nothing that is pointed at would be seen there.
 * @param {Element | null | undefined} part what the board asks about @param {number} room how much of the page is seen
 */
function partOfStep(part, room) {
  const here = [...byId("board").querySelectorAll(`.${HERE}`)].filter((each) => each.checkVisibility());
  const from = part?.getBoundingClientRect().top ?? 0;
  const isSeen = (/** @type {Element} */ each) => {
    const down = each.getBoundingClientRect().top - from;
    return Boolean(each.closest("svg")) || (down >= 0 && down < room);
  };
  return here.some(isSeen) ? part : (here[0] ?? part);
}

/** On a phone, what was tapped is told at the top of the drawer; nothing tapped, its beginning. A picture in a text has no drawer. @param {Element | null} part */
export function showInDrawer(part) {
  const body = find("#drawer-body");
  if (!body || !isNarrow()) return;
  body.scrollTop += part ? part.getBoundingClientRect().top - body.getBoundingClientRect().top : -body.scrollTop;
}
