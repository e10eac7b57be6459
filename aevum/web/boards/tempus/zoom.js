/** Looking closer: the part of the map that is shown, by buttons, wheel with Ctrl, or two fingers. */
import { NOTICED, obeyWheel } from "../../app/maps.js";
import { glide, within } from "../../app/motion.js";
import { RADIUS } from "./geometry.js";

/** @import { Box, Point } from "../../app/types.js" */

const MOST = 5;

export class Zoom {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.step = 1.5;
    /** @type {Box} */
    this.whole = { x: 0, y: 0, w: 1, h: 1 };
    this.seen = this.whole;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.dragged = false;
    /** Ends what moves the map by itself. */
    this.halt = () => {};
    /** @type {number[][]} */
    this.wanted = [];
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
      svg.addEventListener(name, (event) => this.fingers.delete(event.pointerId));
    obeyWheel(svg, this);
  }

  get factor() {
    return this.whole.w / this.seen.w;
  }

  /** Show this part from now on. @param {Box} box */
  show(box) {
    this.whole = box;
    this.fit();
  }

  fit() {
    this.set(this.whole);
  }

  /** @param {Box} box */
  set(box) {
    const { whole } = this;
    const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.w - box.w);
    const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.h - box.h);
    this.seen = { ...box, x, y };
    this.svg.setAttribute("viewBox", [x, y, box.w, box.h].map((value) => value.toFixed(2)).join(" "));
    this.svg.classList.toggle("close", this.factor > 1.01);
  }

  /** @param {number} times @param {Point} [at] a point of the screen that stays where it is; else the middle */
  by(times, at) {
    const factor = Math.min(Math.max(this.factor * times, 1), MOST);
    const [w, h] = [this.whole.w / factor, this.whole.h / factor];
    const { seen } = this;
    const [cx, cy] = at ? this.mapPoint(at) : [seen.x + seen.w / 2, seen.y + seen.h / 2];
    this.set({ x: cx - ((cx - seen.x) / seen.w) * w, y: cy - ((cy - seen.y) / seen.h) * h, w, h });
  }

  /** Bring a point into sight. @param {number[]} point */
  reveal([px, py]) {
    const { w, h } = this.seen;
    if (!this.sees([px, py], 2 * RADIUS)) this.set({ x: px - w / 2, y: py - h / 2, w, h });
  }

  /** Whether a point is well in sight. @param {number[]} point @param {number} [near] so far from the edge */
  sees([px, py], near = RADIUS / 2) {
    const { x, y, w, h } = this.seen;
    return px > x + near && px < x + w - near && py > y + near && py < y + h - near;
  }

  /** Go to another part; never farther than the whole. @param {Box} box @param {number} [length] how long it is looked at */
  glide(box, length = Infinity) {
    const from = this.seen;
    const factor = Math.min(1, this.whole.w / box.w);
    const to = { x: box.x, y: box.y, w: box.w * factor, h: box.h * factor };
    const between = (/** @type {number} */ one, /** @type {number} */ other, /** @type {number} */ part) =>
      one + (other - one) * part;
    this.halt();
    this.halt = glide(
      (part) =>
        this.set({
          x: between(from.x, to.x, part),
          y: between(from.y, to.y, part),
          w: between(from.w, to.w, part),
          h: between(from.h, to.h, part),
        }),
      within(length),
    );
  }

  /** Where on the map a point of the screen lies. @param {Point} point */
  mapPoint({ x, y }) {
    const { x: mx, y: my } = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return [mx, my];
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.halt();
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || document.body.classList.contains("carrying")) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged && far < NOTICED) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    this.fingers.set(event.pointerId, now);
    if (others.length) this.pinch(before, now, others[0]);
    else if (this.factor > 1.01) this.pan(before, now);
    else return;
    this.dragged = true;
  }

  /** @param {Point} before @param {Point} now */
  pan(before, now) {
    const [from, to] = [this.mapPoint(before), this.mapPoint(now)];
    this.set({ ...this.seen, x: this.seen.x + from[0] - to[0], y: this.seen.y + from[1] - to[1] });
  }

  /** @param {Point} before @param {Point} now @param {Point} other */
  pinch(before, now, other) {
    const apart = (/** @type {Point} */ finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.by(apart(now) / Math.max(apart(before), 1), middle);
  }
}
