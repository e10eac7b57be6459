/** Taking back: alone where nothing was rolled since, with everybody's consent otherwise. */
import { h, icon, refill } from "./dom.js";
import { say } from "./text.js";

/** @typedef {import("./types.js").State} State */

/** What the button says and where it leads, or null where there is nothing to take back. @param {State} state */
export function undoOffer(state) {
  if (state.over || state.undo_asked) return null;
  if (state.undo) return { text: say("web-undo"), ...state.undo };
  const alone = state.seats.every((seat) => seat.mine || seat.kind === "bot");
  return state.undo_ask && { text: say(alone ? "web-undo" : "web-undo-ask"), ...state.undo_ask };
}

/**
 * Somebody asks to take back: this page's people may agree.
 * @param {HTMLElement} root @param {State} state
 * @param {{answer: (agree: boolean) => void, look: (at: number) => void}} on
 */
export function drawConsent(root, state, on) {
  const asked = state.undo_asked;
  if (!asked) return refill(root);
  const asker = state.seats[asked.seat];
  const wanted = state.seats.some((seat) => seat.mine && asked.waiting.includes(seat.seat));
  const look = h("button", { type: "button", onclick: () => on.look(asked.to) }, icon("eye"), say("web-consent-look"));
  if (!wanted) return refill(root, card(say("web-consent-waiting", { name: asker.name }), look));
  refill(root, card(say("web-consent-asked", { name: asker.name }), answer(true, on), answer(false, on), look));
}

/** @param {string} text @param {...HTMLElement} buttons */
const card = (text, ...buttons) =>
  h(
    "div",
    { class: "consent-card", role: "group", "aria-label": text, "data-testid": "consent" },
    h("p", { role: "status" }, icon("undo"), text),
    h("div", { class: "row" }, ...buttons),
  );

/** @param {boolean} agree @param {{answer: (agree: boolean) => void}} on */
function answer(agree, on) {
  const name = agree ? "agree" : "refuse";
  return h(
    "button",
    {
      type: "button",
      class: agree ? "primary" : "",
      "data-key": `consent-${name}`,
      "data-testid": `consent-${name}`,
      onclick: () => on.answer(agree),
    },
    say(`web-consent-${name}`),
  );
}
