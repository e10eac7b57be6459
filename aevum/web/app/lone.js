/**
 * A lone "Done" is not asked: where it is all there is, loses nothing and nobody else could learn from it that there was
 * nothing else, the page answers by itself and says so. It stays in the log like any other choice.
 */
import { notice } from "./dialog.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Answer, Choice, State } from "./types.js" */

/** So often it is said that the page answers: whoever has read it knows. */
const TOLD_AT_MOST = 2;
/** The verbs that end a step and do nothing else. */
const ENDING = new Set(["done", "pass", "stop"]);

/** Whether a choice takes nothing away. @param {Choice} choice */
const losesNothing = ({ caution, effects }) => !caution && effects.every(({ amount }) => amount >= 0);

/**
 * All that can be chosen, where that is to end the step and nothing is lost by it. Windows that can be passed for longer
 * are asked: whoever is asked there wants to be.
 * @param {State} state
 */
function loneEnd({ choices, sealed, stretches }) {
  const [choice, ...others] = choices;
  return choice && !others.length && !sealed && !stretches.length && ENDING.has(choice.verb) && losesNothing(choice)
    ? choice
    : null;
}

/** Whether nobody else at the table is a person: how fast an answer comes would tell them what somebody holds. @param {State} state */
const isAmongComputers = ({ seats, curtain }) => !curtain && seats.every(({ kind, mine }) => mine || kind === "bot");

/** Answers for whoever sits at the page where there is nothing to choose. */
export class LoneAnswers {
  constructor() {
    this.sent = -1;
    this.told = 0;
    /** The position at which it is asked after all: it was taken back to, or the answer did not go through. */
    this.asked = -1;
  }

  /** What is answered without asking, or nothing. @param {State} state */
  choice(state) {
    const choice = loneEnd(state);
    return choice && state.position !== this.asked && isAmongComputers(state) ? choice : null;
  }

  /** What is said of it: that it is answered, or why it is asked all the same. @param {State} state */
  words(state) {
    const choice = loneEnd(state);
    if (!choice || state.position === this.asked) return "";
    return this.choice(state) ? say("web-lone-done", { choice: choice.label }) : say("web-lone-asked");
  }

  /** Ask at this position. @param {number} position */
  ask(position) {
    this.asked = position;
  }

  /** What is taken back to is asked, even where it was answered before. @param {Promise<Answer>} sent */
  async askAfter(sent) {
    const answer = await sent;
    this.ask(answer.body.position);
    return answer;
  }

  /** Say of the first answers that they were given. @param {State} state */
  tell(state) {
    this.told += 1;
    if (this.told <= TOLD_AT_MOST) notice(this.words(state));
  }

  /** What is to be sent now: once for a position. @param {State} state */
  due(state) {
    const choice = this.choice(state);
    if (!choice || this.sent === state.position) return null;
    this.sent = state.position;
    return choice;
  }
}

/** Where there is nothing to choose the page answers; taken back, that goes with what was done before. @param {Table} table */
export async function answerAlone(table) {
  const { state, gestures, lone, second } = table;
  if (table.past || table.catching || table.following.running) return;
  if (second.unsettled) return; // what is on its way, or not shown yet, may be this very answer
  const choice = lone.due(state);
  if (!choice) return;
  lone.tell(state);
  const before = gestures.findLast(({ to }) => to === state.position);
  await table.act([choice.action]);
  const to = gestures.at(-1)?.to ?? state.position;
  if (before) before.to = to;
  if (to > state.position) return;
  lone.ask(state.position); // it did not go through
  table.draw();
}
