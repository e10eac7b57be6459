/** Seats: each has a colour, a shape and a letter. The bar over the board says whose turn it is. */
import { button, h, icon, refill, unseen } from "./dom.js";
import { fittedName } from "./names.js";
import { figure, say } from "./text.js";

/** @import { SeatState, State } from "./types.js" */

/** Levels of computer players that have a name. */
export const LEVELS = ["beginner", "casual", "club", "expert"];

export const SHAPES = ["disc", "square", "triangle", "diamond", "hexagon", "star", "cross"];

/** @param {number} seat */
export const letterOf = (seat) => String.fromCharCode(65 + seat);

/** The mark of a seat: its shape in its colour with its letter. @param {number} seat */
export function seatMark(seat) {
  const mark = h("span", {
    class: "seat-mark",
    "aria-hidden": "true",
    style: { "--seat": `var(--seat-${seat % SHAPES.length})` },
  });
  mark.append(icon(`seat-${SHAPES[seat % SHAPES.length]}`), h("b", {}, letterOf(seat)));
  return mark;
}

/** A seat's mark and name. @param {SeatState} seat */
export const seatName = (seat) => h("span", { class: "seat-name" }, seatMark(seat.seat), h("span", {}, seat.name));

/**
 * @param {HTMLElement} root @param {State} state @param {(seat: number) => void} show
 * @param {boolean} past whether somebody looks back
 */
export function drawSeats(root, state, show, past) {
  refill(root, ...state.seats.map((seat) => seatCard(seat, state, show, past)));
}

/**
 * @param {SeatState} seat @param {State} state
 * @param {(seat: number) => void} show @param {boolean} past
 */
function seatCard(seat, state, show, past) {
  const turn = state.pending.includes(seat.seat);
  const score = h(
    "span",
    { class: "seat-score" },
    unseen(say("web-score")),
    h("span", { class: "seat-figure" }, figure(seat.score)),
  );
  const name = `seat-${seat.seat + 1}`;
  const card = { class: ["seat-card", turn && "turn"], "data-seat": seat.seat };
  const current = { "aria-current": turn ? "true" : null };
  return h(
    "li",
    card,
    button(name, () => show(seat.seat), current, seatMark(seat.seat), seatWords(seat, state, past), score),
  );
}

/** Who has a seat and what is done there now. @param {SeatState} seat @param {State} state @param {boolean} [past] */
export function seatWords(seat, state, past = false) {
  const status = past ? standingThen(seat, state) : standing(seat, state);
  return h(
    "span",
    { class: "seat-words" },
    fittedName(seat.name, "seat-label"),
    h("span", { class: "seat-status" }, icon(status.icon), status.text),
  );
}

/** Whether several seats decide at the same time. @param {State} state */
export const severalChoose = ({ pending, chosen }) => pending.length + chosen.length > 1;

/** @param {SeatState} seat */
function turnWords(seat) {
  if (seat.mine) return "web-seat-your-turn";
  return seat.kind === "bot" || seat.connected ? "web-seat-turn" : "web-seat-turn-away";
}

/** How well a computer plays, where its level has a name. @param {SeatState} seat */
const botWords = ({ level }) => (level && LEVELS.includes(level) ? `web-level-${level}` : "web-seat-bot");

/** What a seat is doing now. @param {SeatState} seat @param {State} state */
function standing(seat, state) {
  if (state.over && state.winners.includes(seat.seat)) return { icon: "point", text: say("web-seat-won") };
  if (state.thinking.includes(seat.seat)) return { icon: "hourglass", text: say("web-seat-thinking") };
  if (state.chosen.includes(seat.seat)) return { icon: "check", text: say("web-seat-chosen") };
  if (state.pending.includes(seat.seat) && severalChoose(state))
    return { icon: "hourglass", text: say("web-seat-choosing") };
  if (state.pending.includes(seat.seat)) return { icon: "forward", text: say(turnWords(seat)) };
  if (seat.kind === "bot") return { icon: "bot", text: say(seat.away ? "web-seat-stand-in" : botWords(seat)) };
  if (seat.mine)
    return {
      icon: "person",
      text: say(state.seats.filter((each) => each.mine).length > 1 ? "web-seat-same-screen" : "web-seat-mine"),
    };
  return seat.connected ? { icon: "people", text: say("web-seat-here") } : { icon: "link", text: say("web-seat-away") };
}

/** Looking back it is nobody's turn: it was. @param {SeatState} seat @param {State} state */
function standingThen(seat, state) {
  const asked = state.pending.includes(seat.seat);
  return asked ? { icon: "replay", text: say("web-seat-then") } : standing(seat, state);
}
