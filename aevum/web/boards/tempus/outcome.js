/** What a fight or the progress came to. It stays in sight until whoever looks goes on to something new. */
import { ACTIONS, viewOf } from "./view.js";

/** @import { LogLine } from "../../app/types.js" */
/** @import { FightOutcome, ProgressOutcome, State, View } from "./types.js" */

export class Outcome {
  constructor() {
    this.position = NaN;
    this.answered = false;
    /** @type {FightOutcome | null} as it goes on */
    this.fighting = null;
    /** @type {FightOutcome | null} */
    this.fight = null;
    /** @type {ProgressOutcome | null} */
    this.progress = null;
  }

  /**
   * Hear what was told at each new position; after a leap nothing is left of what was.
   * @param {State} state
   */
  follow(state) {
    const { position, last, choices } = state;
    const view = viewOf({ state });
    if (position === this.position) return;
    if (this.answered || position !== this.position + 1) this.fight = this.progress = null;
    if (position !== this.position + 1) this.fighting = begun(view) || ended(last, view);
    this.position = position;
    this.answered = choices.some(({ verb }) => ACTIONS.includes(verb)) || view.step === "progress";
    for (const line of last) this.hear(line, view);
  }

  /** @param {LogLine} line @param {View} view */
  hear({ event, seat, values }, view) {
    const told = /** @type {Record<string, number>} */ (values);
    const who = seat ?? 0;
    const card = () => ({ idea: view.ideas[told.idea], terrain: view.terrains[told.terrain], count: 1 });
    const { fighting, progress } = this;
    if (event === "attacked") {
      const terrain = view.hexes[told.hex].city ? null : view.hexes[told.hex].terrain;
      this.fighting = newFight(who, told.partner, told.origin, told.hex, terrain);
    } else if (event === "terrain_named" && fighting) fighting.terrain = view.terrains[told.terrain];
    else if ((event === "defended" || event === "revealed") && fighting) fighting.cards[who].push(card());
    else if (event === "fight_points" && fighting) fighting.points[who] = told.points;
    else if ((event === "fight_won" || event === "fight_lost") && fighting) this.end(fighting, event === "fight_won");
    else if (event === "progress_revealed") (this.counted(view).cards[who] ??= []).push(card());
    else if (event === "progress_total") this.counted(view).points[who] = told.points;
    else if (event === "reached" && progress) {
      progress.reached.push(who);
      progress.epoch = view.epochs[told.epoch].id;
    }
  }

  /** Where the fight that goes on, or the last one, is fought: from which hex, and for which. */
  get ground() {
    const fight = this.fighting ?? this.fight;
    return [fight?.from, fight?.target].filter((place) => typeof place === "number");
  }

  /** @param {FightOutcome} fight @param {boolean} won by the attacker */
  end(fight, won) {
    this.fight = { ...fight, winner: won ? fight.attacker : fight.defender };
    this.fighting = null;
  }

  /** The progress that is being counted. @param {View} view */
  counted(view) {
    this.fight = null;
    return (this.progress ??= { epoch: view.new_epoch, cards: {}, points: {}, reached: [] });
  }
}

/**
 * @param {number} attacker @param {number} defender @param {number | null} from @param {number | null} target
 * @param {string | null} terrain @returns {FightOutcome}
 */
const newFight = (attacker, defender, from, target, terrain) => ({
  attacker,
  defender,
  from,
  target,
  terrain,
  cards: { [attacker]: [], [defender]: [] },
  points: {},
  winner: null,
});

/**
 * A fight that somebody comes to when it has just ended: first the attacker's points were told, then the defender's.
 * @param {LogLine[]} last @param {View} view
 */
function ended(last, { picked, target, hexes }) {
  const [attacker, defender] = last.filter(({ event }) => event === "fight_points").map(({ seat }) => seat ?? 0);
  if (defender === undefined) return null;
  const place = (/** @type {string | null} */ id) => (id ? hexes.findIndex((hex) => hex.id === id) : null);
  return newFight(attacker, defender, place(picked), place(target), null);
}

/** A fight that somebody comes to in the middle. @param {View} view */
function begun({ fight, step, seats, hexes }) {
  if (!fight) return null;
  const place = (/** @type {string} */ id) => hexes.findIndex((hex) => hex.id === id);
  const terrain = step === "fight_terrain" ? null : fight.terrain;
  const found = newFight(fight.attacker, fight.defender, place(fight.from), place(fight.target), terrain);
  found.cards[fight.defender] = [...seats[fight.defender].laid];
  return found;
}
