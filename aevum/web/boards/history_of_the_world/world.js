/** The map: the ground drawn once, over it names, what is offered, pieces, and a place to press for each land and water. */
import { datasetOf, h, iconButton, refill } from "../../app/dom.js";
import { isOfFinger, layAside, mapNote, onPointing, pressPlace, writeNote, zoomButtons } from "../../app/maps.js";
import { Zoom } from "../../app/map_zoom.js";
import { setAll, svg } from "../../app/svg.js";
import { say } from "../../app/text.js";
import { Geography } from "./geography.js";
import { chosenSoFar } from "./groups.js";
import { drawMap } from "./map/draw.js";
import { areaNames, placeNames } from "./names.js";
import { offerLook, wayOf, waysTo } from "./offers.js";
import { betrayedOf, drawnRims } from "./overlays.js";
import { marksOf } from "./marks.js";
import { drawLand, drawWater } from "./pieces.js";
import { choicesOnMap, isGroup, landsOf, plainChoice, viewOf } from "./view.js";
import { sightsOf } from "./sights.js";
import { describe } from "./words.js";

/** @import { Layers } from "./layers.js" */
/** @import { Atlas } from "./map/types.js" */
/** @import { Mark } from "./marks.js" */
/** @import { Choice, Scene, View } from "./types.js" */

/**
 * What the map tells the board.
 * @typedef {object} Hand
 * @property {(id: string, isMeant: boolean) => void} choose   not meant: a finger looks first, and the map may have moved below a mouse at rest
 * @property {(id: string, towards: number[]) => void} walk
 * @property {() => void} change    the other map
 * @property {Layers} layers        what else is shown
 */

/** A piece this large can be read, and this large even its letter. */
const [READABLE, PLAIN] = [6, 10];
/** From this scale on tokens are as large as they should be, and this small at the least. */
const [FULL, SMALL] = [0.11, 0.55];
const [HUB, EAST] = [11, 0.58];
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class WorldMap {
  /** @param {Hand} hand */
  constructor(hand) {
    this.hand = hand;
    /** @type {Atlas | null} */
    this.atlas = null;
    /** @type {Map<string, SVGGElement>} the place of each land and water */
    this.places = new Map();
    /** @type {Map<string, string>} */
    this.outlines = new Map();
    /** @type {SVGGElement[]} */
    this.areaNames = [];
    this.stop = "";
    /** The place that was pressed last. */
    this.pressed = "";
    this.room = 1;
    this.unit = 1;
    /** The scale at which what matters was brought into sight. */
    this.framed = 0;
    /** @type {Map<string, Mark>} what is said of places, by place */
    this.tags = new Map();
    /** @type {Scene | null} */
    this.scene = null;
    const layer = (/** @type {string} */ name) => svg("g", { class: name, "aria-hidden": "true" });
    this.ground = layer("ground");
    this.glow = layer("glow");
    this.shown = layer("shown");
    this.names = layer("names");
    this.pieces = layer("pieces-layer");
    this.arrows = layer("arrows");
    this.marks = layer("marks");
    this.spots = svg("g", { class: "places" });
    const { below, above } = hand.layers;
    const ground = [this.ground, below, this.glow, this.shown, this.names, this.pieces];
    const layers = [...ground, above, this.arrows, this.marks, this.spots];
    this.ring = svg("path", { class: "spot" });
    this.svg = svg("svg", { class: "world-map", role: "group", "data-testid": "map" }, layers);
    this.scroller = h("div", { class: "map-scroll" }, this.svg);
    this.note = mapNote();
    this.tools = h("div", { class: "map-tools" });
    this.frame = h("div", { class: "map-frame" }, this.scroller, this.note, this.tools);
    this.zoom = new Zoom(this.scroller, this.svg, (scale) => this.scaled(scale), EAST);
    this.listen();
  }

  listen() {
    const { svg: map } = this;
    map.addEventListener("click", (event) => this.withPlace(event, (id) => this.click(event, id)));
    onPointing(map, (event, isMeant) => {
      const isAsked = this.scene && choicesOnMap(this.scene).size > 0;
      this.withPlace(event, (id) => this.point(isMeant || isAsked ? id : null));
    });
    map.addEventListener("pointerleave", () => this.point(null));
    map.addEventListener("keydown", (event) => this.withPlace(event, (id) => this.press(event, id)));
    // On the drawing itself these would make it a stop of the Tab key.
    this.scroller.addEventListener("focusin", (event) => this.withPlace(event, (id) => this.focused(id)));
    this.scroller.addEventListener("focusout", () => this.point(null));
  }

  /** @param {Event} event @param {string} id */
  click(event, id) {
    const hasSlid = this.zoom.slid && id !== this.pressed;
    this.pressed = id;
    this.hand.choose(id, !isOfFinger(event) && !hasSlid);
  }

  /** @param {Event} event @param {(id: string) => void} act */
  withPlace(event, act) {
    const { target } = event;
    const shape = target instanceof Element ? target.closest("[data-place], [data-land], [data-water]") : null;
    const { place, land, water } = datasetOf(shape);
    const id = place || land || water;
    if (id) act(id);
    else if (event.type === "pointerover") this.point(null);
  }

  /** Lay another map on the table. @param {Atlas} atlas @param {Scene} scene */
  lay(atlas, scene) {
    const view = viewOf(scene);
    this.atlas = atlas;
    this.geography = new Geography(atlas);
    const areas = Object.fromEntries(view.lands.map(({ id, area }) => [id, area]));
    this.ground.replaceChildren(drawMap(atlas, areas));
    for (const shape of this.ground.querySelectorAll("[data-land], [data-water]")) {
      const { land, water } = datasetOf(shape);
      this.outlines.set(land || water || "", shape.getAttribute("d") ?? "");
    }
    this.areaNames = areaNames(view.areas);
    this.names.replaceChildren(
      svg("g", { class: "place-names" }, placeNames(atlas)),
      svg("g", { class: "area-names" }, this.areaNames),
    );
    this.layPlaces(atlas);
    const rooms = Object.values(atlas.lands).map(({ room }) => room);
    this.room = rooms.sort((one, other) => one - other)[rooms.length >> 1];
    this.svg.setAttribute("aria-label", say(`web-history-map-${atlas.layout}`));
    refill(this.tools, ...this.buttons(atlas.layout));
    this.zoom.show({ w: atlas.width, h: atlas.height });
  }

  /** @param {Atlas} atlas */
  layPlaces(atlas) {
    const ids = [...Object.keys(atlas.waters), ...Object.keys(atlas.lands)];
    this.places = new Map(ids.map((id) => [id, this.place(id)]));
    this.spots.replaceChildren(...this.places.values());
    if (!this.places.has(this.stop)) this.stop = Object.keys(atlas.lands)[0];
  }

  /** @param {string} id */
  place(id) {
    const kind = id in (this.atlas?.lands ?? {}) ? "land" : "water";
    const names = { "data-key": `${kind}-${id}`, "data-testid": `${kind}-${id}`, "data-part": `${kind}-${id}` };
    const [x, y] = this.geography?.centre(id) ?? [0, 0];
    const hub = svg("circle", { class: "hub", r: HUB });
    return svg(
      "g",
      { class: `place ${kind}`, "data-place": id, ...names },
      svg("g", { transform: `translate(${x} ${y})` }, hub),
    );
  }

  /** @param {string} layout */
  buttons(layout) {
    const other = layout === "world" ? "schematic" : "world";
    return [
      ...zoomButtons(this.zoom, "map", (way) => say(`web-history-map-${way}`)),
      iconButton("map-focus", "hw-focus", say("web-history-map-focus"), () => this.look()),
      iconButton("map-change", `hw-${other}`, say(`web-history-to-${other}`), () => this.hand.change()),
    ];
  }

  /** How large things are now decides what is shown of them. @param {number} scale */
  scaled(scale) {
    const shrunk = Math.min(1, Math.max(SMALL, scale / FULL));
    this.unit = shrunk / scale;
    this.svg.style.setProperty("--point", (1 / scale).toFixed(3));
    this.svg.style.setProperty("--unit", this.unit.toFixed(3));
    this.svg.classList.toggle("tiny", shrunk === SMALL);
    this.svg.classList.toggle("far", this.room * scale < READABLE);
    this.svg.classList.toggle("plain", this.room * scale >= PLAIN);
    this.frame.classList.toggle("close", !this.zoom.isWhole);
    this.drawWords();
  }

  /** @param {Scene} scene @param {string | null} chosen the land or water that was tapped */
  draw(scene, chosen) {
    if (!this.atlas) return;
    this.scene = scene;
    const view = viewOf(scene);
    const offers = choicesOnMap(scene);
    this.drawPieces(view);
    this.hand.layers.draw(scene, this);
    this.drawOffers(offers, chosen);
    this.drawWords();
    this.show(null);
    for (const [id, place] of this.places) this.tell(id, place, offers.get(id) || [], chosen);
    this.drawArrow(chosen);
    if (!this.note.hidden) this.point(this.pointed ?? null);
  }

  /** @param {View} view */
  drawPieces({ lands, waters, turn }) {
    const atlas = /** @type {Atlas} */ (this.atlas);
    const fleets = waters.map((water) => drawWater(water, turn, atlas.waters[water.id]));
    const armies = lands.map((land) => drawLand(land, atlas.lands[land.id]));
    refill(this.pieces, ...fleets, ...armies);
  }

  /** Words lie where they cover least, which depends on how large everything is. */
  drawWords() {
    if (this.atlas && this.scene) this.hand.layers.write(this.scene, this.atlas, this);
  }

  /** @param {Map<string, Choice[]>} offers @param {string | null} chosen */
  drawOffers(offers, chosen) {
    const view = viewOf(/** @type {Scene} */ (this.scene));
    const { lands, areas } = chosenSoFar(view);
    const struck = view.areas.filter(({ id }) => areas.includes(id)).flatMap((area) => area.lands);
    const single = [...offers].filter(([, [choice]]) => !isGroup(choice));
    const glow = [
      ...this.groups(),
      ...single.flatMap(([id, choices]) => this.rims([id], offerLook(choices))),
      ...drawnRims(view, this),
      ...betrayedOf(view).map((id) => this.outline(id, "rim betrayed")),
      ...(view.battle ? this.rims([view.battle.land], "target") : []),
      ...lands.flatMap((id) => this.rims([id], "picked")),
      ...(struck.length ? this.rims(struck, "picked") : []),
      ...(chosen ? this.rims([chosen], "chosen") : []),
    ];
    this.glow.replaceChildren(...glow);
    this.tags = marksOf(/** @type {Scene} */ (this.scene), offers);
    refill(this.marks, ...[...this.tags.values()].map(({ drawn }) => drawn));
    this.svg.classList.toggle("choosing", offers.size > 0);
  }

  /** Lands that are chosen together have one line around them. */
  groups() {
    const scene = /** @type {Scene} */ (this.scene);
    return scene.choices.filter(isGroup).flatMap((choice) => this.rims(landsOf(viewOf(scene), choice), "go"));
  }

  /** The line around some places, on its bed; the places themselves lighter. @param {string[]} ids @param {string} kind */
  rims(ids, kind) {
    if (ids.length === 1) return [this.outline(ids[0], `rim-bed ${kind}`), this.outline(ids[0], `rim ${kind}`)];
    const d = this.geography?.around(ids) ?? "";
    const shades = ids.map((id) => this.outline(id, `shade ${kind}`));
    return [...shades, svg("path", { class: `rim-bed ${kind}`, d }), svg("path", { class: `rim open ${kind}`, d })];
  }

  /** Point out some lands, or none any more. @param {string[] | null} ids */
  show(ids) {
    this.shown.replaceChildren(...(ids?.length ? this.rims(ids, "chosen") : []));
  }

  /** @param {string} id @param {string} kind */
  outline(id, kind) {
    return svg("path", { class: kind, d: this.outlines.get(id) ?? "" });
  }

  /** What a place is called and offers. @param {string} id @param {SVGGElement} place @param {Choice[]} choices @param {string | null} chosen */
  tell(id, place, choices, chosen) {
    const offered = choices.length > 0;
    place.classList.toggle("offered", offered);
    place.classList.toggle("chosen", id === chosen);
    setAll(place, {
      role: "button",
      tabindex: id === this.stop ? 0 : -1,
      "aria-label": describe(/** @type {Scene} */ (this.scene), id, choices).join("; "),
      "aria-pressed": id === chosen ? "true" : null,
      "data-action": plainChoice(choices)?.action,
    });
  }

  /** The way an attack would take, or all the ways there are to choose from. @param {string | null} id */
  drawArrow(id) {
    const { geography, scene } = this;
    const ways = geography && scene ? waysTo(scene, id) : [];
    this.arrows.replaceChildren(
      ...ways.flatMap((way) => wayOf(way.map((place) => /** @type {Geography} */ (geography).centre(place)))),
    );
  }

  /** Say of a place what it is and what it offers, in a corner that is free. @param {string | null} id */
  point(id) {
    this.pointed = id;
    this.note.hidden = id === null || !this.scene;
    this.showGroup(id);
    if (id === null || !this.scene) return this.drawArrow(this.chosen());
    writeNote(this.note, describe(this.scene, id, choicesOnMap(this.scene).get(id) || []), 3);
    const box = this.places.get(id)?.getBoundingClientRect();
    if (box) layAside(this.note, this.scroller, box);
    this.drawArrow(id);
  }

  /** The lands that would be chosen together with one. @param {string | null} id */
  showGroup(id) {
    const [choice] = (this.scene && id && choicesOnMap(this.scene).get(id)) || [];
    this.show(this.scene && choice && isGroup(choice) ? landsOf(viewOf(this.scene), choice) : null);
  }

  chosen() {
    return datasetOf(this.spots.querySelector(".chosen")).place ?? null;
  }

  /** @param {string} id */
  focused(id) {
    const place = this.places.get(id);
    this.places.get(this.stop)?.setAttribute("tabindex", "-1");
    this.stop = id;
    if (!place) return;
    place.setAttribute("tabindex", "0");
    this.ring.setAttribute("d", this.outlines.get(id) ?? "");
    place.prepend(this.ring);
    if (place.matches(":focus-visible")) this.point(id);
  }

  /** Arrows go to the neighbours, Enter chooses. @param {KeyboardEvent} event @param {string} id */
  press(event, id) {
    const walk = (/** @type {string} */ arrow) => this.hand.walk(id, ARROWS[arrow]);
    pressPlace(event, () => this.hand.choose(id, true), walk);
  }

  /** Give the keyboard's focus to a place. @param {string | undefined} id */
  focus(id) {
    const place = this.places.get(id ?? "");
    if (!id || !place) return;
    place.focus({ preventScroll: true });
    this.frame.scrollIntoView({ block: "nearest" });
    this.zoom.reveal(this.geography?.centre(id) ?? [0, 0]);
  }

  /** What is to be in sight, large enough to be read. @param {Scene} scene */
  sights(scene) {
    return this.geography ? sightsOf(scene, this.geography, this.zoom, READABLE / this.room) : [];
  }

  /** Whether all that matters now is in sight. */
  get inSight() {
    const ids = this.scene ? this.sights(this.scene) : [];
    return ids.every((id) => this.zoom.sees(this.geography?.centre(id) ?? [0, 0]));
  }

  /** Look at what can be chosen, else at what the seat holds. */
  look() {
    const ids = this.scene ? this.sights(this.scene) : [];
    if (ids.length && this.geography) this.zoom.look(this.geography.box(ids));
    this.framed = this.zoom.scale;
  }
}
