/** Everybody's things in a few lines: lands, empires so far, cards, markers, points now and in all. */
import { counter, h, icon, unseen } from "../../app/dom.js";
import { sideCard, sideList } from "../../app/sides.js";
import { say } from "../../app/text.js";
import { backs } from "./cards.js";
import { NUMERALS, viewOf } from "./view.js";
import { numeralSaid } from "./words.js";

/** @import { Scene, Side } from "./types.js" */

/** @param {Scene} scene */
export function sides(scene) {
  const view = viewOf(scene);
  const rows = view.seats.map((side, seat) => sideOf(scene, side, seat));
  return sideList(say("web-history-players"), rows, say("web-history-supply", view.supply), "hw-panel");
}

/** @param {Scene} scene @param {Side} side @param {number} seat */
function sideOf(scene, side, seat) {
  const points = side.score.total;
  return sideCard(
    scene,
    seat,
    { signs: side.markers.map(markerOf), points, words: say("web-history-points", { count: points }) },
    h(
      "p",
      { class: "side-facts" },
      counter("hw-lands", side.lands, say("web-history-lands", { count: side.lands })),
      counter("hw-strength", side.strengths, say("web-history-strengths", { count: side.strengths })),
      h(
        "span",
        { class: "counter now", title: say("web-history-now") },
        unseen(say("web-history-now")),
        h("b", {}, `+${side.now.total}`),
      ),
      h("span", { class: "counter" }, backs(side)),
    ),
    h(
      "ol",
      { class: "side-empires" },
      ...side.empires.flatMap((empire, place) => (empire ? [held(empire, place + 1)] : [])),
    ),
  );
}

/** @param {string} empire @param {number} epoch */
const held = (empire, epoch) => h("li", {}, h("b", {}, NUMERALS[epoch]), say(`empire-${empire}`));

/** A pre-eminence marker: its value only when it may be known. @param {{epoch: number, value: number | null}} marker */
function markerOf({ epoch, value }) {
  const words = say(value === null ? "web-history-marker-hidden" : "web-history-marker", {
    epoch: numeralSaid(epoch),
    value: value ?? "",
  });
  return h(
    "span",
    { class: "sign marker", title: words },
    icon("hw-marker"),
    h("b", { "aria-hidden": "true" }, value ?? "?"),
    unseen(words),
  );
}
