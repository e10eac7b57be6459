/** What is offered on the map: how it looks, and the one thing to know of it before pressing. */
import { svg } from "../../app/svg.js";
import { figure } from "../../app/text.js";
import { choicesOnMap, effectOf, FIGHTS, viewOf } from "./view.js";

/** @import { Choice, Scene } from "./types.js" */

const BUILDS = new Set(["fortify"]);

/** @param {Choice[]} choices the plainest first */
export function offerLook([{ verb, effects }]) {
  if (FIGHTS.has(verb) || effects.some(({ kind }) => kind === "odds")) return "fight";
  return BUILDS.has(verb) ? "build" : "go";
}

/** Odds of an attack, or what it brings. @param {Choice[]} choices */
function telling([choice]) {
  const odds = effectOf(choice, "odds");
  if (odds !== null) return `${odds}%`;
  const worth = effectOf(choice, "worth");
  return worth ? figure(worth > 0 ? `+${worth}` : worth) : null;
}

/** Words on a plate of their own, and how large they are in points of the screen. @param {string} words @param {(string | false)[]} kind */
function tag(words, kind) {
  const [w, h] = [8 + words.length * 6.8, 14];
  const plate = svg("rect", { x: -w / 2, y: -h / 2, width: w, height: h, rx: h / 2 });
  const content = svg("g", { class: "tag" }, plate, svg("text", { y: 4 }, words));
  return { drawn: svg("g", { class: ["mark", ...kind] }, svg("g", { class: "steady" }, content)), size: [w, h] };
}

/** Whether one of the offers must be taken and all bring the same, so that the figure tells nothing. @param {Map<string, Choice[]>} offers @param {Scene | null | undefined} scene */
export function areAlike(offers, scene) {
  if (scene?.choices.some(({ verb }) => verb === "done")) return false;
  const told = [...offers.values()].map(telling);
  return told.length > 1 && told.every((words) => words === told[0]) && !told[0]?.endsWith("%");
}

/** The odds of an offer, or what it is worth. @param {Choice[]} choices */
export function markOf(choices) {
  const words = telling(choices);
  return words === null ? null : tag(words, [offerLook(choices)]);
}

/** The place of something in an order. @param {number} number from 1 */
export const orderOf = (number) => tag(figure(number), ["order"]);

/**
 * From where to where the attack on a place would go, or all the ways there are to choose from.
 * @param {Scene} scene @param {string | null} id @returns {string[][]}
 */
export function waysTo(scene, id) {
  const { attacks, battle } = viewOf(scene);
  const attack = attacks.find((each) => each.land === id);
  if (!battle) return id && attack?.route ? [[attack.route.id, id]] : [];
  const origins = [...choicesOnMap(scene).keys()];
  const pointed = origins.filter((origin) => origin === id);
  return (pointed.length ? pointed : origins).map((origin) => [origin, battle.land]);
}

/** The way an attack would take. @param {number[][]} way from where to where */
export function wayOf([from, to]) {
  const d = `M${from.join(" ")}L${to.join(" ")}`;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const head = svg("path", { class: "arrow-head", d: "M-9 0L-24 -8V8z", transform: `rotate(${angle.toFixed(0)})` });
  const end = svg("g", { transform: `translate(${to.join(" ")})` }, svg("g", { class: "steady" }, head));
  return [svg("path", { class: "arrow-bed", d }), svg("path", { class: "arrow", d }), end];
}
