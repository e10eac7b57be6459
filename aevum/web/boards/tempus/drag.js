/** Carrying: a person is taken from one hex and put down on another, as one movement of the mouse. */
import { seatMark } from "../../app/seats.js";
import { datasetOf, h } from "../../app/dom.js";
import { NOTICED } from "../../app/maps.js";
import { choicesOnMap } from "./view.js";

/** @import { Choice, Draft, Scene, State } from "./types.js" */

const TAKEN = ["pick", "attack_from"];
const PUT_DOWN = ["go", "attack"];

export class Carrying {
  /** @param {() => Scene} now @param {() => Draft} draft */
  constructor(now, draft) {
    this.now = now;
    this.draft = draft;
    /** Says where whoever is carried was let go. @type {(place: number) => void} */
    this.letGo = () => {};
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
    const held = new AbortController();
    const end = (/** @type {PointerEvent} */ up) => {
      held.abort();
      if (!this.token.hidden) this.put(up);
    };
    addEventListener("pointermove", follow, held);
    addEventListener("pointerup", end, held);
    addEventListener("pointercancel", end, held);
    event.preventDefault();
  }

  /**
   * Where a person may go is known once the service has answered, and where it shall go once the mouse lets go: the
   * series waits for both, however long they take.
   * @param {Scene} scene @param {Choice} choice
   */
  take(scene, choice) {
    /** @type {Promise<number>} */
    const place = new Promise((letGo) => {
      this.letGo = letGo;
    });
    this.token.replaceChildren(seatMark(scene.seat));
    this.token.hidden = false;
    document.body.classList.add("carrying");
    scene.playAll([choice.action, async (state) => actionAt(await place, await state())]);
  }

  /** Let go, over a hex or elsewhere. @param {PointerEvent} event */
  put(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".hex");
    this.token.hidden = true;
    document.body.classList.remove("carrying");
    const once = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener("click", once, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", once, true));
    this.letGo(Number(datasetOf(under ?? null).place));
  }
}

/** What puts a person down on a hex, if it may go there. @param {number} place @param {State} state */
const actionAt = (place, { choices }) =>
  choices.find(({ verb, a }) => PUT_DOWN.includes(verb) && a === place)?.action ?? null;
