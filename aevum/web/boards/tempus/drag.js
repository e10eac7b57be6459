/** Carrying: a person is taken from one hex and put down on another, as one movement of the mouse. */
import { seatMark } from "../../app/seats.js";
import { datasetOf, h } from "../../app/dom.js";
import { NOTICED } from "../../app/maps.js";
import { choicesOnMap } from "./view.js";

/** @import { Choice, Draft, Scene } from "./types.js" */

const LOOK_AGAIN = 60;
const PATIENCE = 250;
const TAKEN = ["pick", "attack_from"];

export class Carrying {
  /** @param {() => Scene} now @param {() => Draft} draft */
  constructor(now, draft) {
    this.now = now;
    this.draft = draft;
    this.carried = 0; // how many were carried; who is carried now puts an end to waiting for those before
    this.token = h("div", { class: "carried", hidden: true, "aria-hidden": "true" });
    document.body.append(this.token);
  }

  /** Pressed on a hex; carrying begins when the mouse moves on. @param {number} place @param {PointerEvent} event */
  grasp(place, event) {
    const scene = this.now();
    const [choice] = choicesOnMap(scene, this.draft()).get(place) || [];
    if (event.pointerType !== "mouse" || event.button !== 0 || !choice || !TAKEN.includes(choice.verb)) return;
    const [x, y] = [event.clientX, event.clientY];
    const follow = (/** @type {PointerEvent} */ move) => {
      if (this.token.hidden && Math.hypot(move.clientX - x, move.clientY - y) > NOTICED) this.take(scene, choice);
      this.token.style.setProperty("translate", `${move.clientX}px ${move.clientY}px`);
    };
    const end = (/** @type {PointerEvent} */ up) => {
      removeEventListener("pointermove", follow);
      if (!this.token.hidden) this.put(up, place);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end, { once: true });
    event.preventDefault();
  }

  /** @param {Scene} scene @param {Choice} choice */
  take(scene, choice) {
    this.carried += 1;
    this.token.replaceChildren(seatMark(scene.seat));
    this.token.hidden = false;
    document.body.classList.add("carrying");
    scene.play(choice);
  }

  /** Let go over a hex. @param {PointerEvent} event @param {number} from */
  put(event, from) {
    this.token.hidden = true;
    document.body.classList.remove("carrying");
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".hex");
    const { place } = datasetOf(under ?? null);
    const once = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", once, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", once, true));
    if (place !== undefined && Number(place) !== from) this.arrive(Number(place), this.carried, PATIENCE);
  }

  /**
   * Where a person may go is known once the service has answered.
   * @param {number} place @param {number} carried @param {number} looks
   */
  arrive(place, carried, looks) {
    if (carried !== this.carried) return;
    const scene = this.now();
    const chosen = scene.choices.some((choice) => choice.verb === "go" || choice.verb === "attack");
    const ready = chosen && !document.body.classList.contains("sending");
    const [choice] = (ready && choicesOnMap(scene, this.draft()).get(place)) || [];
    if (choice) scene.play(choice);
    else if (!ready && looks > 0) setTimeout(() => this.arrive(place, carried, looks - 1), LOOK_AGAIN);
  }
}
