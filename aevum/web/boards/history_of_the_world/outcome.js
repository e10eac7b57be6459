/** What battles, diseases and turns came to, since this page was asked last: as it was told, and as far back as is known. */

/** @import { BattleOutcome, Entry, LogLine, Part, Result, Round, State, Told } from "./types.js" */

const BEGINS = new Set(["attacked", "landed", "rose", "sea_challenged"]);
/** What was fought before is over when something of this is told. */
const ANEW = new Set([...BEGINS, "area_struck", "land_struck", "died", "survived", "scored"]);
/** The dice of diseases. */
const SICKENS = new Set(["area_rolled", "perished", "died", "survived"]);
const ENDS = new Set([
  ...["no_dice", "fort_fell", "attackers_fell", "defenders_fell", "both_fell", "conquered", "capital_sacked"],
  ...["city_sacked", "leader_died", "elite_beaten", "jihad_waned", "sea_won", "sea_lost", "sea_freed"],
]);
/** What is told of event cards: that they are played, and that they are over before their turn is. */
const OF_CARDS = new Set(["played", "leader_died", "elite_beaten", "jihad_waned"]);
const PARTS = new Set(["area_scored", "capitals_scored", "cities_scored", "monuments_scored", "seas_scored"]);

export class Outcome {
  constructor() {
    /** @type {Map<number, Entry>} by position */
    this.heard = new Map();
    /** @type {number | null} */
    this.eye = null;
  }

  /** Hear what was told at a position; other eyes begin anew. @param {State} state */
  hear({ eye, position, last, pending }) {
    if (eye !== this.eye) this.heard.clear();
    this.eye = eye;
    if (!this.heard.has(position)) this.heard.set(position, { last, asked: pending.some((seat) => seat === eye) });
  }

  /** What has come of things up to a position; at the end of the game only what was counted. @param {State} state @returns {Result} */
  at({ position, seats, over }) {
    /** @type {Result} */
    const result = { battles: [], card: "", cards: [], sick: [], tallies: [] };
    for (const last of this.since(position)) tell(result, last);
    if (over) result.battles = result.sick = [];
    result.tallies = result.tallies.slice(-seats.length);
    return result;
  }

  /** What was told since this page decided last, or something was taken back. @param {number} position */
  since(position) {
    /** @type {LogLine[][]} */
    const told = [];
    for (let at = position; this.heard.has(at); at -= 1) {
      const entry = /** @type {Entry} */ (this.heard.get(at));
      if (told.length && entry.asked) break;
      told.unshift(entry.last);
      if (entry.last.some(({ event }) => event === "undo")) break;
    }
    return told;
  }
}

/** @param {Result} result @param {LogLine[]} last what was told at one position */
function tell(result, last) {
  if (last.some(({ event }) => ANEW.has(event))) result.battles = result.sick = [];
  /** @type {Part[]} */
  const parts = [];
  for (const line of last) add(result, line, parts);
}

/** @param {Result} result @param {LogLine} line @param {Part[]} parts of the turn that is being counted */
function add(result, { event, seat, text, values }, parts) {
  const told = /** @type {Told} */ (values);
  const battle = result.battles.at(-1);
  if (OF_CARDS.has(event)) result.cards.push(text);
  if (BEGINS.has(event)) result.battles = [...result.battles, begun(text, seat, told)];
  else if (event === "rolled" && battle) battle.rounds.push(roundOf(told));
  else if (event === "tie_won" && battle) winTie(battle, text);
  else if (ENDS.has(event) && battle) battle.ends.push(text);
  else if (event === "played") result.card = text;
  else if (SICKENS.has(event)) result.sick = [...result.sick, sickness(event, told)];
  else if (PARTS.has(event)) parts.push({ event, ...told, points: told.points });
  else if (event === "scored")
    result.tallies.push({
      ...{ seat: seat ?? 0, cards: result.cards.splice(0), parts: parts.splice(0) },
      ...{ points: told.points, total: told.count },
    });
}

/** @param {string} event @param {Told} told */
const sickness = (event, { land, area, partner, dice }) => ({
  ...{ land, area, seat: partner ?? null },
  ...{ dice: faces(dice ?? []), died: event === "died" || event === "perished" },
});

/** Events number faces from nought. @param {number[]} dice */
const faces = (dice) => dice.map((face) => face + 1);

/** @param {Told} told @returns {Round} */
const roundOf = ({ dice, defence, own, other }) => ({
  dice: faces(dice),
  defence: faces(defence),
  own,
  other,
  tieWon: false,
});

/** A card decides the round that was just rolled; its reason stands with it. @param {BattleOutcome} battle @param {string} text */
function winTie({ rounds, ends }, text) {
  rounds[rounds.length - 1].tieWon = true;
  ends.push(text);
}

/** @param {string} title @param {number | null} attacker @param {Told} told @returns {BattleOutcome} */
const begun = (title, attacker, told) => ({
  title,
  attacker,
  defender: told.partner ?? null,
  land: told.land ?? null,
  rounds: [],
  ends: [],
});
