/** All scores over the epochs, as lines and as numbers. */
import { disclosure, h } from "../../app/dom.js";
import { letterOf, SHAPES, seatMark } from "../../app/seats.js";
import { svg } from "../../app/svg.js";
import { figure, say } from "../../app/text.js";
import { NUMERALS, viewOf } from "./view.js";

/** @import { Scene, Side } from "./types.js" */

const [WIDE, HIGH, LEFT, FOOT, TOP] = [340, 170, 30, 22, 12];
const LETTER = 11;
const STEPS = [10, 20, 25, 50, 100];

/** The points a seat had after each epoch so far. @param {Side} side @param {number} epoch */
function course({ score }, epoch) {
  let sum = 0;
  return [0, ...score.epochs.slice(0, epoch).map((points) => (sum += points))];
}

/** @param {Scene} scene @param {{numbers: boolean}} open */
export function scoreChart(scene, open) {
  const { seats, epoch } = viewOf(scene);
  const courses = seats.map((side) => course(side, epoch));
  return h(
    "section",
    { class: "hw-panel chart", "aria-label": say("web-history-chart"), "data-testid": "chart" },
    h("h2", {}, say("web-history-chart")),
    drawn(courses),
    numbers(scene, open),
  );
}

/** @param {number[][]} courses */
function drawn(courses) {
  const most = Math.max(20, ...courses.flat());
  const step = STEPS.find((each) => most / each <= 5) ?? STEPS[STEPS.length - 1];
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ epoch) => LEFT + (epoch * (WIDE - LEFT - 16)) / (NUMERALS.length - 1);
  const y = (/** @type {number} */ points) => HIGH - FOOT - (points * (HIGH - FOOT - TOP)) / top;
  const levels = Array.from({ length: top / step + 1 }, (_, place) => place * step);
  return svg(
    "svg",
    { class: "score-chart", viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" },
    levels.map((level) => [
      svg("path", { class: "grid", d: `M${LEFT} ${y(level)}H${WIDE - 8}` }),
      svg("text", { class: "axis", x: LEFT - 6, y: y(level) + 4, "text-anchor": "end" }, level),
    ]),
    NUMERALS.slice(1).map((numeral, place) =>
      svg("text", { class: "axis", x: x(place + 1), y: HIGH - 5, "text-anchor": "middle" }, numeral),
    ),
    courses.map((points, seat) => line(points, seat, x, y)),
    spread(courses.map((points) => y(points[points.length - 1]))).map((height, seat) =>
      svg("text", { class: "line-letter", x: x(courses[seat].length - 1) + 7, y: height + 4 }, letterOf(seat)),
    ),
  );
}

/** Letters one below another where they would lie upon each other. @param {number[]} heights */
function spread(heights) {
  const placed = [...heights];
  let above = -Infinity;
  for (const seat of heights.map((_, place) => place).sort((one, other) => heights[one] - heights[other]))
    above = placed[seat] = Math.max(heights[seat], above + LETTER);
  return placed;
}

/** @param {number[]} points @param {number} seat @param {(epoch: number) => number} x @param {(points: number) => number} y */
function line(points, seat, x, y) {
  const d = points.map((value, epoch) => `${epoch ? "L" : "M"}${x(epoch).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const marks = points.slice(1).map((value, epoch) =>
    svg("use", {
      href: `#icon-seat-${SHAPES[seat]}`,
      class: "seat-shape",
      x: x(epoch + 1) - 4.5,
      y: y(value) - 4.5,
      width: 9,
      height: 9,
    }),
  );
  return svg("g", { class: `seat-${seat}` }, svg("path", { class: "score-line", d }), marks);
}

/** @param {Scene} scene @param {{numbers: boolean}} open */
function numbers(scene, open) {
  const { seats, epoch } = viewOf(scene);
  const head = seats.map((_, seat) =>
    h("th", { scope: "col" }, seatMark(seat), h("span", { class: "unseen" }, scene.state.seats[seat].name)),
  );
  const rows = NUMERALS.slice(1, epoch + 1).map((_, place) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, say(`epoch-${place + 1}`)),
      ...seats.map(({ score }) => h("td", {}, figure(score.epochs[place]))),
    ),
  );
  const total = h(
    "tr",
    { class: "total" },
    h("th", { scope: "row" }, say("web-total")),
    ...seats.map(({ score }) => h("td", {}, figure(score.total))),
  );
  return disclosure(
    { open: open.numbers },
    (isOpen) => (open.numbers = isOpen),
    h("summary", { "data-key": "chart-numbers" }, say("web-history-numbers")),
    h(
      "div",
      { class: "scrolled" },
      h("table", {}, h("thead", {}, h("tr", {}, h("td", {}), ...head)), h("tbody", {}, ...rows), h("tfoot", {}, total)),
    ),
  );
}
