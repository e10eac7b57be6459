/** The areas: what each is worth now, how everybody stands there, and what that would score. */
import { h, icon, unseen } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { say } from "../../app/text.js";
import { LEVELS, viewOf } from "./view.js";

/** @import { Area, Scene } from "./types.js" */

const PARTS = ["areas", "capitals", "cities", "monuments", "seas"];
/** @type {Record<string, string>} */
const SIGNS = { capitals: "hw-capital", cities: "hw-city", monuments: "hw-monument", seas: "hw-fleet" };

/** @param {Scene} scene @param {(ids: string[]) => void} look */
export function areaTable(scene, look) {
  const { areas, seats } = viewOf(scene);
  const head = seats.map((_, seat) => h("th", { scope: "col" }, seatMark(seat), unseen(scene.state.seats[seat].name)));
  return h(
    "section",
    { class: "hw-panel areas", "aria-label": say("web-history-areas"), "data-testid": "areas" },
    h("h2", {}, say("web-history-areas")),
    h(
      "div",
      { class: "scrolled" },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, say("web-history-area")),
            h("th", { scope: "col" }, say("web-history-value")),
            ...head,
          ),
        ),
        h("tbody", {}, ...areas.map((area) => areaRow(area, look))),
        h(
          "tfoot",
          {},
          ...PARTS.filter((part) => seats.some(({ now }) => now[part])).map((part) => partRow(scene, part)),
          totalRow(scene),
        ),
      ),
    ),
    legend(areas[0]),
  );
}

/** @param {Area} area @param {(ids: string[]) => void} look */
function areaRow({ id, value, lands, seats, factors }, look) {
  const name = h(
    "button",
    { type: "button", class: "area-link", "data-key": `area-${id}`, onclick: () => look(lands) },
    h("i", { class: `swatch area ${id}`, "aria-hidden": "true" }),
    say(`area-${id}`),
  );
  return h(
    "tr",
    { class: value ? "" : "worthless", "data-part": `area-${id}`, "data-testid": `area-${id}` },
    h("th", { scope: "row" }, name),
    h("td", { class: "value" }, value),
    ...seats.map((seat) => standing(seat, factors)),
  );
}

/** How a seat stands in an area: so many lands, the level, the points. @param {{lands: number, level: string | null, points: number}} seat @param {number[]} factors */
function standing({ lands, level, points }, factors) {
  if (!lands) return h("td", { class: "none" }, "·");
  const words = say("web-history-standing", { lands, level: level ? say(`level-${level}`) : "–", points });
  return h(
    "td",
    { title: words },
    level && levelSign(level, factors),
    h("b", { "aria-hidden": "true" }, points || ""),
    unseen(words),
  );
}

/** One, two or three bars. @param {string} level @param {number[]} factors */
const levelSign = (level, factors) =>
  h(
    "span",
    { class: `level ${level}`, "aria-hidden": "true" },
    ...factors.map((_, place) => h("i", { class: place <= LEVELS.indexOf(level) ? "full" : "" })),
  );

/** @param {Scene} scene @param {string} part */
const partRow = (scene, part) =>
  h(
    "tr",
    {},
    h("th", { scope: "row", colspan: 2 }, SIGNS[part] && icon(SIGNS[part]), say(`web-history-part-${part}`)),
    ...viewOf(scene).seats.map(({ now }) => h("td", {}, now[part] || "·")),
  );

/** @param {Scene} scene */
const totalRow = (scene) =>
  h(
    "tr",
    { class: "total" },
    h("th", { scope: "row", colspan: 2 }, say("web-history-now")),
    ...viewOf(scene).seats.map(({ now }) => h("td", { "data-testid": "would-score" }, now.total)),
  );

/** @param {Area} area */
const legend = ({ factors }) =>
  h(
    "p",
    { class: "quiet legend" },
    ...LEVELS.map((level, place) =>
      h("span", {}, levelSign(level, factors), `${say(`level-${level}`)} ×${factors[place]}`),
    ),
  );
