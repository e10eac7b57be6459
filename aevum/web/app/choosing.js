/** While several choose, passes that stand, and who sits where: small cards above the choices. */
import { button, h, icon } from "./dom.js";
import { listed, say } from "./text.js";

/** @typedef {import("./types.js").State} State */

/** @param {string} test @param {string} symbol @param {string} text @param {...any} buttons */
const card = (test, symbol, text, ...buttons) =>
  h(
    "div",
    { class: "consent-card", role: "group", "aria-label": text, "data-testid": test },
    h("p", { role: "status" }, icon(symbol), text),
    h("div", { class: "row" }, ...buttons),
  );

/**
 * @param {any} state
 * @param {{pass: (action: string, stretch: string) => void, withdraw: (seat: number) => void,
 *   seat: (wish: object) => void, answer: (agree: boolean) => void}} on
 */
export function choosingCards(state, on) {
  return [sealedCard(state), stretchCard(state, on), standingCard(state, on), ...seatCards(state, on)].filter(Boolean);
}

/** @param {any} state */
function sealedCard(state) {
  if (!state.sealed) return null;
  const label = state.choices.find((/** @type {any} */ choice) => choice.action === state.sealed)?.label ?? "";
  const names = listed(state.pending.map((/** @type {number} */ seat) => state.seats[seat].name));
  return card("sealed", "hourglass", say("web-sealed", { choice: label, names }));
}

/** @param {any} state @param {any} on */
function stretchCard(state, on) {
  if (!state.stretches?.length || state.standing) return null;
  const pass = (/** @type {any} */ { stretch, label, action }) =>
    button(`stretch-${stretch}`, () => on.pass(action, stretch), {}, label);
  return card("stretches", "forward", say("web-stretches"), ...state.stretches.map(pass));
}

/** @param {any} state @param {any} on */
function standingCard(state, on) {
  if (!state.standing) return null;
  const end = button("withdraw", () => on.withdraw(state.standing.seat), {}, say("web-standing-end"));
  return card("standing", "forward", say("web-standing", { stretch: state.standing.label }), end);
}

/** @param {any} state @param {any} on */
function seatCards(state, on) {
  const cards = state.seats
    .filter((/** @type {any} */ seat) => seat.mine && seat.away && !state.over)
    .map((/** @type {any} */ { seat, name }) =>
      card(
        `away-${seat + 1}`,
        "bot",
        say("web-seat-handed", { name }),
        button(`take-${seat + 1}`, () => on.seat({ do: "take", seat }), { class: "primary" }, say("web-seat-take")),
      ),
    );
  if (state.seat_asked) cards.push(replaceCard(state, on));
  if (state.invited) cards.push(invitedCard(state, on));
  return cards;
}

/** @param {any} state @param {any} on */
function replaceCard(state, on) {
  const { seat, waiting } = state.seat_asked;
  const wanted = state.seats.some((/** @type {any} */ each) => each.mine && waiting.includes(each.seat));
  const text = say("web-seat-replace-asked", { name: state.seats[seat].name });
  return card(
    "seat-asked",
    "bot",
    text,
    wanted && button("seat-agree", () => on.answer(true), { class: "primary" }, say("web-consent-agree")),
    wanted && button("seat-refuse", () => on.answer(false), {}, say("web-consent-refuse")),
  );
}

/** @param {any} state @param {any} on */
function invitedCard(state, on) {
  const box = /** @type {HTMLInputElement} */ (
    h("input", { maxlength: 24, "aria-label": say("web-seat-your-name"), "data-testid": "invited-name" })
  );
  const take = () => box.value.trim() && on.seat({ do: "take", seat: state.invited.seat, name: box.value.trim() });
  const text = say("web-seat-invited");
  return card("invited", "person", text, box, button("take", take, { class: "primary" }, say("web-seat-sit")));
}

/** The menu of a seat, for the section about the table. @param {any} state @param {any} on */
export function seatMenu(state, on) {
  if (state.over) return [];
  const people = state.seats.filter((/** @type {any} */ seat) => seat.kind === "person");
  const mine = people.some((/** @type {any} */ seat) => seat.mine);
  return people.flatMap((/** @type {any} */ { seat, name, mine: own, connected }) => [
    own &&
      button(
        `hand-${seat + 1}`,
        () => on({ do: "hand", seat }),
        { class: "chip" },
        icon("bot"),
        say("web-seat-hand", { name }),
      ),
    own &&
      button(
        `pass-on-${seat + 1}`,
        () => on({ do: "invite", seat }),
        { class: "chip" },
        icon("link"),
        say("web-seat-pass-on", { name }),
      ),
    !own &&
      mine &&
      !connected &&
      button(
        `replace-${seat + 1}`,
        () => on({ do: "replace", seat }),
        { class: "chip" },
        icon("bot"),
        say("web-seat-replace", { name }),
      ),
  ]);
}
