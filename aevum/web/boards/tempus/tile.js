/** The map tile that was drawn: shown with its seven terrains, turned as it would lie. */
import { button, h, icon } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { svg } from "../../app/svg.js";
import { joined, say } from "../../app/text.js";
import { centreOf, DIRECTIONS } from "./geometry.js";
import { at, terrainHex } from "./symbols.js";
import { viewOf } from "./view.js";

/** @import { Draft, Scene, Tile } from "./types.js" */

/** The terrains around the middle of a turned tile. @param {Tile} tile @param {number} turn */
export const ring = (tile, turn) => tile.ring.map((_, side) => tile.ring[(side - turn + 6) % 6]);

/** @param {Tile} tile @param {number} turn */
function drawTile(tile, turn) {
  const parts = [[0, 0], ...DIRECTIONS].map(([q, r], part) => {
    const terrain = part === 0 ? tile.centre : ring(tile, turn)[part - 1];
    return terrainHex(terrain, `translate(${at(centreOf({ q, r }))})`);
  });
  const names = ring(tile, turn).map((terrain) => say(`terrain-${terrain}`));
  const words = say("web-tempus-tile-words", { centre: say(`terrain-${tile.centre}`), ring: joined(names) });
  return svg("svg", { class: "tile", viewBox: "-53 -51 106 102", role: "img", "aria-label": words }, parts);
}

/** Whoever places the tile turns it; others look at it. @param {Scene} scene @param {(by: number) => void} turn */
function turners(scene, turn) {
  if (!scene.choices.some(({ verb }) => verb === "place_tile" || verb === "turn_tile")) return null;
  const turner = (/** @type {string} */ way, /** @type {number} */ by) =>
    button(`turn-${way}`, () => turn(by), {}, icon(`tempus-${way}`), say(`web-tempus-turn-${way}`));
  return h("div", { class: "tile-turns" }, turner("left", -1), turner("right", 1));
}

/** @param {Scene} scene @param {Draft} draft @param {(by: number) => void} turn */
export function tilePanel(scene, draft, turn) {
  const view = viewOf(scene);
  if (!view.tile) return null;
  const lay = scene.choices.find((choice) => choice.verb === "turn_tile" && choice.a === draft.turn);
  return h(
    "div",
    { class: "ledger tile-panel", "data-testid": "tile" },
    h("div", { class: "tile-row" }, drawTile(view.tile, draft.turn), turners(scene, turn)),
    h("p", { class: "quiet" }, say("web-tempus-tiles-left", { count: view.tiles_left })),
    lay && choiceButton({ ...lay, label: say("web-tempus-lay-tile") }, scene, undefined, "primary"),
  );
}
