/** Where words fit on a map: nothing is written over what stands there, or over other words. */

/** @import { Box } from "./types.js" */

/** A box around a point. @param {number[]} point @param {number} w @param {number} h @returns {Box} */
export const boxAround = ([x, y], w, h) => ({ x: x - w / 2, y: y - h / 2, w, h });

/** How much two boxes have in common. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The middle of a box of this size that covers least of what is there, near a point.
 * @param {number[]} near @param {number} w @param {number} h @param {Box[]} taken @param {number[][]} [points] to try besides
 * @param {(point: number[]) => boolean} [isApt] whether a point is one that is meant; another must be far better
 */
export function freePlace(near, w, h, taken, points = [], isApt = () => true) {
  const cost = (/** @type {number[]} */ point) => {
    const box = boxAround(point, w, h);
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered * COVERED + Math.hypot(point[0] - near[0], point[1] - near[1]) * h;
  };
  const tried = [near, ...points, ...ringsAround(near, h)].map((point) => ({ point, cost: cost(point) }));
  tried.sort((one, other) => one.cost - other.cost);
  const [best] = tried;
  const apt = tried.find(({ point }) => isApt(point));
  return apt && apt.cost < best.cost + w * h * COVERED * INAPT ? apt.point : best.point;
}

/** So much of a box may cover something rather than that it lies where it is not meant to. */
const INAPT = 0.3;

/** Going a bit further is better than covering something. */
const COVERED = 12;
const [RINGS, WAYS] = [5, 12];

/** Points around a point, farther and farther. @param {number[]} middle @param {number} step */
function ringsAround([x, y], step) {
  return Array.from({ length: RINGS * WAYS }, (_, place) => {
    const far = step * 0.8 * (1 + Math.floor(place / WAYS));
    const angle = (2 * Math.PI * (place % WAYS)) / WAYS;
    return [x + far * 1.6 * Math.cos(angle), y + far * Math.sin(angle)];
  });
}
