/** Cards above the choices: who still chooses, what stands, and who is asked to sit where; below them how this page passes. */
import { card } from "./dialog.js";
import { button, h, icon } from "./dom.js";
import { seatName, severalChoose } from "./seats.js";
import { say } from "./text.js";

/** @import { SeatWish, State } from "./types.js" */

/**
 * What the cards can ask of the table.
 * @typedef {object} Asks
 * @property {(seat: number) => void} withdraw   be asked: end a pass that stands, or passing by default
 * @property {(seat: number) => void} doze   pass by default again
 * @property {(wish: SeatWish) => void} reseat
 * @property {(agree: boolean) => void} answer
 */

/** @param {State} state @param {Asks} on */
export const choosingCards = (state, on) => [
  severalChoose(state) && whoChooses(state),
  standingCard(state, on),
  ...returnCards(state, on),
  replaceCard(state, on),
];

/** Who has chosen and who has not: nothing more is known of the others. @param {State} state */
function whoChooses(state) {
  const sealed = state.choices.find((choice) => choice.action === state.sealed);
  return h(
    "div",
    { class: "choosing-card", role: "group", "aria-label": say("web-choosing"), "data-testid": "choosing" },
    sealed &&
      h("p", { role: "status", "data-testid": "sealed" }, icon("lock"), say("web-sealed", { choice: sealed.label })),
    h(
      "dl",
      {},
      seatRow("to-choose", "hourglass", state, state.pending),
      state.chosen.length > 0 && seatRow("chosen", "check", state, state.chosen),
    ),
  );
}

/** @param {string} name @param {string} symbol @param {State} state @param {number[]} seats */
const seatRow = (name, symbol, state, seats) =>
  h(
    "div",
    { "data-testid": name },
    h("dt", {}, icon(symbol), say(`web-${name}`)),
    ...seats.map((seat) => h("dd", {}, seatName(state.seats[seat]))),
  );

/** @param {State} state @param {Asks} on */
function standingCard({ standing }, on) {
  if (!standing) return null;
  const end = button("withdraw", () => on.withdraw(standing.seat), {}, say("web-standing-end"));
  return card("standing", "forward", say("web-standing", { stretch: standing.label }), end);
}

/** Whether whoever looks is asked where people pass by default, and a switch for it. @param {State} state @param {Asks} on */
export function reactionsCard({ awake, eye }, on) {
  if (awake === null || eye === null) return null;
  const text = say(awake ? "web-reactions-asked" : "web-reactions-passed");
  const change = () => (awake ? on.doze(eye) : on.withdraw(eye));
  return h(
    "div",
    { class: "reactions-card", role: "group", "aria-label": text, "data-testid": "reactions" },
    h("p", { role: "status" }, icon(awake ? "eye" : "forward"), h("span", {}, text)),
    button("reactions-switch", change, {}, say(awake ? "web-reactions-pass" : "web-reactions-ask")),
  );
}

/** The computer plays for somebody of this page, who may return. @param {State} state @param {Asks} on */
function returnCards(state, on) {
  const away = state.seats.filter((seat) => seat.mine && seat.away && !state.over);
  return away.map(({ seat, name }) => {
    const take = () => on.reseat({ do: "take", seat });
    const back = button(`take-${seat + 1}`, take, { class: "primary" }, say("web-seat-take"));
    return card(`away-${seat + 1}`, "bot", say("web-seat-handed", { name }), back);
  });
}

/** Shall the computer play for somebody absent? @param {State} state @param {Asks} on */
function replaceCard(state, on) {
  const asked = state.seat_asked;
  if (!asked) return null;
  const { name } = state.seats[asked.seat];
  const wanted = state.seats.some((seat) => seat.mine && asked.waiting.includes(seat.seat));
  return card(
    "seat-asked",
    "bot",
    say(wanted ? "web-seat-replace-asked" : "web-seat-replace-waiting", { name }),
    wanted && button("seat-agree", () => on.answer(true), { class: "primary" }, say("web-consent-agree")),
    wanted && button("seat-refuse", () => on.answer(false), {}, say("web-consent-refuse")),
  );
}
