/**
 * Looking closer. The map is as large as it is looked at and lies in a frame that scrolls, so that moving over it costs
 * nothing but moving: by fingers and wheel the browser scrolls by itself, by mouse it is dragged.
 */

import { NOTICED, obeyWheel } from "./maps.js";
import { glide } from "./motion.js";

/** @import { Halt } from "./motion.js" */
/** @import { Box, Point } from "./types.js" */

const MOST = 0.8;
const ROOM = 0.8;
/** So many points of the screen stay between what is brought into sight and the edge, at least so many for a place alone. */
const [EDGE, NEAR] = [56, 24];
/** Scales so near to each other are the same. */
const NEARLY = 0.01;
/** A frame that is less wide shows a part at first. */
const WIDE = 1.4;

export class Zoom {
  /**
   * @param {HTMLElement} frame @param {SVGSVGElement} svg @param {(scale: number) => void} changed
   * @param {number} first how far in the east the part lies that is shown first where not all is
   */
  constructor(frame, svg, changed, first) {
    this.first = first;
    this.frame = frame;
    this.svg = svg;
    this.changed = changed;
    this.step = 1.6;
    this.whole = { w: 1, h: 1 };
    this.scale = 0;
    this.dragged = false;
    /** Whether the map has moved by itself since the mouse went anywhere; one that only trembles is at rest. */
    this.slid = false;
    this.mouse = { x: 0, y: 0 };
    /** @type {Halt} ends what moves the map by itself */
    this.halt = () => {};
    /** @type {number[][]} what is to be in sight too if the board moves the map a little */
    this.wanted = [];
    this.apart = 0;
    /** A place with all that is drawn around it. */
    this.signs = EDGE;
    new ResizeObserver(() => this.resized()).observe(frame);
    frame.addEventListener("pointerdown", (event) => this.grasp(event));
    frame.addEventListener("pointermove", (event) => this.moved(event));
    obeyWheel(frame, this);
    frame.addEventListener("touchstart", (event) => this.touch(event), { passive: true });
    frame.addEventListener("touchmove", (event) => this.pinch(event), { passive: false });
  }

  /** Points of the screen for one of the map, when all of it is seen. */
  get least() {
    const { clientWidth, clientHeight } = this.frame;
    return Math.min(clientWidth / this.whole.w, clientHeight / this.whole.h) || 1;
  }

  get isWhole() {
    return this.scale <= this.least * 1.01;
  }

  /** A map of another size. @param {{w: number, h: number}} whole */
  show(whole) {
    this.whole = whole;
    this.svg.setAttribute("viewBox", `0 0 ${whole.w} ${whole.h}`);
    const { clientWidth, clientHeight } = this.frame;
    if (clientWidth / clientHeight > WIDE) this.fit();
    else this.set(clientHeight / whole.h, [whole.w * this.first, whole.h / 2]);
  }

  fit() {
    this.set(this.least, [this.whole.w / 2, this.whole.h / 2]);
  }

  /** The frame has another size: what was seen whole stays whole. */
  resized() {
    if (this.known === undefined || this.wasWhole) this.fit();
    this.changed(this.scale);
  }

  /** The middle of what is seen. */
  middle() {
    return this.mapPoint(this.frameCentre());
  }

  frameCentre() {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /**
   * Show the map at a scale, a point of it at a point of the screen.
   * @param {number} scale @param {number[]} point @param {Point} [at]
   */
  set(scale, [mx, my], at = this.frameCentre()) {
    this.known = true;
    this.halt();
    this.scale = Math.min(Math.max(scale, this.least), Math.max(MOST, this.least));
    this.wasWhole = this.isWhole;
    this.svg.style.setProperty("width", `${this.whole.w * this.scale}px`);
    this.svg.style.setProperty("height", `${this.whole.h * this.scale}px`);
    this.changed(this.scale);
    const { left, top } = this.frame.getBoundingClientRect();
    this.frame.scrollLeft = mx * this.scale - (at.x - left);
    this.frame.scrollTop = my * this.scale - (at.y - top);
  }

  /** @param {number} times @param {Point} [at] a point of the screen that stays where it is */
  by(times, at = this.frameCentre()) {
    this.set(this.scale * times, this.mapPoint(at), at);
  }

  /** The scale at which a part is seen, with some room around. @param {Box} box */
  scaleFor({ w, h }) {
    const { clientWidth, clientHeight } = this.frame;
    return Math.min((clientWidth / Math.max(w, 1)) * ROOM, (clientHeight / Math.max(h, 1)) * ROOM, MOST / 2);
  }

  /** How much is seen well at a scale, across and down. @param {number} scale */
  roomAt(scale) {
    const { clientWidth, clientHeight } = this.frame;
    return [clientWidth, clientHeight].map((length) => (length * ROOM) / scale);
  }

  /** Look at a part. @param {Box} box */
  look(box) {
    this.slid = true;
    this.set(this.scaleFor(box), [box.x + box.w / 2, box.y + box.h / 2]);
  }

  /** The part that is seen. @returns {Box} */
  get seen() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.frame;
    const [x, y, w, h] = [scrollLeft, scrollTop, clientWidth, clientHeight].map((length) => length / this.scale);
    return { x, y, w, h };
  }

  /** Go to another part; drawing the map larger or smaller on the way would cost too much. @param {Box} box */
  glide({ x, y, w, h }) {
    const scale = this.frame.clientWidth / w;
    this.halt();
    this.slid = true;
    if (Math.abs(scale / this.scale - 1) > NEARLY) return this.set(scale, [x + w / 2, y + h / 2]);
    const { scrollLeft: left, scrollTop: top } = this.frame;
    const [dx, dy] = [x * this.scale - left, y * this.scale - top];
    this.halt = glide((part) => {
      this.frame.scrollLeft = left + dx * part;
      this.frame.scrollTop = top + dy * part;
    });
  }

  /** Whether a point is well in sight. @param {number[]} point @param {number} [near] so far from the edge, in points of the screen */
  sees([x, y], near = NEAR) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.frame;
    const [px, py] = [x * this.scale - scrollLeft, y * this.scale - scrollTop];
    return this.isWhole || (px > near && py > near && px < clientWidth - near && py < clientHeight - near);
  }

  /** Where some points are out of sight, move as little as brings them there, as many as leave the first one in sight: all? @param {number[][]} points */
  include(points) {
    this.wanted = [];
    const { x, y, w, h } = this.seen;
    const edge = EDGE / this.scale;
    const near = nearest(points, w - 2 * edge, h - 2 * edge);
    const [xs, ys] = [near.map((point) => point[0]), near.map((point) => point[1])];
    if (!near.every((point) => this.sees(point, NEAR / 2)))
      this.glide({ x: x + shift(xs, x, w, edge), y: y + shift(ys, y, h, edge), w, h });
    return near.length === points.length;
  }

  /** Bring a point into sight. @param {number[]} point */
  reveal(point) {
    if (!this.sees(point)) this.set(this.scale, point);
  }

  /** Where on the map a point of the screen lies. @param {Point} point */
  mapPoint({ x, y }) {
    const { left, top } = this.svg.getBoundingClientRect();
    return [(x - left) / this.scale, (y - top) / this.scale];
  }

  /** @param {PointerEvent} event */
  moved({ clientX: x, clientY: y }) {
    if (Math.hypot(x - this.mouse.x, y - this.mouse.y) >= NOTICED) this.slid = false;
    if (!this.slid) this.mouse = { x, y };
  }

  /** The mouse drags the map. @param {PointerEvent} event */
  grasp(event) {
    this.dragged = false;
    this.halt();
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const begun = { x: event.clientX, y: event.clientY, left: this.frame.scrollLeft, top: this.frame.scrollTop };
    const move = (/** @type {PointerEvent} */ now) => {
      const [dx, dy] = [now.clientX - begun.x, now.clientY - begun.y];
      if (!this.dragged && Math.hypot(dx, dy) < NOTICED) return;
      this.dragged = !this.isWhole;
      this.frame.scrollLeft = begun.left - dx;
      this.frame.scrollTop = begun.top - dy;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", () => removeEventListener("pointermove", move), { once: true });
  }

  /** @param {TouchEvent} event */
  touch({ touches }) {
    this.apart = touches.length === 2 ? distance(touches) : 0;
  }

  /** Two fingers look closer; one scrolls without us. @param {TouchEvent} event */
  pinch(event) {
    const { touches } = event;
    if (touches.length !== 2 || !this.apart) return;
    event.preventDefault();
    const apart = distance(touches);
    const [one, two] = touches;
    this.by(apart / this.apart, { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 });
    this.apart = apart;
  }
}

/** The first of some points and those nearest to it that fit into so much of the map with it. @param {number[][]} points @param {number} w @param {number} h */
function nearest([first, ...others], w, h) {
  const far = ([x, y] = first) => Math.hypot(x - first[0], y - first[1]);
  const fits = (/** @type {number[][]} */ points) =>
    [w, h].every((long, axis) => {
      const along = points.map((point) => point[axis]);
      return Math.max(...along) - Math.min(...along) <= long;
    });
  const kept = [first];
  for (const point of others.sort((one, other) => far(one) - far(other))) if (fits([...kept, point])) kept.push(point);
  return kept;
}

/** How far a stretch that begins at a place has to move to hold some values. @param {number[]} values @param {number} from @param {number} long @param {number} edge */
function shift(values, from, long, edge) {
  const [least, most] = [Math.min(...values) - edge, Math.max(...values) + edge];
  return Math.min(least - from, 0) + Math.max(most - from - long, 0);
}

/** @param {TouchList} touches */
const distance = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) || 1;
