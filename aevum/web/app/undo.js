/** Taking back: alone where nothing was rolled since, with everybody's consent otherwise. */
import { card } from "./dialog.js";
import { button, icon } from "./dom.js";
import { say } from "./text.js";

/** @import { State } from "./types.js" */

/** What the button says and where it leads, or null where there is nothing to take back. @param {State} state */
export function undoOffer(state) {
  if (state.over || state.undo_asked) return null;
  if (state.undo) return { text: say("web-undo"), ...state.undo };
  const alone = state.seats.every((seat) => seat.mine || seat.kind === "bot");
  return state.undo_ask && { text: say(alone ? "web-undo" : "web-undo-ask"), ...state.undo_ask };
}

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
