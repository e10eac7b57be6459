/** What else the map can show: whose the lands are, how areas are controlled, where the empires of the epoch begin. */
import { button, h, icon, refill } from "../../app/dom.js";
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";
import { layMarks } from "./marks.js";
import { nameSize, placesOfAreas, putAt, takenBy } from "./names.js";
import { areaRims, empireFlags, holdersTint, plaque, plaqueSize, risingMonuments, shownEmpires } from "./overlays.js";
import { viewOf } from "./view.js";

/** @import { Atlas } from "./map/types.js" */
/** @import { Scene } from "./types.js" */
/** @import { WorldMap } from "./world.js" */

const KEPT = "aevum-history-layers";
/** The layers, by the icon that stands for each. @type {Record<string, string>} */
const LAYERS = { holders: "hw-lands", areas: "hw-marker", empires: "hw-capital" };

export class Layers {
  /** @param {() => void} change draws the map anew */
  constructor(change) {
    this.change = change;
    const kept = (localStorage.getItem(KEPT) ?? "").split(" ");
    /** The layers that are shown. */
    this.on = new Set(kept.filter((name) => name in LAYERS));
    this.row = h("div", { class: "map-layers", role: "group", "data-testid": "layers" });
    /** What lies below the pieces and what above. */
    this.below = svg("g", { class: "tints", "aria-hidden": "true" });
    this.above = svg("g", { class: "flags", "aria-hidden": "true" });
  }

  /** @param {Scene} scene @param {WorldMap} map */
  draw(scene, map) {
    const view = viewOf(scene);
    const outline = (/** @type {string} */ id, /** @type {string} */ kind) => map.outline(id, kind);
    this.below.replaceChildren(
      ...(this.on.has("holders") ? holdersTint(view, outline) : []),
      ...(this.on.has("areas") && map.geography ? areaRims(view, map.geography) : []),
    );
    map.svg.classList.toggle("plaques", this.on.has("areas"));
    this.drawRow();
  }

  /**
   * The words on the map, each where it covers least: first what is said of offers, then flags, they belong to their land.
   * @param {Scene} scene @param {Atlas} atlas @param {WorldMap} map
   */
  write(scene, atlas, { unit, areaNames: names, tags, svg: drawn }) {
    const view = viewOf(scene);
    const taken = takenBy(atlas, scene, unit, drawn.classList.contains("far"));
    taken.push(...layMarks(atlas, tags, unit, taken));
    const flags = empireFlags(atlas, shownEmpires(scene, this.on), unit, taken);
    const plaques = this.on.has("areas") ? view.areas.map(plaque) : [];
    const size = plaques.length ? plaqueSize : nameSize;
    putAt(plaques.length ? plaques : names, placesOfAreas(atlas, view, unit, taken, size));
    this.above.replaceChildren(...risingMonuments(view, atlas), ...plaques, ...flags);
  }

  drawRow() {
    this.row.setAttribute("aria-label", say("web-history-layers"));
    const words = h("span", { "aria-hidden": "true" }, say("web-history-layers"));
    refill(this.row, words, ...Object.keys(LAYERS).map((name) => this.switch(name)));
  }

  /** @param {string} name */
  switch(name) {
    const attributes = { class: "chip", "aria-pressed": String(this.on.has(name)) };
    const content = [icon(LAYERS[name]), say(`web-history-layer-${name}`)];
    return button(`layer-${name}`, () => this.turn(name), attributes, ...content);
  }

  /** @param {string} name */
  turn(name) {
    if (!this.on.delete(name)) this.on.add(name);
    localStorage.setItem(KEPT, [...this.on].join(" "));
    this.change();
  }
}
