/** Who has learned which game, in this browser; and a word to whoever is new to one. */
import { h, icon, iconButton } from "./dom.js";
import { isTeaching } from "./lesson_progress.js";
import { say } from "./text.js";

/** @import { State } from "./types.js" */

const STORED = "aevum-learned";
/** So many entries of the log are surely within everybody's first turns. */
const FIRST = 30;

/** @returns {string[]} */
const learned = () => JSON.parse(localStorage.getItem(STORED) || "[]");

/** @param {string} game */
export function noteLearned(game) {
  localStorage.setItem(STORED, JSON.stringify([...new Set([...learned(), game])]));
}

/** Which game it is, for who does not see beside what the link stands. @param {string} name */
const spoken = (name) => ({ "aria-label": say("web-learn-about", { game: name }) });

/** The way to a game in three minutes. @param {{id: string, name: string}} game @param {Record<string, string>} [more] */
export const learnLink = ({ id, name }, more = {}) =>
  h(
    "a",
    {
      class: "learn-link",
      href: `/learn/${id}`,
      "data-testid": `learn-${id}`,
      "data-key": `learn-${id}`,
      ...spoken(name),
      ...more,
    },
    icon("hourglass"),
    say("web-learn"),
  );

/**
 * A word to a newcomer on the first turn. The game goes on in this page: what is learned opens in another.
 * @param {State} state @param {() => void} redraw
 */
export function newcomerCard(state, redraw) {
  const { game, learn, length, choices } = state;
  if (isTeaching(state) || !learn || !choices.length || length > FIRST || learned().includes(game)) return null;
  const dismiss = () => {
    noteLearned(game);
    redraw();
  };
  return h(
    "div",
    { class: "newcomer", "data-testid": "newcomer" },
    h(
      "p",
      {},
      h("span", {}, say("web-learn-new")),
      " ",
      learnLink({ id: game, name: say("game-name") }, { target: "_blank" }),
    ),
    iconButton("newcomer-off", "close", say("web-learn-off"), dismiss),
  );
}
