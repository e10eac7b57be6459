/**
 * The board of Tempus: the island, the epochs, everybody's things and the hand. It draws the view the service sends and
 * turns what is pressed into one of the choices the service listed; it knows no rule of its own.
 */
import { notice } from "../../app/dialog.js";
import { byId, h, loadStyle, refill } from "../../app/dom.js";
import { focusedPlace, mapShortcuts, pressMap } from "../../app/maps.js";
import { knowEffects } from "../../app/panel.js";
import { scoreRows } from "../../app/sides.js";
import { say } from "../../app/text.js";
import { hideTip } from "../../app/tip.js";
import { asked, compose } from "./actions.js";
import { hand } from "./cards.js";
import { Carrying } from "./drag.js";
import { epochTable } from "./epochs.js";
import { centreOf } from "./geometry.js";
import { IslandMap } from "./map.js";
import { Outcome } from "./outcome.js";
import { SCORES, sides } from "./sides.js";
import { loadSymbols } from "./symbols.js";
import { ACTIONS, choicesOnMap, viewOf } from "./view.js";

/** @import { LogLine } from "../../app/types.js" */
/** @import { Draft, Scene, State } from "./types.js" */

/**
 * What the map tells the board.
 * @typedef {object} Hand
 * @property {(place: number, touched: boolean) => void} choose
 * @property {(place: number, event: PointerEvent) => void} grasp
 * @property {(place: number | null, words: string[] | null) => void} point   words: what is written of it
 * @property {(place: number | undefined) => void} focus
 */

/** @type {Record<string, string>} */
const HINTS = {
  settle: "hint-place",
  action: "hint-idea",
  move_pick: "hint-move",
  fight_from: "hint-fight",
  fight_target: "hint-fight",
  fight_attack: "hint-fight",
  fight_defend: "hint-fight",
  progress: "hint-progress",
};

/** What is chosen on the map, by what is asked; else somebody who would be moved. @type {Record<string, string>} */
const ON_THE_MAP = {
  tile: "place_tile",
  settle: "settle",
  move_pick: "pick",
  move_go: "go",
  children: "bear",
  fight_from: "attack_from",
  fight_target: "attack",
  city_hex: "found",
};
/** Other steps about what is seen on the map. */
const SEEN_ON_THE_MAP = new Set(["action", "turn_tile", "religion", "fight_terrain", "fight_advance", "city_value"]);
/** What is told of the end of a fight without its place. */
const OUTCOMES = new Set(["fight_won", "fight_lost", "fell", "advanced"]);
/** Steps that ask for something else than a hex. */
const ELSEWHERE = new Set([
  "turn_tile",
  "city_value",
  "progress",
  "fight_attack",
  "fight_defend",
  "fight_terrain",
  "fight_advance",
  "discard",
]);
/** The icons of effects, by what they count. */
const EFFECTS = {
  progress: "tempus-flag",
  people: "person",
  cards: "tempus-cards",
  own_cards: "tempus-cards",
  unused_moves: "person",
  spent_move: "person",
  unused_children: "tempus-children",
  unused_progress: "tempus-flag",
  unused_combat: "tempus-fight",
  fight: "tempus-fight",
  sole_attack: "tempus-fight",
  sole_city: "city",
  combat: "tempus-fight",
};

class Tempus {
  constructor() {
    /** @type {Draft} */
    this.draft = { turn: 0, hex: null, origin: null };
    this.position = -1;
    this.tile = "";
    this.open = { numbers: false };
    this.outcome = new Outcome();
    /** @type {Scene | null} as it was drawn last */
    this.drawn = null;
    this.carrying = new Carrying(
      () => this.scene,
      () => this.draft,
    );
    this.map = new IslandMap({
      choose: (place, touched) => this.choose(place, touched),
      grasp: (place, event) => this.carrying.grasp(place, event),
      point: (place, words) => this.map.point(place, words, this.scene, this.draft),
      focus: (place) => this.map.focus(place, this.scene, this.draft),
    });
    this.side = h("div", { class: "tempus-side" });
    this.hand = h("div", { class: "tempus-hand" });
    this.frame = h("div", { class: "tempus" }, this.map.frame, this.hand, this.side);
    this.map.ghost.addEventListener("click", () => viewOf(this.scene).step === "turn_tile" && this.turn(1));
  }

  /** What is on the table; nothing can be pressed before it is drawn. */
  get scene() {
    return /** @type {Scene} */ (this.drawn);
  }

  /** A new position begins with an empty draft; a new tile as it was drawn. @param {Scene} scene */
  follow(scene) {
    this.drawn = scene;
    this.outcome.follow(scene.state);
    const tile = JSON.stringify(viewOf(scene).tile);
    if (tile !== this.tile) this.draft.turn = 0;
    this.tile = tile;
    if (scene.state.position === this.position) return;
    this.position = scene.state.position;
    this.draft = { turn: this.draft.turn, hex: null, origin: null };
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  draw(root, scene) {
    this.follow(scene);
    hideTip();
    if (this.frame.parentElement !== root) refill(root, this.frame);
    this.map.draw(scene, this.draft);
    refill(this.side, epochTable(scene, this.open), sides(scene));
    refill(this.hand, hand(scene));
  }

  /** @param {HTMLElement} root @param {Scene} scene */
  compose(root, scene) {
    this.follow(scene);
    return new Set(compose(root, scene, this.draft, this.outcome, (by) => this.turn(by)));
  }

  /** What this page has seen before or did not stop at, so that what came of it can be told. @param {State} state */
  recall(state) {
    this.outcome.follow(state);
  }

  /** The map where something is chosen on it, else the cards. @param {Scene} scene */
  sight(scene) {
    const { step } = viewOf(scene);
    return step in ON_THE_MAP || SEEN_ON_THE_MAP.has(step) ? byId("seats") : this.hand;
  }

  /** @param {Scene} scene */
  asked(scene) {
    return asked(scene);
  }

  /** A hex is chosen; a finger's first touch only shows what it would do. @param {number} place @param {boolean} touched */
  choose(place, touched) {
    const { draft, scene } = this;
    const choices = choicesOnMap(scene, draft).get(place) || [];
    const shown = draft.hex === place;
    if (!choices.length && draft.hex === null && draft.origin === null) return this.why(place);
    draft.hex = null;
    if (choices.length === 1 && (shown || !touched)) return scene.play(choices[0]);
    if (choices.length === 1) draft.hex = place;
    else draft.origin = choices.length > 1 && draft.origin !== place ? place : null;
    if (touched) this.map.pointed = place;
    scene.redraw();
  }

  /** Ask why a hex cannot be chosen; where no hex is asked for, say what is. @param {number} place */
  why(place) {
    const { step, hexes } = viewOf(this.scene);
    const { id } = hexes[place];
    if (this.scene.active && ELSEWHERE.has(step)) return notice(this.scene.state.asked.text);
    this.scene.why(step === "religion" ? `convert ${id} to ${id}` : `${ON_THE_MAP[step] ?? "pick"} ${id}`);
  }

  /** Turn the tile, not yet laid, by sixths. @param {number} by */
  turn(by) {
    this.draft.turn = (this.draft.turn + by + 6) % 6;
    this.scene.redraw();
  }

  /** @param {Scene} scene @param {string} key */
  press(scene, key) {
    const low = key.toLowerCase();
    const action = scene.choices.find((each) => each.verb === ACTIONS[Number(key) - 1]);
    if (viewOf(scene).tile && (low === "q" || low === "e")) this.turn(low === "q" ? -1 : 1);
    else if (action) scene.play(action);
    else return pressMap(scene, key, this.map.zoom, (by) => this.step(scene, by));
    return true;
  }

  /** To the next hex that can be chosen, or the one before. @param {Scene} scene @param {number} by */
  step(scene, by) {
    const places = [...choicesOnMap(scene, this.draft).keys()].sort((one, other) => one - other);
    const beyond = places.filter((place) => (place - Number(focusedPlace() ?? -1)) * by > 0);
    this.map.focus(beyond.at(by > 0 ? 0 : -1) ?? places.at(by > 0 ? 0 : -1), scene, this.draft);
  }

  /** The hint for somebody new to the game. @param {Scene} scene */
  hint(scene) {
    const { step, seats, turn } = viewOf(scene);
    return step === "action" && !seats[turn].hand_size ? "hint-move" : HINTS[step] || "";
  }

  /** @param {LogLine} line @param {State} state */
  parts(line, state) {
    const { hex, origin, epoch } = /** @type {Record<string, number>} */ (line.values);
    const hexes = [origin, hex].filter((place) => place !== undefined);
    const view = viewOf({ state });
    const rows = epoch === undefined ? [] : [`epoch-${view.epochs[epoch].id}`];
    return [...rows, ...hexes.map((place) => `hex-${view.hexes[place].id}`)];
  }

  /** Where something happened: at the last hex that is told of; what came of a fight, where it was fought. @param {LogLine[]} told @param {State} state */
  where(told, state) {
    const line = told.findLast(({ event, values }) => "hex" in values || OUTCOMES.has(event));
    if (!line) return null;
    const { hex, origin } = /** @type {Record<string, number>} */ (line.values);
    const places = OUTCOMES.has(line.event) ? this.outcome.ground : [origin, hex];
    const { hexes } = viewOf({ state });
    const points = places.flatMap((place) => (place === undefined ? [] : [centreOf(hexes[place])]));
    return points.length ? { points, seat: line.seat, fight: line.event === "attacked" } : null;
  }

  /** What can be chosen on the map, else the own people. @param {Scene} scene */
  home(scene) {
    const { hexes } = viewOf(scene);
    const offered = [...choicesOnMap(scene, this.draft).keys()].map((place) => hexes[place]);
    return (offered.length ? offered : hexes.filter(({ holder }) => holder === scene.seat)).map(centreOf);
  }

  /** @param {State} state */
  scores(state) {
    const { hexes, seats } = viewOf({ state });
    const cities = (/** @type {number} */ seat) => hexes.filter((hex) => hex.city && hex.holder === seat).length;
    const rows = scoreRows(seats, SCORES, (side, seat) => [side.hand_size, cities(seat)]);
    const names = (/** @type {string[]} */ parts) => parts.map((part) => say(`web-tempus-score-${part}`));
    return { columns: names(SCORES), rows, beyond: names(["ties-cards", "ties-cities"]) };
  }

  shortcuts() {
    return mapShortcuts((name) => say(`web-tempus-key-${name}`), { actions: ["1", "5"], turn: ["Q", "E"] });
  }
}

export async function makeBoard() {
  loadSymbols();
  knowEffects(EFFECTS);
  await loadStyle("/static/boards/tempus/board.css");
  return new Tempus();
}
