/**
 * The board of History of the World: the map, the empires and areas, everybody's things, scores and the hand. It draws
 * the view the service sends and turns what is pressed into one of the choices the service listed; it knows no rule.
 */
import { byId, find, h, here, loadStyle, refill } from "../../app/dom.js";
import { focusedPlace, mapShortcuts, pressMap } from "../../app/maps.js";
import { knowEffects } from "../../app/panel.js";
import { showInDrawer } from "../../app/sight.js";
import { say } from "../../app/text.js";
import { hideTip } from "../../app/tip.js";
import { compose } from "./actions.js";
import { areaTable } from "./areas.js";
import { hand } from "./cards.js";
import { scoreChart } from "./chart.js";
import { empireTable } from "./empires.js";
import { happeningOf } from "./happening.js";
import { Layers } from "./layers.js";
import { Outcome } from "./outcome.js";
import { sides } from "./sides.js";
import { questionOf, surroundings } from "./sights.js";
import { loadSymbols } from "./symbols.js";
import { choicesOnMap, landId, plainChoice, triedIn, viewOf } from "./view.js";
import { WorldMap } from "./world.js";

/** @import { LogLine } from "../../app/types.js" */
/** @import { Atlas } from "./map/types.js" */
/** @import { Scene, State } from "./types.js" */
/** @typedef {{place: string | null}} Draft   the land or water that was tapped */

const FOLDER = "/static/boards/history_of_the_world";
const LAYOUT = "aevum-history-map";
const NARROW = "(max-width: 50rem)";
/** Pieces this large could be smaller and still be read. */
const CLOSE = 8;
const ICONS = {
  ...{ points: "point", worth: "point", if_won: "point" },
  ...{ coins: "coin", odds: "dice", empire: "hw-strength", turn_ends: "forward" },
  ...{ unused_armies: "hw-army", unused_allies: "people", unused_coins: "coin", unused_forts: "hw-fort" },
};
/** @type {Record<string, string>} */
const LAYER_KEYS = { t: "holders", a: "areas", e: "empires" };
/** @param {string} layout @returns {Promise<Atlas>} */
const fetchAtlas = async (layout) => (await fetch(here(`${FOLDER}/map/${layout}.json`))).json();

/** The map somebody chose, else the roomier one where there is little room. */
const chosenLayout = () => localStorage.getItem(LAYOUT) || (matchMedia(NARROW).matches ? "schematic" : "world");

class HistoryOfTheWorld {
  /** @param {Atlas} atlas */
  constructor(atlas) {
    /** @type {Map<string, Atlas>} */
    this.atlases = new Map([[atlas.layout, atlas]]);
    this.layout = atlas.layout;
    /** @type {Draft} */
    this.draft = { place: null };
    this.position = -1;
    this.looked = "";
    /** @type {Set<string>} the places that could be chosen when it was drawn last */
    this.offered = new Set();
    this.open = { numbers: false };
    /** Whether what was tapped has been played: what came of it is wanted. */
    this.played = false;
    /** The step that was asked about when the panel was drawn last. */
    this.question = "";
    this.outcome = new Outcome();
    /** @type {Scene | null} as it was drawn last */
    this.drawn = null;
    this.layers = new Layers(() => this.scene.redraw());
    this.map = new WorldMap({
      layers: this.layers,
      choose: (id, isMeant) => this.choose(id, isMeant),
      walk: (id, towards) => this.map.focus(this.map.geography?.beyond(id, towards)),
      change: () => this.change(),
    });
    this.hand = h("div", { class: "history-hand" });
    this.below = h("div", { class: "history-below" });
    this.frame = h("div", { class: "history" }, this.map.frame, this.layers.row, this.hand, this.below);
  }

  /** What is on the table; nothing can be pressed before it is drawn. */
  get scene() {
    return /** @type {Scene} */ (this.drawn);
  }

  /** A new position begins with nothing tapped. @param {Scene} scene */
  follow(scene) {
    this.drawn = scene;
    this.outcome.hear(scene.state);
    if (scene.state.position === this.position) return;
    this.position = scene.state.position;
    this.played ||= this.draft.place !== null;
    this.draft.place = null;
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  draw(root, scene) {
    this.follow(scene);
    hideTip();
    if (this.frame.parentElement !== root) refill(root, this.frame);
    const atlas = this.atlases.get(this.layout);
    if (atlas && this.map.atlas !== atlas) this.map.lay(atlas, scene);
    this.map.draw(scene, this.draft.place);
    this.lookOnce(scene);
    refill(this.hand, hand(scene));
    const look = (/** @type {string[]} */ lands) => this.lookAt(lands);
    refill(
      this.below,
      h(
        "div",
        { class: "column" },
        empireTable(scene, look, (lands) => this.map.show(lands)),
        sides(scene),
      ),
      h("div", { class: "column" }, areaTable(scene, look), scoreChart(scene, this.open)),
    );
  }

  /** When something else is asked of this page, the map shows where; what can be reached anew comes into sight. @param {Scene} scene */
  lookOnce(scene) {
    const now = scene.active ? questionOf(scene) : "";
    const offered = [...choicesOnMap(scene).keys()];
    const isOther = now !== this.looked || (viewOf(scene).step === "route" && !this.map.inSight);
    if (now && isOther) this.map.look();
    else if (now) this.include(offered.filter((id) => !this.offered.has(id)));
    if (now) this.looked = now;
    this.offered = new Set(offered);
  }

  /** What can be reached anew comes into sight, as far as the place of the last move stays there: from farther away where that helps. @param {string[]} ids */
  include(ids) {
    const { geography, zoom, framed, room } = this.map;
    const { state } = this.scene;
    if (!geography || !ids.length) return;
    const last = this.where(state.last, state)?.points.slice(-1) ?? [];
    const isAll = zoom.include([...last, ...ids.map((id) => geography.centre(id))]);
    if (!isAll && zoom.scale === framed && zoom.scale * room > CLOSE) this.map.look();
  }

  /** @param {string[]} lands */
  lookAt(lands) {
    if (!this.map.geography) return;
    this.map.zoom.look(this.map.geography.box(lands));
    this.map.frame.scrollIntoView({ block: "nearest" });
  }

  /** Look closely at some lands and waters. @param {string[]} parts */
  approach(parts) {
    const ids = parts.map((part) => part.replace(/^(land|water)-/, "")).filter((id) => this.map.places.has(id));
    if (ids.length && this.map.geography) this.map.zoom.look(this.map.geography.box(ids));
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  compose(root, scene) {
    this.follow(scene);
    const tells = {
      select: (/** @type {string | null} */ id) => this.select(id),
      show: (/** @type {string[] | null} */ lands) => this.map.show(lands),
    };
    const covered = compose(root, scene, this.draft, this.outcome.at(scene.state), this.map.geography, tells);
    const outcome = () => (scene.state.lesson ? null : find("[data-testid=battle-outcome]")); // a lesson tells it itself
    const step = scene.active ? scene.state.asked.step : "";
    const goesOn = step === this.question; // or what is asked next comes first
    if (this.played) requestAnimationFrame(() => showInDrawer(goesOn ? outcome() : null));
    this.played = false;
    this.question = step;
    return new Set(covered);
  }

  /** What this page has seen before, so that what came of it can be told again. @param {State} state */
  recall(state) {
    this.outcome.hear(state);
  }

  /** A place is pressed: what is plain is done; all else, and whatever may not be meant, is shown first. @param {string} id @param {boolean} isMeant */
  choose(id, isMeant) {
    const choices = choicesOnMap(this.scene).get(id) || [];
    const shown = this.draft.place === id;
    if (shown && !choices.length) return this.scene.why(triedIn(this.scene, id));
    if (shown || (isMeant && plainChoice(choices))) return this.scene.play(choices[0]);
    this.select(id);
  }

  /** @param {string | null} id */
  select(id) {
    this.draft.place = id;
    if (id) this.map.zoom.reveal(this.map.geography?.centre(id) ?? [0, 0]);
    this.scene.redraw();
    showInDrawer(find("[data-testid=land-card]"));
  }

  /** The other map, with the same land chosen and in sight. */
  async change() {
    const layout = this.layout === "world" ? "schematic" : "world";
    if (!this.atlases.has(layout)) this.atlases.set(layout, await fetchAtlas(layout));
    localStorage.setItem(LAYOUT, layout);
    const whole = this.map.zoom.isWhole;
    this.layout = layout;
    this.scene.redraw();
    if (this.draft.place && !whole) this.lookAt(this.around(this.draft.place));
    else if (!whole) this.map.look();
  }

  /** A place and its neighbours. @param {string} id */
  around(id) {
    return this.map.geography ? surroundings(this.map.geography, id) : [];
  }

  /** @param {Scene} scene @param {string} key */
  press(scene, key) {
    const low = key.toLowerCase();
    const layer = LAYER_KEYS[low];
    if (layer) this.layers.turn(layer);
    else if (low === "m") void this.change();
    else if (low === "f") this.map.look();
    else return pressMap(scene, key, this.map.zoom, (by) => this.step(scene, by));
    return true;
  }

  /** To the next place that can be chosen, or the one before, from west to east. @param {Scene} scene @param {number} by */
  step(scene, by) {
    const { geography } = this.map;
    if (!geography) return;
    const west = (/** @type {string} */ id) => geography.centre(id)[0];
    const ids = [...choicesOnMap(scene).keys()].sort((one, other) => west(one) - west(other) || (one < other ? -1 : 1));
    const at = ids.indexOf(focusedPlace() ?? "");
    this.map.focus(at < 0 ? ids.at(by > 0 ? 0 : -1) : ids[(at + by + ids.length) % ids.length]);
  }

  /** The hint for somebody new to the game; whoever has tapped a land needs the room. @param {Scene} scene */
  hint(scene) {
    const { step } = viewOf(scene);
    if (this.draft.place) return "";
    return ["empire", "event", "expand", "route", "monument"].includes(step) ? `web-history-hint-${step}` : "";
  }

  /** Of a drawn empire only what can be done with it: whoever has one already has to give it away. Of cards how many may still be played. @param {Scene} scene */
  asked(scene) {
    const verbs = scene.choices.map(({ verb }) => verb);
    const { step, played } = viewOf(scene);
    if (scene.active && step === "event" && played.length) return say("web-history-asked-another");
    if (!scene.active || !verbs.includes("pass")) return "";
    return say(verbs.includes("keep") ? "web-history-asked-keep" : "web-history-asked-give");
  }

  /** The cards where one may be played, else the map. @param {Scene} scene */
  sight(scene) {
    return scene.choices.some(({ verb }) => verb === "play") ? this.hand : byId("seats");
  }

  /** @param {LogLine} line @param {State} state */
  parts({ values }, state) {
    const view = viewOf({ state });
    const { land, origin, water, area } = /** @type {Record<string, number>} */ (values);
    const lands = [origin, land].filter((place) => place !== undefined).map((place) => `land-${landId(view, place)}`);
    const waters = water === undefined ? [] : [`water-${view.waters[water].id}`];
    return [...lands, ...waters, ...(area === undefined ? [] : [`area-${view.areas[area].id}`])];
  }

  /** @param {LogLine[]} told @param {State} state */
  where(told, state) {
    return happeningOf(told, state, (ids) => this.map.geography?.middle(ids) ?? [0, 0]);
  }

  /** What can be chosen on the map, else the own armies. @param {Scene} scene */
  home(scene) {
    const { geography } = this.map;
    return geography ? this.map.sights(scene).map((id) => geography.centre(id)) : [];
  }

  /** @param {State} state */
  scores(state) {
    const { seats } = viewOf({ state });
    const rows = seats.map(({ score, strengths }, seat) => ({
      seat,
      cells: [...score.epochs, score.markers],
      total: score.total,
      beyond: [strengths],
    }));
    const epochs = seats[0].score.epochs.map((_, epoch) => say(`epoch-${epoch + 1}`));
    return { columns: [...epochs, say("web-history-markers")], rows, beyond: [say("web-history-ties")] };
  }

  shortcuts() {
    const own = { focus: ["F"], change: ["M"], layers: Object.keys(LAYER_KEYS).map((key) => key.toUpperCase()) };
    return mapShortcuts((name) => say(`web-history-key-${name}`), own);
  }
}

export async function makeBoard() {
  loadSymbols();
  knowEffects(ICONS);
  const [atlas] = await Promise.all([
    fetchAtlas(chosenLayout()),
    loadStyle("/static/style/map.css"),
    loadStyle(`${FOLDER}/map/map.css`),
    loadStyle(`${FOLDER}/board.css`),
  ]);
  return new HistoryOfTheWorld(atlas);
}
