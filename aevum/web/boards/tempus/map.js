/** The island: sea, coast and terrains below, and over each hex who is there and what can be chosen. */
import { find, h, refill } from "../../app/dom.js";
import { mapNote, writeNote, zoomButtons } from "../../app/maps.js";
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";
import { boxAround, centreOf, edge, neighbours, RADIUS } from "./geometry.js";
import { drawHex } from "./hexes.js";
import { at, terrainHex } from "./symbols.js";
import { ring } from "./tile.js";
import { choicesOnMap, isLand, placeOf, viewOf } from "./view.js";
import { Zoom } from "./zoom.js";

/** @import { Hand } from "./board.js" */
/** @import { Choice, Draft, Hex, Scene, View } from "./types.js" */

const MARGIN = 14;
const MANY = 16;
/** Where the note may lie: in a lower corner, or in the upper one that has no buttons. */
const CORNERS = ["", "aside", "above"];
/** So near to the note the middle of a hex is when much of it is hidden. */
const NEAR = RADIUS / 2;

/** @param {number[]} centre */
const moved = (centre) => `translate(${at(centre)})`;

export class IslandMap {
  /** @param {Hand} hand what the map tells the board */
  constructor(hand) {
    this.hand = hand;
    this.known = "";
    /** @type {number | null} */
    this.stop = null;
    /** @type {number | null} the place pointed at, for the tile that may lie there */
    this.pointed = null;
    this.ground = svg("g", { class: "ground" });
    this.hexes = svg("g", { class: "hexes" });
    this.ghost = svg("g", { class: "ghost" });
    this.arrow = svg("g", { class: "arrows" });
    const layers = [this.ground, this.hexes, this.ghost, this.arrow];
    this.svg = svg("svg", { class: "island", role: "group", "data-testid": "island" }, layers);
    this.zoom = new Zoom(this.svg);
    this.note = mapNote();
    this.frame = h("div", { class: "map-frame" }, this.svg, this.note);
  }

  /** Everything that is said; once, when the words are there. */
  furnish() {
    this.svg.setAttribute("aria-label", say("web-tempus-map"));
    this.frame.append(
      h("div", { class: "map-tools" }, ...zoomButtons(this.zoom, "zoom", (way) => say(`web-tempus-zoom-${way}`))),
    );
  }

  /** @param {Scene} scene @param {Draft} draft */
  draw(scene, draft) {
    const view = viewOf(scene);
    const offers = choicesOnMap(scene, draft);
    if (!this.known) this.furnish();
    this.drawGround(view);
    this.drawHexes(scene, draft, offers);
    this.drawGhost(scene, draft);
    this.drawArrow(view);
    this.svg.classList.toggle("choosing", offers.size > 0);
    this.svg.classList.toggle("many", offers.size > MANY);
    this.svg.classList.toggle("placing", view.tile !== null);
  }

  /** Sea, coast and land: drawn anew only when the land changes. @param {View} view */
  drawGround(view) {
    const { hexes } = view;
    const known = hexes.map((hex) => hex.terrain[0] + hex.terrain[1]).join("") + (view.tile ? "+" : "");
    if (known === this.known) return;
    this.known = known;
    const land = hexes.filter(isLand);
    const lakes = hexes.filter((hex) => hex.terrain === "lake");
    const coast = coastline(hexes);
    this.ground.replaceChildren(
      ...["shallows", "shore"].map((name) => svg("path", { class: name, d: coast })),
      ...[...lakes, ...land].map((hex) => terrainHex(hex.terrain, moved(centreOf(hex)))),
      svg("path", { class: "coast", d: coast }),
    );
    this.zoom.show(boxAround(view.tile || !land.length ? hexes : land, view.tile ? 2 : MARGIN));
  }

  /** @param {Scene} scene @param {Draft} draft @param {Map<number, Choice[]>} offers */
  drawHexes(scene, draft, offers) {
    const { hexes } = viewOf(scene);
    if (this.stop === null || !this.svg.isConnected) this.stop = offers.keys().next().value ?? null;
    const stop = this.stop ?? hexes.findIndex(isLand);
    const lit = { scene, draft, offers, stop: Math.max(stop, 0), hand: this.hand };
    const shown = hexes.map((hex, place) => this.isShown(hex, place, offers, stop) && drawHex(lit, hex, place));
    refill(this.hexes, ...shown);
  }

  /** Open sea is only there to be chosen. @param {Hex} hex @param {number} place @param {Map<number, unknown>} offers @param {number} stop */
  isShown(hex, place, offers, stop) {
    return hex.terrain !== "sea" || offers.has(place) || place === stop || this.known.endsWith("+");
  }

  /** The drawn tile where it would lie. @param {Scene} scene @param {Draft} draft */
  drawGhost(scene, draft) {
    const view = viewOf(scene);
    const spot = view.spot ? placeOf(view, view.spot) : (this.pointed ?? draft.hex); // a finger turns it elsewhere
    if (!view.tile || spot === null || !(view.spot || choicesOnMap(scene, draft).has(spot)))
      return this.ghost.replaceChildren();
    const middle = view.hexes[spot];
    const terrains = [view.tile.centre, ...ring(view.tile, draft.turn)];
    const places = [spot, ...neighbours(view.hexes)(middle)];
    const hexes = places.map((place, part) =>
      place === undefined ? null : terrainHex(terrains[part], moved(centreOf(view.hexes[place]))),
    );
    const loose = scene.active && view.step === "turn_tile";
    this.ghost.setAttribute("class", loose ? "ghost loose" : "ghost");
    refill(this.ghost, ...hexes);
  }

  /** Who attacks whom, or may move in. @param {View} view */
  drawArrow(view) {
    if (!view.picked || !view.target) return this.arrow.replaceChildren();
    const [from, to] = [view.picked, view.target].map((id) => centreOf(view.hexes[placeOf(view, id)]));
    const [dx, dy] = [(to[0] - from[0]) / 34.64, (to[1] - from[1]) / 34.64];
    const point = (/** @type {number} */ along, /** @type {number} */ aside) =>
      at([from[0] + dx * along - dy * aside, from[1] + dy * along + dx * aside]);
    const path = `M${point(9, 0)}L${point(22, 0)}M${point(17, -5)}L${point(24, 0)}L${point(17, 5)}`;
    this.arrow.replaceChildren(svg("path", { class: "under", d: path }), svg("path", { class: "over", d: path }));
  }

  /**
   * Point at a place: the tile is shown there, and what the hex is and brings is written in a free corner.
   * @param {number | null} place @param {string[] | null} words @param {Scene} scene @param {Draft} draft
   */
  point(place, words, scene, draft) {
    this.pointed = place;
    this.drawGhost(scene, draft);
    // A finger never leaves the hex it touched: that is told while it may be confirmed, and covers no land after.
    const isTold = draft.hex === place || !matchMedia("(hover: none)").matches;
    this.note.hidden = place === null || words === null || !isTold;
    if (place === null || words === null) return;
    writeNote(this.note, words, 2);
    if (!this.note.hidden) this.layNote(viewOf(scene).hexes, place);
  }

  /** Lay the note where it hides the least land, and never the hex it tells of. @param {Hex[]} hexes @param {number} place */
  layNote(hexes, place) {
    const isHidden = (/** @type {Hex} */ hex, /** @type {DOMRect} */ { left, top, right, bottom }) => {
      const [x, y] = centreOf(hex);
      const from = this.zoom.mapPoint({ x: left, y: top });
      const to = this.zoom.mapPoint({ x: right, y: bottom });
      return x > from[0] - NEAR && x < to[0] + NEAR && y > from[1] - NEAR && y < to[1] + NEAR;
    };
    const hides = CORNERS.map((corner) => {
      this.note.className = `map-note ${corner}`;
      const box = this.note.getBoundingClientRect();
      const land = hexes.filter((hex) => isLand(hex) && isHidden(hex, box)).length;
      return land + (isHidden(hexes[place], box) ? hexes.length : 0);
    });
    this.note.className = `map-note ${CORNERS[hides.indexOf(Math.min(...hides))]}`;
  }

  /** Give the keyboard's focus to a hex. @param {number | undefined} place @param {Scene} scene @param {Draft} draft */
  focus(place, scene, draft) {
    if (place === undefined) return;
    this.stop = place;
    this.drawHexes(scene, draft, choicesOnMap(scene, draft));
    const hex = find(`[data-place="${place}"]`, this.hexes);
    hex?.focus({ preventScroll: true });
    if (hex) this.zoom.reveal(centreOf(viewOf(scene).hexes[place]));
  }
}

/** Where land meets water. @param {Hex[]} hexes */
function coastline(hexes) {
  const around = neighbours(hexes);
  return hexes
    .filter(isLand)
    .flatMap((hex) =>
      around(hex).map((place, side) => {
        if (place !== undefined && isLand(hexes[place])) return "";
        const [from, to] = edge(hex, side);
        return `M${at(from)}L${at(to)}`;
      }),
    )
    .join("");
}
