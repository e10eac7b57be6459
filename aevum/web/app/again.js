/** Playing again: whoever wants it opens the next table, and everybody comes to their seat there by one press. */
import { card } from "./dialog.js";
import { button } from "./dom.js";
import { noteLearned } from "./learned.js";
import { keepFresh, rememberFollowed } from "./recent.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { State } from "./types.js" */

/** Go to the next table, where this page may. @param {Table} table @returns {(() => void) | null} */
export function again(table) {
  const { again: wanted, invited, seats } = table.state;
  const may = seats.some((seat) => seat.mine) || (wanted && !invited);
  return may ? () => void table.try(() => follow(table)) : null;
}

/** @param {Table} table */
async function follow(table) {
  const { link } = (await table.access.again()).body;
  rememberFollowed(table.place);
  noteLearned(table.state.game);
  keepFresh({ place: link, friends: [], seated: true });
  location.assign(`${link}${location.search}`);
}

/** Whether somebody else wants this page's people to play again. @param {Pick<State, "again" | "over" | "seats">} state */
export const isInvited = ({ again: wanted, over, seats }) =>
  Boolean(over && wanted && !seats[wanted.seat].mine && seats.some((seat) => seat.mine));

/** Somebody wants to play again. @param {Table} table */
export function againCard(table) {
  const { again: wanted, over, seats } = table.state;
  const go = again(table);
  if (!wanted || !over || !go) return null;
  return card(
    "again",
    "dice",
    invitation(seats[wanted.seat], seats),
    button("join-again", go, { class: "primary" }, say("web-again-join")),
  );
}

/** @param {State["seats"][0]} asker @param {State["seats"]} seats */
function invitation({ mine, name }, seats) {
  if (mine) return say("web-again-mine");
  return say(seats.some((seat) => seat.mine) ? "web-again-asked" : "web-again-watch", { name });
}
