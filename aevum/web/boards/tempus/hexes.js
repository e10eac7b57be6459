/** One hex as something to read, to point at and to choose. */
import { pressPlace } from "../../app/maps.js";
import { letterOf, SHAPES } from "../../app/seats.js";
import { svg } from "../../app/svg.js";
import { joined, say } from "../../app/text.js";
import { ARROWS, centreOf, neighbours, outline } from "./geometry.js";
import { at } from "./symbols.js";
import { isLand, viewOf } from "./view.js";

/** @import { Hand } from "./board.js" */
/** @import { Choice, Draft, Hex, Scene } from "./types.js" */

/**
 * @typedef {object} Light    what falls on the hexes now
 * @property {Scene} scene
 * @property {Draft} draft
 * @property {Map<number, Choice[]>} offers
 * @property {number} stop    the hex that the Tab key reaches
 * @property {Hand} hand
 */

const WHOLE = outline();
const RIM = outline(0.88);

/** @param {Light} light @param {Hex} hex @param {number} place */
export function drawHex(light, hex, place) {
  const { scene, draft, hand } = light;
  const choices = light.offers.get(place) || [];
  const { picked, target } = viewOf(scene);
  const chosen = hex.id === picked || place === draft.hex || place === draft.origin;
  const offered = choices.length > 0;
  const words = describe(scene, hex, choices);
  const verb = offered && choices[0].verb;
  return svg(
    "g",
    {
      class: [
        "hex",
        isLand(hex) && "on-land",
        offered && "offered",
        verb,
        hex.reach > 1 && `way-${hex.reach}`,
        chosen && "chosen",
        hex.id === target && "target",
      ],
      transform: `translate(${at(centreOf(hex))})`,
      role: offered ? "button" : "img",
      tabindex: place === light.stop ? 0 : -1,
      "aria-label": words.join("; "),
      "data-held": words.join("; "),
      "data-key": `hex-${hex.id}`,
      "data-testid": `hex-${hex.id}`,
      "data-part": `hex-${hex.id}`,
      "data-action": choices.length === 1 ? choices[0].action : null,
      "data-place": place,
      onclick: (/** @type {PointerEvent} */ event) => hand.choose(place, event.pointerType === "touch"),
      onkeydown: (/** @type {KeyboardEvent} */ event) => walk(event, light, hex, place),
      onpointerdown: (/** @type {PointerEvent} */ event) => hand.grasp(place, event),
      onpointerenter: (/** @type {PointerEvent} */ event) =>
        hand.point(place, event.pointerType === "touch" ? null : words),
      onfocus: () => hand.point(place, words),
      onpointerleave: () => hand.point(null, null),
      onblur: () => hand.point(null, null),
    },
    svg("polygon", { class: "veil", points: WHOLE }),
    offered || chosen ? svg("polygon", { class: "rim under", points: RIM }) : null,
    offered || chosen ? svg("polygon", { class: "rim", points: RIM }) : null,
    svg("polygon", { class: "spot", points: RIM }),
    pieceOn(hex),
    svg("text", { class: "hex-id", y: 17.5 }, hex.id),
  );
}

/** A hex in words, then what can be done there. @param {Scene} scene @param {Hex} hex @param {Choice[]} choices */
function describe(scene, hex, choices) {
  const where = say("web-tempus-hex", { hex: hex.id, terrain: say(`terrain-${hex.terrain}`) });
  const name = hex.holder === null ? "" : scene.state.seats[hex.holder].name;
  const who = hex.city
    ? say("web-tempus-hex-city", { name, value: hex.city })
    : say("web-tempus-hex-people", { name, count: hex.people });
  const way = hex.reach > 1 ? say(`web-tempus-way-${hex.reach}`) : "";
  return [joined([where, name && who]), ...choices.map((choice) => offer(choice, way))];
}

/** Effects that are told in a number and a word; the others are sentences. */
const COUNTED = new Set(["points", "progress", "people", "cards"]);

/** A choice in words: what it counts follows in a list, sentences stand by themselves. @param {Choice} choice @param {string} way */
function offer({ label, effects }, way) {
  const words = (/** @type {boolean} */ counted) =>
    effects.filter(({ kind }) => COUNTED.has(kind) === counted).map(({ text }) => text);
  return [joined([label, way, ...words(true)]), ...words(false)].reduce((one, two) =>
    say("web-tempus-told", { one, two }),
  );
}

/** Arrows go to the neighbours, Enter chooses. @param {KeyboardEvent} event @param {Light} light @param {Hex} hex @param {number} place */
function walk(event, light, hex, place) {
  const lead = (/** @type {string} */ arrow) => {
    const around = neighbours(viewOf(light.scene).hexes)(hex);
    const sides = event.shiftKey ? [...ARROWS[arrow]].reverse() : ARROWS[arrow];
    light.hand.focus(sides.map((side) => around[side]).find((found) => found !== undefined));
  };
  pressPlace(event, () => light.hand.choose(place, false), lead);
}

/* People and cities: the colour, the shape and the letter of their seat, and how many they are. */

const WALL = "M-12 11V-5h4v3h4.5v-6h7v6H8v-3h4v16z";

/** @param {number} seat @param {number} size @param {number} x @param {number} y */
const shape = (seat, size, x, y) =>
  svg("use", {
    href: `#icon-seat-${SHAPES[seat]}`,
    class: "seat-shape",
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
  });

/** @param {number} seat @param {number} x @param {number} y @param {number} size */
const letter = (seat, x, y, size) =>
  svg("text", { class: "letter", x, y: y + size * (seat === 2 ? 0.55 : 0.36), "font-size": size }, letterOf(seat));

/** A stack of people: one behind the other, with their number. @param {number} seat @param {number} count */
function people(seat, count) {
  const lift = Math.min(count - 1, 4);
  const behind = Array.from({ length: lift }, (_, place) => (lift - place) * 2);
  return svg(
    "g",
    { class: `piece seat-${seat}` },
    behind.map((step) => shape(seat, 19, step - 1, -step)),
    shape(seat, 19, -1, 0),
    letter(seat, -1, 0, 10),
    count > 1 && number(count, 8, 8),
  );
}

/** A badge with a number. @param {number} count @param {number} x @param {number} y */
const number = (count, x, y) => [
  svg("circle", { class: "badge", cx: x, cy: y, r: 6 }),
  svg("text", { class: "badge-number", x, y: y + 3.3 }, count),
];

/** A city: a wall in the seat's colour with its value, and the seat's shape above it. @param {number} seat @param {number} value */
const city = (seat, value) =>
  svg(
    "g",
    { class: `piece city seat-${seat}` },
    svg("path", { class: "wall", d: WALL }),
    svg("text", { class: "city-value", x: 0, y: 9.5 }, value),
    shape(seat, 12, 0, -11),
    letter(seat, 0, -11, 7.5),
  );

/** @param {Hex} hex */
function pieceOn({ holder, people: count, city: value }) {
  if (holder === null) return null;
  return value ? city(holder, value) : people(holder, count);
}
