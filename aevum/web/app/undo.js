/** Taking back: alone where nothing was rolled since, with everybody's consent otherwise. */
import { card, notice } from "./dialog.js";
import { button, icon } from "./dom.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Gesture, State } from "./types.js" */

/**
 * What the button says and where it leads, or null where there is nothing to take back; it waits as long as that is not
 * known. What was done in one gesture is taken back as one, as far as that goes without asking; whoever plays with
 * computers alone has nobody to ask.
 * @param {State} state @param {Gesture[]} gestures
 */
export function undoOffer(state, gestures) {
  if (state.over || state.undo_asked) return null;
  const { undo, undo_ask: asked } = state;
  const plain = { text: say("web-undo"), waits: state.undo_waits, asks: false };
  if (state.undo_waits) return { ...plain, seat: undefined, to: state.position };
  const alone = state.seats.every((seat) => seat.mine || seat.kind === "bot");
  const latest = undo ?? (alone ? asked : null);
  if (!latest) return asked && { ...plain, text: say("web-undo-ask"), asks: true, ...asked };
  const far = undo && !alone ? undo.far : 0;
  return { ...plain, seat: latest.seat, to: Math.max(far, beganAt(latest.to, gestures)) };
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
  const more = wanted && state.position - asked.to > 1 && say("web-consent-since");
  return card(
    "consent",
    "undo",
    more ? `${text} ${more}` : text,
    wanted && button("consent-agree", () => on.answer(true), { class: "primary" }, say("web-consent-agree")),
    wanted && button("consent-refuse", () => on.answer(false), {}, say("web-consent-refuse")),
    button("consent-look", () => on.look(asked.to), {}, icon("eye"), say("web-consent-look")),
  );
}

/**
 * Take back what was done last: what was done in one gesture as one. A move that is still on its way is waited for, and
 * whoever takes back while it is shown what others did has seen enough.
 * @param {Table} table @param {boolean} [mayAsk] whether the button said that the others will be asked
 */
export async function takeBack(table, mayAsk = Boolean(undoOffer(table.state, table.gestures)?.asks)) {
  const { following, second } = table;
  if (second.unsettled) return void second.takeBack(mayAsk);
  const isBehind = following.running || table.state.undo_waits;
  following.skip();
  if (isBehind) await table.refresh();
  const offer = undoOffer(table.state, table.gestures);
  if (!offer || offer.waits) return notice(say("web-undo-none"));
  if (offer.asks && !mayAsk) return notice(say("web-undo-late"));
  await table.undo(offer.to, offer.seat);
}

/** Take back to a position. @param {Table} table @param {number} to @param {number} [seat] */
export async function undoTo(table, to, seat = ownSeat(table.state)) {
  if (table.replay.open) table.replay.close();
  const { position, undo } = table.state;
  const answer = await table.try(() => {
    table.second.sent = undefined;
    return table.lone.askAfter(table.access.undo({ seat, to, position, ask: !undo }));
  });
  if (answer && table.drawn) table.draw();
  if (answer?.status === 202) notice(say("web-undo-asked"));
}

/** The seat that looks, else the first of this link. @param {State} state */
const ownSeat = ({ eye, seats }) => eye ?? seats.find((each) => each.mine)?.seat;
