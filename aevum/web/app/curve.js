/** Scores over a game as curves: a colour, a kind of line and a mark for each seat, and the same as a table. */
import { h, times } from "./dom.js";
import { letterOf, seatName, SHAPES } from "./seats.js";
import { svg } from "./svg.js";
import { figure, say } from "./text.js";

/** @import { CurvePoint, SeatState } from "./types.js" */

/** How lines differ besides their colour. */
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "14 5", "1 3"];
const MARK = 20;
const ROOM = { left: 34, right: 30, top: 14, bottom: 24 };
/** More room below, where it is said what is counted there. */
const NAMED = 18;
/** At most so many lines of the grid; and so many labels below, by the width that there is. */
const GRID = 5;
const LABEL_WIDTH = 30;

/** The figures that somebody reads as a table. @type {Set<string>} */
const openTables = new Set();

/** @typedef {{width: number, height: number, bottom: number, least: number, most: number, count: number}} Frame */

/**
 * @param {CurvePoint[]} points @param {SeatState[]} seats
 * @param {string} [name] of the figure @param {string} [title] @param {string} [asFigures] what opens the table
 * @param {string} [along] what is counted from left to right
 */
export function curveFigure(
  points,
  seats,
  name = "curve",
  title = say("web-results-curve"),
  asFigures = say("web-results-curve-table"),
  along = "",
) {
  return h(
    "figure",
    { class: "curve", "data-testid": name },
    h("figcaption", {}, title),
    drawing(points, seats, title, along),
    h(
      "details",
      { open: openTables.has(name) ? "" : null, ontoggle: (/** @type {Event} */ event) => keepOpen(name, event) },
      h("summary", { "data-testid": `${name}-table` }, asFigures),
      asTable(points, seats),
    ),
  );
}

/** The page may draw itself anew while somebody reads the table. @param {string} name @param {Event} event */
function keepOpen(name, { target }) {
  if (!(target instanceof HTMLDetailsElement) || !target.isConnected) return;
  if (target.open) openTables.add(name);
  else openTables.delete(name);
}

/** @param {CurvePoint[]} points @param {SeatState[]} seats @param {string} title @param {string} along */
function drawing(points, seats, title, along) {
  const narrow = matchMedia("(max-width: 40rem)").matches;
  const scores = points.flatMap((point) => point.scores);
  const frame = {
    ...(narrow ? { width: 340, height: 220 } : { width: 680, height: 260 }),
    bottom: ROOM.bottom + (along ? NAMED : 0),
    least: Math.min(0, ...scores),
    most: Math.max(1, ...scores),
    count: points.length,
  };
  const box = `0 0 ${frame.width} ${frame.height}`;
  return svg(
    "svg",
    { viewBox: box, role: "img", "aria-label": title },
    grid(frame),
    labels(frame, points),
    along && axisName(frame, along),
    seats.map(({ seat }) => line(frame, points, seat)),
    endMarks(frame, points, seats),
  );
}

/** @param {Frame} frame @param {number} place */
const across = ({ width, count }, place) =>
  ROOM.left + ((width - ROOM.left - ROOM.right) * place) / Math.max(1, count - 1);

/** @param {Frame} frame @param {number} score */
const upTo = ({ height, bottom, least, most }, score) =>
  height - bottom - ((height - ROOM.top - bottom) * (score - least)) / (most - least);

/** Lines at round scores. @param {Frame} frame */
function grid(frame) {
  const step = roundStep((frame.most - frame.least) / GRID);
  const first = Math.ceil(frame.least / step);
  return times(Math.floor(frame.most / step) - first + 1, (place) => {
    const score = (first + place) * step;
    const y = upTo(frame, score);
    return [
      svg("line", { class: score === 0 ? "zero" : "grid", x1: ROOM.left, x2: frame.width - ROOM.right, y1: y, y2: y }),
      svg("text", { x: ROOM.left - 6, y: y + 4, "text-anchor": "end" }, figure(score)),
    ];
  });
}

/** The next of 1, 2, 5, 10, 20 … @param {number} least */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((part) => part * power).find((step) => step >= least) ?? power;
}

/** The numbers of rounds, as many as there is room for. @param {Frame} frame @param {CurvePoint[]} points */
function labels(frame, points) {
  const each = Math.ceil((points.length * LABEL_WIDTH) / (frame.width - ROOM.left - ROOM.right));
  return points.map(
    ({ number }, place) =>
      number !== null &&
      (points.length - 1 - place) % each === 0 &&
      svg("text", { x: across(frame, place), y: frame.height - frame.bottom + 18, "text-anchor": "middle" }, number),
  );
}

/** What is counted from left to right, below the numbers. @param {Frame} frame @param {string} name */
const axisName = ({ width, height }, name) =>
  svg("text", { class: "axis", x: width - ROOM.right, y: height - 6, "text-anchor": "end" }, `${name} →`);

/** @param {Frame} frame @param {CurvePoint[]} points @param {number} seat */
function line(frame, points, seat) {
  const path = points.map(({ scores }, place) => `${across(frame, place)},${upTo(frame, scores[seat])}`).join(" ");
  const dash = DASHES[seat % DASHES.length];
  const style = { "--seat": `var(--seat-${seat % SHAPES.length})` };
  return [
    svg("polyline", { class: "under", points: path }),
    svg("polyline", { class: "line", points: path, "stroke-dasharray": dash || null, style }),
  ];
}

/** The seats' marks where their lines end, kept apart. @param {Frame} frame @param {CurvePoint[]} points @param {SeatState[]} seats */
function endMarks(frame, points, seats) {
  const { scores } = points[points.length - 1];
  const order = seats.map(({ seat }) => seat).sort((one, other) => scores[other] - scores[one]);
  const lowest = frame.height - frame.bottom; // below are the numbers
  let above = -MARK;
  return order.map((seat, place) => {
    const room = lowest - MARK * (order.length - 1 - place);
    above = Math.min(room, Math.max(above + MARK, upTo(frame, scores[seat])));
    return mark(frame.width - ROOM.right + MARK / 2 + 4, above, seat);
  });
}

/** @param {number} x @param {number} y @param {number} seat */
function mark(x, y, seat) {
  const shape = SHAPES[seat % SHAPES.length];
  const at = { x: x - MARK / 2, y: y - MARK / 2, width: MARK, height: MARK };
  return svg(
    "g",
    { class: "end-mark", "data-shape": shape, style: { "--seat": `var(--seat-${seat % SHAPES.length})` } },
    svg("use", { href: `#icon-seat-${shape}`, ...at }),
    svg("text", { x, y: y + (shape === "triangle" ? 6 : 4), "text-anchor": "middle" }, letterOf(seat)),
  );
}

/** @param {CurvePoint[]} points @param {SeatState[]} seats */
function asTable(points, seats) {
  const head = h("tr", {}, h("td", {}), ...seats.map((seat) => h("th", { scope: "col" }, seatName(seat))));
  const rows = points.map(({ label, scores }) =>
    h("tr", {}, h("th", { scope: "row" }, label), ...seats.map(({ seat }) => h("td", {}, figure(scores[seat])))),
  );
  return h("table", { class: "final-score" }, h("thead", {}, head), h("tbody", {}, ...rows));
}
