/** What boards with a map have in common: looking closer, going from place to place, and the keys for both. */
import { shortcutsOf } from "./dialog.js";
import { datasetOf, h, iconButton, refill } from "./dom.js";

/** @import { Choice, Scene, Zoom } from "./types.js" */

/** How far a finger or a mouse must move before it drags. */
export const NOTICED = 6;
const WHEEL = 300;
const ARROWS = ["←", "↑", "→", "↓"];

/** The wheel looks closer with Ctrl, and whoever drags chooses nothing. @param {HTMLElement | SVGElement} surface @param {Zoom} zoom */
export function obeyWheel(surface, zoom) {
  surface.addEventListener("click", (event) => zoom.dragged && event.stopPropagation(), true);
  const turn = (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom.by(Math.exp(-event.deltaY / WHEEL), { x: event.clientX, y: event.clientY });
  };
  surface.addEventListener("wheel", /** @type {EventListener} */ (turn), { passive: false });
}

/**
 * Listen to what the mouse points at; it is meant if the mouse moved, and not only the map below it.
 * @param {SVGElement} map @param {(event: PointerEvent, isMeant: boolean) => void} act
 */
export function onPointing(map, act) {
  let last = "";
  const hasMoved = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const before = last;
    last = `${clientX} ${clientY}`;
    return last !== before;
  };
  map.addEventListener("pointermove", (event) => void hasMoved(event));
  map.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") act(event, hasMoved(event));
  });
}

/**
 * The buttons to look closer, farther, and at all of it.
 * @param {Zoom} zoom @param {string} name of the buttons @param {(way: string) => string} text of each
 */
export function zoomButtons(zoom, name, text) {
  const tool = (/** @type {string} */ way, /** @type {string} */ symbol, /** @type {() => void} */ press) =>
    iconButton(`${name}-${way}`, symbol, text(way), press);
  return [
    tool("in", "plus", () => zoom.by(zoom.step)),
    tool("out", "minus", () => zoom.by(1 / zoom.step)),
    tool("fit", "fit", () => zoom.fit()),
  ];
}

/**
 * A key that means the same on every map: to the next place that can be chosen or the one before, closer, farther, done.
 * @param {Scene} scene @param {string} key @param {Zoom} zoom @param {(by: number) => void} step
 */
export function pressMap(scene, key, zoom, step) {
  const low = key.toLowerCase();
  const done = scene.choices.find(({ verb }) => verb === "done");
  if (low === "n" || low === "p") step(low === "n" ? 1 : -1);
  else if (key === "+" || key === "-") zoom.by(key === "+" ? zoom.step : 1 / zoom.step);
  else if (key === "0") zoom.fit();
  else if (low === "d" && done) scene.play(done);
  else return false;
  return true;
}

/** The same keys in words, with a board's own among them. @param {(name: string) => string} text @param {Record<string, string[]>} own */
export const mapShortcuts = (text, own) =>
  shortcutsOf(text, {
    arrows: ARROWS,
    choose: ["Enter"],
    next: ["N", "P"],
    ...own,
    zoom: ["+", "-", "0"],
    done: ["D"],
  });

/**
 * A key on a place of a map: Enter chooses it, arrows lead on.
 * @param {KeyboardEvent} event @param {() => void} choose @param {(arrow: string) => void} walk
 */
export function pressPlace(event, choose, walk) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") choose();
  else if (event.key.startsWith("Arrow")) walk(event.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The place that has the keyboard's focus. */
export const focusedPlace = () => datasetOf(document.activeElement).place;

/** The note in a corner of a map, in which it is written what is pointed at. */
export const mapNote = () => h("p", { class: "map-note", hidden: true, "aria-hidden": "true" });

/** Where something lies in the corner in which the note is usually written, it goes to the other one. @param {HTMLElement} note @param {HTMLElement} frame @param {DOMRect} box */
export function layAside(note, frame, box) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2 - left, box.top + box.height / 2 - top];
  note.classList.toggle("aside", x < width / 2 && y > height / 2);
}

/** Whether a finger did it. @param {Event} event */
export const isOfFinger = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/** @param {HTMLElement} note @param {string[]} words what it is, then what it offers @param {number} most offers to tell */
export function writeNote(note, [where, ...offers], most) {
  refill(note, h("span", {}, where), ...offers.slice(0, most).map((offer) => h("strong", {}, offer)));
}

/** The words of a choice: the verb, then the ids of its nouns. @param {Choice} choice */
export const wordsOf = (choice) => choice.action.split(" ");

/**
 * Choices by what stands for them on a board: places, cards.
 * @template Key
 * @param {Choice[]} choices @param {(choice: Choice) => Key[]} keysOf @returns {Map<Key, Choice[]>}
 */
export function choicesBy(choices, keysOf) {
  /** @type {Map<Key, Choice[]>} */
  const found = new Map();
  for (const choice of choices) for (const key of keysOf(choice)) found.set(key, [...(found.get(key) || []), choice]);
  return found;
}
