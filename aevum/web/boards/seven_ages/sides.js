/** Everybody's things in a few lines: glory, what the harvest would bring, empires, cards, the marker off-empire. */
import { counter, h, icon } from "../../app/dom.js";
import { sideCard, sideList } from "../../app/sides.js";
import { figure, say } from "../../app/text.js";
import { backs } from "./cards.js";
import { colourMark, empireMark } from "./colours.js";
import { markerChip } from "./markers.js";
import { viewOf } from "./view.js";

/** @import { Scene, Side } from "./types.js" */

/** @param {Scene} scene */
export function sides(scene) {
  const view = viewOf(scene);
  const rows = view.seats.map((side, seat) => sideOf(scene, side, seat));
  const foot = view.target_glory === null ? "" : say("web-seven-target", { count: view.target_glory });
  return sideList(say("web-seven-players"), rows, foot, "sa-panel");
}

/** @param {Scene} scene @param {Side} side @param {number} seat */
function sideOf(scene, side, seat) {
  const view = viewOf(scene);
  const empires = view.empires.filter((empire) => empire.seat === seat);
  const holder = view.holder === seat && h("span", { class: "sign", title: say("web-seven-holds") }, icon("sa-turn"));
  const { total, now } = side.score;
  return sideCard(
    scene,
    seat,
    {
      signs: [...side.colours.map(colourMark), holder],
      points: total,
      words: say("web-seven-points", { count: total }),
    },
    h(
      "p",
      { class: "side-facts" },
      h(
        "span",
        { class: "counter now", title: say("web-seven-harvest-now") },
        icon("sa-harvest"),
        h("b", {}, figure(now < 0 ? now : `+${now}`)),
      ),
      counter(
        "sa-flag",
        `${empires.length}/${side.most_empires}`,
        say("web-seven-empires-of", { count: empires.length, most: side.most_empires }),
      ),
      ...empires.map(empireMark),
      h("span", { class: "counter" }, backs(side.hand_size)),
      side.marker && h("span", { class: "counter" }, say("web-seven-aside"), markerChip(side.marker)),
    ),
  );
}
