/** The map: the ground drawn once, over it who controls what, names, offers, pieces, and a place to press for each region. */
import { datasetOf, h, iconButton, refill } from "../../app/dom.js";
import { Geography } from "../../app/geography.js";
import { Zoom } from "../../app/map_zoom.js";
import { isOfFinger, layAside, mapNote, pressPlace, writeNote, zoomButtons } from "../../app/maps.js";
import { setAll, svg } from "../../app/svg.js";
import { say } from "../../app/text.js";
import { hatchings, paint } from "./colours.js";
import { drawMap } from "./map/draw.js";
import { placeNames, zoneNames } from "./names.js";
import { drawRegion, drawSymbols } from "./pieces.js";
import { choicesOnMap, empireOf, offerLook, picked, plainChoice, viewOf } from "./view.js";
import { legsTo } from "./ways.js";
import { describe } from "./words.js";

/** @import { Atlas } from "./map/types.js" */
/** @import { Choice, Draft, Scene, View } from "./types.js" */

/**
 * What the map tells the board.
 * @typedef {object} Hand
 * @property {(id: string, touched: boolean) => void} choose
 * @property {(id: string, towards: number[]) => void} walk
 * @property {() => void} change    the other map
 */

/** A piece this large can be read, and this large even what a counter stands for. */
const [READABLE, PLAIN] = [6, 10];
/** From this scale on counters are as large as they should be, and this small at the least. */
const [FULL, SMALL] = [0.11, 0.55];
const [HUB, EAST] = [11, 0.56];
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class WorldMap {
  /** @param {Hand} hand */
  constructor(hand) {
    this.hand = hand;
    /** @type {Atlas | null} */
    this.atlas = null;
    /** @type {Map<string, SVGGElement>} the place of each region */
    this.places = new Map();
    /** @type {Map<string, string>} */
    this.outlines = new Map();
    this.stop = "";
    this.room = 1;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Draft} */
    this.draft = { place: null, pick: null, order: [] };
    const layer = (/** @type {string} */ name) => svg("g", { class: name, "aria-hidden": "true" });
    this.ground = layer("ground-layer");
    this.tints = layer("tints");
    this.printed = layer("printed");
    this.glow = layer("glow");
    this.names = layer("names");
    this.pieces = layer("pieces-layer");
    this.arrows = layer("arrows");
    this.shown = layer("shown");
    this.spots = svg("g", { class: "places" });
    const layers = [this.ground, this.tints, this.printed, this.glow, this.names, this.arrows, this.pieces, this.shown];
    this.ring = svg("path", { class: "spot" });
    this.svg = svg("svg", { class: "world-map", role: "group", "data-testid": "map" }, layers, this.spots);
    this.scroller = h("div", { class: "map-scroll" }, this.svg);
    this.note = mapNote();
    this.tools = h("div", { class: "map-tools" });
    this.frame = h("div", { class: "map-frame" }, this.scroller, this.note, this.tools);
    this.zoom = new Zoom(this.scroller, this.svg, (scale) => this.scaled(scale), EAST);
    this.listen();
  }

  listen() {
    const { svg: map } = this;
    map.addEventListener("click", (event) => this.withPlace(event, (id) => this.hand.choose(id, isOfFinger(event))));
    map.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.withPlace(event, (id) => this.point(id));
    });
    map.addEventListener("pointerleave", () => this.point(null));
    map.addEventListener("keydown", (event) => this.withPlace(event, (id) => this.press(event, id)));
    // On the drawing itself these would make it a stop of the Tab key.
    this.scroller.addEventListener("focusin", (event) => this.withPlace(event, (id) => this.focused(id)));
    this.scroller.addEventListener("focusout", () => this.point(null));
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
    const { map } = viewOf(scene);
    this.atlas = atlas;
    /** @type {Geography<Atlas>} */
    this.geography = new Geography(atlas);
    const zones = Object.entries(map.zones).flatMap(([zone, places]) => places.map((at) => [map.regions[at], zone]));
    this.ground.replaceChildren(drawMap(atlas, Object.fromEntries(zones)));
    for (const shape of this.ground.querySelectorAll("[data-land], [data-water]")) {
      const { land, water } = datasetOf(shape);
      this.outlines.set(land || water || "", shape.getAttribute("d") ?? "");
    }
    refill(this.printed, drawSymbols(map, atlas));
    this.names.replaceChildren(
      svg("g", { class: "place-names" }, placeNames(atlas)),
      svg("g", { class: "zone-names" }, zoneNames(atlas)),
    );
    this.layPlaces(atlas);
    const rooms = Object.values(atlas.lands).map(({ room }) => room);
    this.room = rooms.sort((one, other) => one - other)[rooms.length >> 1];
    this.svg.setAttribute("aria-label", say(`web-seven-map-${atlas.layout}`));
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
    const names = { "data-key": `region-${id}`, "data-testid": `region-${id}`, "data-part": `region-${id}` };
    const [x, y] = this.centre(id);
    return svg(
      "g",
      { class: "place", "data-place": id, ...names },
      svg("g", { transform: `translate(${x} ${y})` }, svg("circle", { class: "hub", r: HUB })),
    );
  }

  /** @param {string} id @returns {number[]} */
  centre(id) {
    return this.geography?.centre(id) ?? [0, 0];
  }

  /** @param {string} id */
  terrain(id) {
    return this.atlas?.lands[id]?.terrain ?? this.atlas?.waters[id]?.kind ?? "";
  }

  /** @param {string} layout */
  buttons(layout) {
    const other = layout === "world" ? "schematic" : "world";
    return [
      ...zoomButtons(this.zoom, "map", (way) => say(`web-seven-map-${way}`)),
      iconButton("map-focus", "sa-focus", say("web-seven-map-focus"), () => this.look()),
      iconButton("map-change", `sa-${other}`, say(`web-seven-to-${other}`), () => this.hand.change()),
    ];
  }

  /** How large things are now decides what is shown of them. @param {number} scale */
  scaled(scale) {
    const shrunk = Math.min(1, Math.max(SMALL, scale / FULL));
    this.svg.style.setProperty("--point", (1 / scale).toFixed(3));
    this.svg.style.setProperty("--unit", (shrunk / scale).toFixed(3));
    this.svg.classList.toggle("tiny", shrunk === SMALL);
    this.svg.classList.toggle("far", this.room * scale < READABLE);
    this.svg.classList.toggle("plain", this.room * scale >= PLAIN);
    this.frame.classList.toggle("close", !this.zoom.isWhole);
  }

  /** @param {Scene} scene @param {Draft} draft */
  draw(scene, draft) {
    const { atlas } = this;
    if (!atlas) return;
    this.scene = scene;
    this.draft = draft;
    const view = viewOf(scene);
    const offers = choicesOnMap(scene, draft);
    this.drawTints(view);
    refill(this.pieces, ...view.regions.map((region) => drawRegion(region, view, atlas)));
    this.show(null);
    this.drawOffers(view, offers, draft.place);
    const pick = picked(scene, draft);
    for (const [id, place] of this.places) this.tell(id, place, offers.get(id) || [], pick);
    this.drawArrow(draft.place);
    if (!this.note.hidden) this.point(this.pointed ?? null);
  }

  /** Who controls what; the start regions of empires have a line of their colour. @param {View} view */
  drawTints(view) {
    const colours = [...new Set(view.empires.map(({ colour }) => colour))];
    const held = view.regions.map(({ id, control }) => {
      const empire = empireOf(view, control);
      return empire && svg("path", { class: "tint", d: this.outlines.get(id), fill: `url(#hatch-${empire.colour})` });
    });
    const begun = view.regions.flatMap(({ id, start }) =>
      start.map((empire) => {
        const { colour } = empireOf(view, empire) ?? { colour: "grey" };
        return svg("path", { class: `start-line ${paint(colour)}`, d: this.outlines.get(id) });
      }),
    );
    refill(this.tints, svg("defs", {}, hatchings(colours)), held, begun);
  }

  /** @param {View} view @param {Map<string, Choice[]>} offers @param {string | null} chosen */
  drawOffers({ conflict, move }, offers, chosen) {
    const lines = [...offers].flatMap(([id, choices]) => this.rims(id, offerLook(choices)));
    const glow = [
      ...lines,
      ...(conflict ? this.rims(conflict.region, "target") : []),
      ...(move ? this.rims(move.at, "picked") : []),
      ...(chosen ? this.rims(chosen, "chosen") : []),
    ];
    this.glow.replaceChildren(...glow);
    this.svg.classList.toggle("choosing", offers.size > 0);
  }

  /** The line around a place, on its bed. @param {string} id @param {string} kind */
  rims(id, kind) {
    const d = this.outlines.get(id) ?? "";
    return [svg("path", { class: `rim-bed ${kind}`, d }), svg("path", { class: `rim ${kind}`, d })];
  }

  /** Point out some regions, or none any more. @param {string[] | null} ids */
  show(ids) {
    this.shown.replaceChildren(...(ids ?? []).flatMap((id) => this.rims(id, "chosen")));
  }

  /** What a place is called and offers. @param {string} id @param {SVGGElement} place @param {Choice[]} choices @param {string | null} pick */
  tell(id, place, choices, pick) {
    const chosen = id === this.draft.place;
    place.classList.toggle("offered", choices.length > 0);
    place.classList.toggle("chosen", chosen);
    setAll(place, {
      role: "button",
      tabindex: id === this.stop ? 0 : -1,
      "aria-label": describe(/** @type {Scene} */ (this.scene), id, this.terrain(id), choices).join("; "),
      "aria-pressed": chosen ? "true" : null,
      "data-action": plainChoice(choices, pick)?.action,
    });
  }

  /** The way of the stack that moves: as far as it came, and where it would go. @param {string | null} id */
  drawArrow(id) {
    const move = this.scene && viewOf(this.scene).move;
    const ways = this.scene && move ? [[move.from, move.at], ...legsTo(this.scene, id)] : [];
    const lines = ways.filter(([from, to]) => from !== to).map((way) => way.map((place) => this.centre(place)));
    this.arrows.replaceChildren(...lines.flatMap(wayOf));
  }

  /** Say of a place what it is and what it offers, in a corner that is free. @param {string | null} id */
  point(id) {
    this.pointed = id;
    this.note.hidden = id === null || !this.scene;
    if (id === null || !this.scene) return this.drawArrow(this.draft.place);
    const offers = choicesOnMap(this.scene, this.draft).get(id) || [];
    writeNote(this.note, describe(this.scene, id, this.terrain(id), offers), 3);
    const box = this.places.get(id)?.getBoundingClientRect();
    if (box) layAside(this.note, this.scroller, box);
    this.drawArrow(id);
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
    pressPlace(event, () => this.hand.choose(id, false), walk);
  }

  /** Give the keyboard's focus to a place. @param {string | undefined} id */
  focus(id) {
    const place = this.places.get(id ?? "");
    if (!id || !place) return;
    place.focus({ preventScroll: true });
    this.frame.scrollIntoView({ block: "nearest" });
    this.zoom.reveal(this.centre(id));
  }

  /** Look at what can be chosen, else at what the seat's empires hold. */
  look() {
    const ids = this.scene ? this.telling(this.scene) : [];
    if (ids.length && this.geography) this.zoom.look(this.geography.box(ids));
  }

  /** Look at some regions and the lands around them. @param {string[]} ids */
  lookAt(ids) {
    const { geography, atlas } = this;
    if (!geography || !atlas || !ids.length) return;
    const around = ids.flatMap((id) => [...(geography.touching.get(id) ?? [])]).filter((id) => id in atlas.lands);
    this.zoom.look(geography.box([...ids, ...around]));
  }

  /** Whether some regions are well in sight, or all of the map. @param {string[]} ids */
  sees(ids) {
    return ids.every((id) => this.zoom.sees(this.centre(id)));
  }

  /** The regions that matter now. @param {Scene} scene @returns {string[]} */
  telling(scene) {
    const view = viewOf(scene);
    const offered = [...choicesOnMap(scene, this.draft).keys()];
    const going = [view.conflict?.region, view.move?.at].flatMap((id) => (id ? [id] : []));
    if (offered.length || going.length) return [...offered, ...going];
    const own = new Set(view.empires.filter(({ seat }) => seat === scene.seat).map(({ id }) => id));
    const acting = view.acting ? new Set([view.acting]) : own;
    const held = view.regions.filter(({ control }) => control && acting.has(control));
    return (held.length ? held : view.regions.filter(({ control }) => control && own.has(control))).map(({ id }) => id);
  }
}

/** The way of a stack. @param {number[][]} way from where to where */
function wayOf([from, to]) {
  const d = `M${from.join(" ")}L${to.join(" ")}`;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const head = svg("path", { class: "arrow-head", d: "M-9 0L-24 -8V8z", transform: `rotate(${angle.toFixed(0)})` });
  const end = svg("g", { transform: `translate(${to.join(" ")})` }, svg("g", { class: "steady" }, head));
  return [svg("path", { class: "arrow-bed", d }), svg("path", { class: "arrow", d }), end];
}
