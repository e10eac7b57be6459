/** Taking back: alone where nothing was rolled since, with everybody's consent otherwise. */
import { card } from "./dialog.js";
import { button, icon } from "./dom.js";
import { say } from "./text.js";

/** @import { Gesture, State } from "./types.js" */

/**
 * What the button says and where it leads, or null where there is nothing to take back; it waits as long as that is not
 * known. What was done in one gesture is
 * taken back as one, as far as that goes without asking.
 * @param {State} state @param {Gesture[]} gestures
 */
export function undoOffer(state, gestures) {
  if (state.over || state.undo_asked) return null;
  const { undo, undo_ask: asked } = state;
  const plain = { text: say("web-undo"), waits: state.undo_waits };
  if (state.undo_waits) return { ...plain, seat: undefined, to: state.position };
  if (undo) return { ...plain, seat: undo.seat, to: Math.max(undo.far, beganAt(undo.to, gestures)) };
  const alone = state.seats.every((seat) => seat.mine || seat.kind === "bot");
  if (asked && alone) return { ...plain, seat: asked.seat, to: beganAt(asked.to, gestures) };
  return asked && { ...plain, text: say("web-undo-ask"), ...asked };
}

/** Where the gesture began to which a decision belongs. @param {number} decision @param {Gesture[]} gestures */
const beganAt = (decision, gestures) =>
  gestures.find(({ from, to }) => from <= decision && decision < to)?.from ?? decision;

/**
 * Somebody asks to take back: this page's people may agree.
 * @param {State} state
 * @param {{answer: (agree: boolean) => void, look: (at: number) => void}} on
 */
export function consentCard(state, on) {
  const asked = state.undo_asked;
  if (!asked) return null;
  const wanted = state.seats.some((seat) => seat.mine && asked.waiting.includes(seat.seat));
  const text = say(wanted ? "web-consent-asked" : "web-consent-waiting", { name: state.seats[asked.seat].name });
  return card(
    "consent",
    "undo",
    text,
    wanted && button("consent-agree", () => on.answer(true), { class: "primary" }, say("web-consent-agree")),
    wanted && button("consent-refuse", () => on.answer(false), {}, say("web-consent-refuse")),
    button("consent-look", () => on.look(asked.to), {}, icon("eye"), say("web-consent-look")),
  );
}
