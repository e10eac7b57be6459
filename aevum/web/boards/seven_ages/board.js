/**
 * The board of 7 Ages: the map, the turn, empires, the hand, progress and everybody's things. It draws the view the service
 * sends and turns what is pressed into one of the choices the service listed; it knows no rule.
 */
import { notice } from "../../app/dialog.js";
import { byId, find, h, here, loadStyle, refill } from "../../app/dom.js";
import { focusedPlace, mapShortcuts, pressMap } from "../../app/maps.js";
import { knowEffects } from "../../app/panel.js";
import { showInDrawer } from "../../app/sight.js";
import { say } from "../../app/text.js";
import { hideTip } from "../../app/tip.js";
import { compose } from "./actions.js";
import { hand } from "./cards.js";
import { discardPile } from "./discards.js";
import { empireCards } from "./empires.js";
import { keepsOrder } from "./order.js";
import { finalScores } from "./outcome.js";
import { Rounds } from "./rounds.js";
import { sides } from "./sides.js";
import { isEmptyStack, stackHint } from "./stack_form.js";
import { loadSymbols } from "./symbols.js";
import { progressTrack } from "./track.js";
import { turnBar } from "./turn.js";
import { choicesOnMap, homesToReveal, isOfCard, picked, plainChoice, regionId, triedIn, viewOf } from "./view.js";
import { WorldMap } from "./world.js";

/** @import { LogLine } from "../../app/types.js" */
/** @import { Atlas } from "./map/types.js" */
/** @import { Draft, Scene, State } from "./types.js" */

const FOLDER = "/static/boards/seven_ages";
const LAYOUT = "aevum-seven-map";
const NARROW = "(max-width: 50rem)";
const ICONS = {
  ...{ money: "sa-money", income: "sa-money", upkeep: "sa-money", progress: "sa-progress", regions: "sa-lands" },
  ...{ disorder: "sa-disorder", elite: "sa-elite", leaders: "sa-leader", glory: "point", harvest: "sa-harvest" },
  ...{ empires: "sa-flag", cards: "sa-destiny", odds: "dice", chances: "dice" },
};
const HINTS = new Set([
  "bid",
  "marker",
  "reveal",
  "found",
  "create_unit",
  "build",
  "stack",
  "pick_unit",
  "retreat",
  "trade_card",
  "civilise_part",
]);

const FIGHTS = new Set(["conflict_began", "won_conflict", "nobody_won", "region_sacked", "bomb_exploded"]);

/** Whether a value of an event is a region. @param {number | number[] | undefined} value */
const isPlace = (value) => typeof value === "number" && value >= 0;

/** @param {string} layout @returns {Promise<Atlas>} */
const fetchAtlas = async (layout) => (await fetch(here(`${FOLDER}/map/${layout}.json`))).json();

/** The map somebody chose, else the roomier one where there is little room. */
const chosenLayout = () => localStorage.getItem(LAYOUT) || (isNarrow() ? "schematic" : "world");

class SevenAges {
  /** @param {Atlas} atlas */
  constructor(atlas) {
    /** @type {Map<string, Atlas>} */
    this.atlases = new Map([[atlas.layout, atlas]]);
    this.layout = atlas.layout;
    /** @type {Draft} */
    this.draft = { place: null, pick: null, order: [] };
    this.position = -1;
    this.looked = "";
    this.rounds = new Rounds();
    this.open = { discards: false };
    /** @type {Map<string, boolean>} */
    this.opened = new Map();
    /** @type {Scene | null} as it was drawn last */
    this.drawn = null;
    this.map = new WorldMap({
      choose: (id, touched) => this.choose(id, touched),
      walk: (id, towards) => this.map.focus(this.map.geography?.beyond(id, towards)),
      change: () => this.change(),
    });
    this.turn = h("div", { class: "seven-turn" });
    this.hand = h("div", { class: "seven-hand" });
    this.below = h("div", { class: "seven-below" });
    this.frame = h("div", { class: "seven" }, this.turn, this.map.frame, this.hand, this.below);
  }

  /** What is on the table; nothing can be pressed before it is drawn. */
  get scene() {
    return /** @type {Scene} */ (this.drawn);
  }

  /** A new position begins with no region tapped; what was picked stays as long as it is offered. @param {Scene} scene */
  follow(scene) {
    this.drawn = scene;
    this.rounds.hear(scene.state);
    if (scene.state.position === this.position) return false;
    this.position = scene.state.position;
    this.draft.place = null;
    if (!keepsOrder(scene)) this.draft.order = [];
    return true;
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  draw(root, scene) {
    const fresh = this.follow(scene);
    hideTip();
    if (this.frame.parentElement !== root) refill(root, this.frame);
    const atlas = this.atlases.get(this.layout);
    if (atlas && this.map.atlas !== atlas) this.map.lay(atlas, scene);
    this.map.draw(scene, this.draft);
    refill(this.turn, turnBar(scene));
    refill(this.hand, hand(scene));
    const reader = { opened: this.opened, look: (/** @type {string} */ empire) => this.lookAtEmpire(empire) };
    refill(
      this.below,
      h("div", { class: "column" }, empireCards(scene, reader)),
      h("div", { class: "column" }, progressTrack(scene), sides(scene), discardPile(scene, this.open)),
    );
    if (fresh) this.lookWhereThingsHappen(scene);
  }

  /** Where this page begins to choose, a conflict begins or the others begin to play, the map shows it. @param {Scene} scene */
  lookWhereThingsHappen(scene) {
    const { acting, step, conflict, subject } = viewOf(scene);
    const offered = scene.active ? [...choicesOnMap(scene, this.draft).keys()] : [];
    const fought = conflict && !offered.length ? conflict.region : null;
    const plans = scene.active && step === "marker";
    const ofCards = !offered.length && scene.choices.some(isOfCard);
    const asks = offered.length || plans || ofCards || (isNarrow() && scene.active);
    const now = fought ?? (asks ? `${acting} ${step}` : scene.active ? "" : "others");
    const place = fought ?? (subject?.kind === "region" ? subject.id : null);
    const told = scene.active ? this.regionsTold(scene.state).slice(-1) : [];
    const happened = place ? [place] : scene.active && step === "reveal" ? homesToReveal(scene) : told;
    const isNew = now !== "" && now !== this.looked;
    if (now) this.looked = now;
    if (scene.state.over) bringIntoSight(byId("final"));
    else if (isNew) bringIntoSight(ofCards ? this.hand : find("#seats")); // a picture in a text has no seats
    if ((plans && isNew) || (offered.length && (isNew || !this.map.sees(offered.slice(0, 1))))) this.map.look();
    else if (!offered.length && happened.length && (isNew || !this.map.sees(happened))) this.map.lookAt(happened);
  }

  /** The regions of which something was told last. @param {State} state */
  regionsTold(state) {
    const view = viewOf({ state });
    const places = state.last.flatMap(({ values }) => [values.region, values.target]);
    return places.flatMap((place) => (typeof place === "number" && place >= 0 ? [regionId(view, place)] : []));
  }

  /** @param {string} empire */
  lookAtEmpire(empire) {
    const held = viewOf(this.scene).regions.filter(
      ({ control, stacks }) => control === empire || stacks.some((stack) => stack.empire === empire),
    );
    const { geography } = this.map;
    if (geography && held.length) this.map.zoom.look(geography.box(held.map(({ id }) => id)));
    this.map.frame.scrollIntoView({ block: "nearest" });
  }

  /** Look closely at some regions. @param {string[]} parts */
  approach(parts) {
    const ids = parts.map((part) => part.replace(/^region-/, "")).filter((id) => this.map.places.has(id));
    if (ids.length && this.map.geography) this.map.zoom.look(this.map.geography.box(ids));
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  compose(root, scene) {
    this.follow(scene);
    const tells = {
      select: (/** @type {string | null} */ id) => this.select(id),
      pick: (/** @type {string | null} */ name) => this.pick(name),
      rounds: this.rounds,
    };
    return new Set(compose(root, scene, this.draft, this.map, tells));
  }

  /** What this page has seen before, so that the rounds of a conflict can be told again. @param {State} state */
  recall(state) {
    this.rounds.hear(state);
  }

  /** A region is pressed: what is plain is done; all else, and whatever a finger presses, is shown first. @param {string} id @param {boolean} touched */
  choose(id, touched) {
    const choices = choicesOnMap(this.scene, this.draft).get(id) || [];
    const plain = plainChoice(choices, picked(this.scene, this.draft));
    const shown = this.draft.place === id;
    if (shown && !choices.length) return this.why(id);
    if (plain && (shown || !touched)) return this.scene.play(plain);
    this.select(id);
  }

  /** @param {string | null} id */
  select(id) {
    this.draft.place = id;
    if (id) this.map.zoom.reveal(this.map.centre(id));
    this.scene.redraw();
    showInDrawer(find("[data-testid=region-card]"));
  }

  /** @param {string | null} name the unit or leader for which a region is wanted */
  pick(name) {
    this.draft.pick = name;
    this.draft.place = null;
    this.scene.redraw();
  }

  /** Ask why nothing can be done in a region. @param {string} id */
  why(id) {
    if (!this.scene.active) this.select(null);
    else if (isEmptyStack(this.scene)) notice(say("web-seven-nobody-along"));
    else this.scene.why(triedIn(this.scene, id));
  }

  /** The other map, with the same region chosen and in sight. */
  async change() {
    const layout = this.layout === "world" ? "schematic" : "world";
    if (!this.atlases.has(layout)) this.atlases.set(layout, await fetchAtlas(layout));
    localStorage.setItem(LAYOUT, layout);
    const whole = this.map.zoom.isWhole;
    this.layout = layout;
    this.scene.redraw();
    if (this.draft.place && !whole) this.map.lookAt([this.draft.place]);
    else if (!whole) this.map.look();
  }

  /** @param {Scene} scene @param {string} key */
  press(scene, key) {
    const low = key.toLowerCase();
    if (low === "m") void this.change();
    else if (low === "f") this.map.look();
    else return pressMap(scene, key, this.map.zoom, (by) => this.step(scene, by));
    return true;
  }

  /** To the next region that can be chosen, or the one before, from west to east. @param {Scene} scene @param {number} by */
  step(scene, by) {
    const west = (/** @type {string} */ id) => this.map.centre(id)[0];
    const offered = [...choicesOnMap(scene, this.draft).keys()];
    const ids = offered.sort((one, other) => west(one) - west(other) || (one < other ? -1 : 1));
    const at = ids.indexOf(focusedPlace() ?? "");
    this.map.focus(at < 0 ? ids.at(by > 0 ? 0 : -1) : ids[(at + by + ids.length) % ids.length]);
  }

  /** Whoever civilises off-empire hears only of what can be done there. @param {Scene} scene */
  asked(scene) {
    return scene.active && civilisesAside(scene) ? say("web-seven-asked-aside") : "";
  }

  /** The hint for somebody new to the game; whoever has tapped a region needs the room. @param {Scene} scene */
  hint(scene) {
    const { step, empires } = viewOf(scene);
    const isMeant = !this.draft.place && !civilisesAside(scene);
    const first = step === "found" && !empires.length ? "found_first" : step;
    const words = step === "pick_unit" ? stackHint(scene) : first;
    return isMeant && HINTS.has(step) ? `web-seven-hint-${words}` : "";
  }

  /** @param {LogLine} line @param {State} state */
  parts({ values }, state) {
    const view = viewOf({ state });
    const { region, target, empire, other } = /** @type {Record<string, number>} */ (values);
    const regions = [region, target].flatMap((place) => (place >= 0 ? [`region-${regionId(view, place)}`] : []));
    const named = view.empires.filter(({ place }) => place === empire || place === other);
    return [...regions, ...named.map(({ id }) => `empire-${id}`)];
  }

  /** Where something happened: in the last region that is told of; a stack came from where it was before. @param {LogLine[]} told @param {State} state */
  where(told, state) {
    const line = told.findLast(({ values }) => isPlace(values.region) || isPlace(values.target));
    if (!line) return null;
    const view = viewOf({ state });
    const { region, target = region, empire } = /** @type {Record<string, number>} */ (line.values);
    const id = regionId(view, target);
    const from = line.event === "went" ? view.move?.from : undefined;
    const seat = view.empires.find(({ place }) => place === empire)?.seat ?? line.seat;
    const way = from && from !== id ? [from, id] : [id];
    return { points: way.map((place) => this.map.centre(place)), seat, fight: FIGHTS.has(line.event) };
  }

  /** What can be chosen on the map, else the own empires. @param {Scene} scene */
  home(scene) {
    return this.map.telling(scene).map((id) => this.map.centre(id));
  }

  /** @param {State} state */
  scores(state) {
    return finalScores(state);
  }

  shortcuts() {
    return mapShortcuts((name) => say(`web-seven-key-${name}`), { focus: ["F"], change: ["M"] });
  }
}

/** Whether somebody civilises without an empire. @param {Scene} scene */
function civilisesAside(scene) {
  const { step, acting } = viewOf(scene);
  return step === "civilise_part" && acting === null;
}

const isNarrow = () => matchMedia(NARROW).matches;

/** Scroll to what is asked for: there is seldom room for both map and hand, and on a phone half of it is the drawer's. @param {HTMLElement | null} part */
function bringIntoSight(part) {
  part?.scrollIntoView({ block: isNarrow() ? "start" : "nearest" });
}

export async function makeBoard() {
  loadSymbols();
  knowEffects(ICONS, ["idle", "destroys"], ["upkeep", "disorder", "defence"]);
  const [atlas] = await Promise.all([
    fetchAtlas(chosenLayout()),
    loadStyle("/static/style/map.css"),
    loadStyle(`${FOLDER}/map/map.css`),
    loadStyle(`${FOLDER}/board.css`),
  ]);
  return new SevenAges(atlas);
}
