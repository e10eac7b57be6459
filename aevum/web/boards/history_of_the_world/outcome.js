/** What battles, diseases and turns came to. It stays in sight until whoever looks goes on to something new. */

/**
 * @typedef {import("../../app/types.js").Line} Line
 *
 * @typedef {{dice: number[], defence: number[], own: number, other: number}} Round
 *
 * @typedef {object} Battle
 * @property {string} title          who attacks whom, as it was told
 * @property {number | null} attacker
 * @property {number | null} defender
 * @property {number | null} land
 * @property {Round[]} rounds
 * @property {string[]} ends         what came of it, as it was told
 *
 * @typedef {object} Tally           a turn's score as it was counted
 * @property {number} seat
 * @property {{text: string, points: number}[]} parts
 * @property {number} points
 * @property {number} total
 *
 * @typedef {{land: number, seat: number | null, dice: number[], died: boolean}} Sick
 */

const BEGINS = new Set(["attacked", "landed", "rose", "sea_challenged"]);
/** What was fought before is over when something of this is told. */
const ANEW = new Set([...BEGINS, "area_struck", "died", "survived", "scored"]);
const ENDS = new Set([
  ...["no_dice", "fort_fell", "attackers_fell", "defenders_fell", "both_fell", "conquered", "capital_sacked"],
  ...["city_sacked", "leader_died", "elite_beaten", "jihad_waned", "sea_won", "sea_lost", "sea_freed"],
]);
const PARTS = new Set(["area_scored", "capitals_scored", "cities_scored", "monuments_scored", "seas_scored"]);

export class Outcome {
  constructor() {
    this.position = NaN;
    this.answered = false;
    this.forget();
  }

  forget() {
    /** @type {Battle[]} */
    this.battles = [];
    /** @type {Sick[]} */
    this.sick = [];
    /** @type {Tally[]} */
    this.tallies = [];
  }

  /** Hear what was told at each new position; after a leap nothing is left of what was. @param {import("../../app/types.js").State} state */
  follow({ position, last, choices }) {
    if (position === this.position) return;
    if (this.answered || position !== this.position + 1) this.forget();
    if (last.some(({ event }) => ANEW.has(event))) this.battles = this.sick = [];
    this.position = position;
    this.answered = choices.length > 0;
    /** @type {{text: string, points: number}[]} */
    const parts = [];
    for (const line of last) this.hear(line, parts);
  }

  /** @param {Line} line @param {{text: string, points: number}[]} parts of the turn that is being counted */
  hear({ event, seat, text, values }, parts) {
    const told = /** @type {Record<string, any>} */ (values);
    const battle = this.battles.at(-1);
    if (BEGINS.has(event)) this.battles = [...this.battles, begun(text, seat, told)];
    else if (event === "rolled" && battle) battle.rounds.push(roundOf(told));
    else if (ENDS.has(event) && battle) battle.ends.push(text);
    else if (event === "died" || event === "survived")
      this.sick = [
        ...this.sick,
        { land: told.land, seat: told.partner, dice: faces(told.dice), died: event === "died" },
      ];
    else if (PARTS.has(event)) parts.push({ text, points: told.points });
    else if (event === "scored")
      this.tallies = [
        ...this.tallies,
        { seat: seat ?? 0, parts: parts.splice(0), points: told.points, total: told.count },
      ];
  }
}

/** Events number faces from nought. @param {number[]} dice */
const faces = (dice) => dice.map((face) => face + 1);

/** @param {Record<string, any>} told @returns {Round} */
const roundOf = ({ dice, defence, own, other }) => ({ dice: faces(dice), defence: faces(defence), own, other });

/** @param {string} title @param {number | null} attacker @param {Record<string, any>} told @returns {Battle} */
const begun = (title, attacker, told) => ({
  title,
  attacker,
  defender: told.partner ?? null,
  land: told.land ?? null,
  rounds: [],
  ends: [],
});
