/** What is said in place of a page that cannot be shown, and the way on. */
import { isReplaced, isUnknown, Refusal } from "./api.js";
import { button, byId, h, refill } from "./dom.js";
import { drawMasthead } from "./masthead.js";
import { say } from "./text.js";

/** @import { Part } from "./types.js" */

/** @param {string} title @param {string} text @param {...Part} ways */
export function drawInstead(title, text, ...ways) {
  document.title = say("web-title", { page: title });
  drawMasthead();
  refill(
    byId("main"),
    h(
      "section",
      { class: "nowhere", "data-testid": "nowhere" },
      h("h1", {}, title),
      h("p", {}, text),
      h("div", { class: "row" }, ...ways),
    ),
  );
}

/** @param {boolean} primary */
export const wayHome = (primary) => h("a", { class: ["button", primary && "primary"], href: "/" }, say("web-to-lobby"));

const wayAgain = () => button("try-again", () => location.reload(), { class: "primary" }, say("web-try-again"));

/** What is wrong, in words of ours: a browser's own are nobody's language. @param {Error} problem */
const wordsOf = (problem) =>
  problem instanceof Refusal && problem.status ? problem.message : say("web-error-connection");

/** A link that leads nowhere, or to a table that cannot be reached just now. @param {Error} problem */
export function drawNowhere(problem) {
  const isGone = isReplaced(problem) || isUnknown(problem);
  const title = say(isReplaced(problem) ? "web-replaced" : isGone ? "web-nowhere" : "web-unreached");
  drawInstead(title, wordsOf(problem), !isGone && wayAgain(), wayHome(isGone));
}

/** A page that cannot be shown just now. @param {Error} problem */
export function drawUnreached(problem) {
  drawInstead(say("web-unreached-page"), wordsOf(problem), wayAgain(), location.pathname !== "/" && wayHome(false));
}
