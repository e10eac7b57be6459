/**
 * The map goes where things happen and comes back. A board says where on its map that is; here it is brought into sight
 * and marked: the way it took, a ring where it ended, and what came of it.
 */
import { byId, isStill } from "./dom.js";
import { QUICK } from "./motion.js";
import { SHAPES } from "./seats.js";
import { svg } from "./svg.js";

/** @import { Box, Happening, MapView } from "./types.js" */

const [SLIDE, TOKEN, RING] = [450, 20, 20];
/** How much of what is seen may lie between the ends of a way. */
const ROOM = 0.7;
/** So near to its edges a map's frame is looked for on the screen. */
const EDGE = 8;
/** A part of what is seen that is too little to be called a move. */
const NEARLY = 0.02;

export class Camera {
  /** @param {MapView} map */
  constructor(map) {
    this.map = map;
    this.zoom = map.zoom;
    this.layer = svg("g", { class: "happenings", "aria-hidden": "true" });
    map.svg.append(this.layer);
    /** @type {Box | null} what the reader looked at before */
    this.left = null;
    /** @type {Box | null} what was seen before the board was drawn last */
    this.watched = null;
    /** Whoever moves the map looks where they like until all is shown. */
    this.led = true;
    map.svg.addEventListener("pointerdown", () => this.letGo());
    for (const name of ["wheel", "touchmove"])
      byId("play").addEventListener(name, () => this.letGo(), { passive: true });
  }

  letGo() {
    if (this.left) this.led = false;
    this.left = null;
  }

  /** Remember what the reader looks at. */
  depart() {
    this.zoom.halt(true);
    if (this.led) this.left ??= this.zoom.seen;
  }

  /** Bring something into sight and mark it: at once where the way there would take most of the time that it is shown. @param {Happening} happening @param {number} [length] */
  follow(happening, length = Infinity) {
    this.mark(happening);
    if (!this.led) return;
    const { points, also = [], around = [] } = happening;
    this.bring([...around, ...also.map(({ point }) => point), ...points]);
    if (length < 2 * QUICK) this.zoom.halt(true);
  }

  /** Follow what others do; the page comes back where it was scrolled away from the map. @param {Happening} happening @param {number} length */
  attend(happening, length) {
    if (this.led) this.scrollThere();
    this.follow(happening, length);
  }

  scrollThere() {
    const frame = frameOf(this.map);
    const { left, top, bottom } = frame.getBoundingClientRect();
    const ends = [top + EDGE, bottom - EDGE].map((y) => document.elementFromPoint(left + EDGE, y));
    if (!ends.every((each) => frame.contains(each))) frame.scrollIntoView({ block: "nearest" });
  }

  /** Whether a point of the map lies below its buttons. @param {number[]} point */
  isCovered([px, py]) {
    const { x, y } = new DOMPoint(px, py).matrixTransform(this.map.svg.getScreenCTM() ?? undefined);
    return Boolean(document.elementFromPoint(x, y)?.closest(".map-tools"));
  }

  /** @param {number[]} point */
  isOpen(point) {
    return this.zoom.sees(point, this.zoom.signs) && !this.isCovered(point);
  }

  /** The board is about to be drawn: where one's own move ended is wanted in sight. @param {Happening | null} happening */
  want(happening) {
    const { zoom } = this;
    zoom.halt(true);
    this.watched = zoom.seen;
    zoom.wanted = happening ? happening.points.slice(-1).filter((point) => !isWithin(point, zoom.seen)) : [];
  }

  /** What is still wanted comes into sight, unless the board went elsewhere by itself. */
  accompany() {
    const { watched, zoom } = this;
    const { wanted } = zoom;
    zoom.wanted = [];
    if (watched && isSamePlace(watched, zoom.seen)) this.bring(wanted);
  }

  /** @param {number[][]} points */
  bring(points) {
    const { zoom } = this;
    zoom.halt(true); // judged by where the map goes, not by what is seen on its way
    if (points.length && !points.every((point) => this.isOpen(point))) zoom.glide(boxOf(points, zoom.seen));
  }

  /** All is shown: back to what the reader looked at, or to what is theirs where they are asked. @param {number[][] | null} own */
  home(own) {
    if (own) this.bring(own);
    else if (this.left) this.zoom.glide(this.left);
    this.left = null;
    this.led = true;
  }

  /** Nothing is marked any more. */
  clear() {
    this.layer.replaceChildren();
  }

  /** @param {Happening} happening */
  mark({ points, seat, sign, also = [] }) {
    const to = /** @type {number[]} */ (points.at(-1));
    const from = points.length > 1 ? points[0] : null;
    const colour = seat === null ? "var(--accent)" : `var(--seat-${seat % SHAPES.length})`;
    const mark = svg(
      "g",
      { class: "happening", "data-testid": "happening", style: { "--seat": colour } },
      from && svg("path", { class: "way-bed", d: line(from, to) }),
      from && svg("path", { class: "way", d: line(from, to) }),
      [...also, { point: to, sign }].map((each) => struck(each.point, each.sign)),
    );
    this.layer.replaceChildren(mark);
    if (from && seat !== null && !isStill()) mark.append(slide(seat, from, to));
  }
}

/** @param {MapView} map */
const frameOf = (map) => /** @type {HTMLElement} */ (map.svg.closest(".map-frame"));

/** @param {Box} one @param {Box} other */
const isSamePlace = (one, other) =>
  Math.abs(one.x - other.x) < NEARLY * one.w && Math.abs(one.y - other.y) < NEARLY * one.h;

/** @param {number[]} point @param {Box} box */
const isWithin = ([px, py], { x, y, w, h }) => px > x && px < x + w && py > y && py < y + h;

/** What is seen now, moved so that some points are in its middle, and farther away where they do not fit. @param {number[][]} points @param {Box} seen @returns {Box} */
function boxOf(points, seen) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const factor = Math.max(1, (right - left) / (seen.w * ROOM), (bottom - top) / (seen.h * ROOM));
  const [w, h] = [seen.w * factor, seen.h * factor];
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h };
}

/** @param {number[]} from @param {number[]} to */
const line = (from, to) => `M${from.join(" ")}L${to.join(" ")}`;

/** A ring where something happened, and what came of it. @param {number[]} at @param {SVGElement} [sign] */
const struck = (at, sign) =>
  placed(at, svg("circle", { class: "ring", r: RING }), sign && svg("g", { class: "sign-above" }, sign));

/** Something of a steady size on the screen. @param {number[]} at @param {...(SVGElement | null | undefined)} content */
const placed = (at, ...content) =>
  svg("g", { transform: `translate(${at.join(" ")})` }, svg("g", { class: "on-screen" }, ...content));

/** The mark of a seat on its way. @param {number} seat @param {number[]} from @param {number[]} to */
function slide(seat, from, to) {
  const half = TOKEN / 2;
  const shape = svg("use", { href: `#icon-seat-${SHAPES[seat % SHAPES.length]}`, width: TOKEN, height: TOKEN });
  shape.setAttribute("transform", `translate(${-half} ${-half})`);
  const token = svg("g", { class: "token" }, svg("g", { class: "on-screen" }, shape));
  const at = ([x, y] = to) => ({ transform: `translate(${x}px, ${y}px)` });
  const way = token.animate([at(from), at(to)], { duration: SLIDE, easing: "ease-in-out" });
  way.onfinish = () => token.remove();
  return token;
}
