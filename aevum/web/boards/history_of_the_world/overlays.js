/** What layers draw on the map, below the pieces and above them. */
import { boxAround, freePlace } from "../../app/map_room.js";
import { SHAPES } from "../../app/seats.js";
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";
import { putAt, wideAs } from "./names.js";
import { buildings } from "./pieces.js";
import { LEVELS, stateOf, viewOf } from "./view.js";

/** @import { Box } from "../../app/types.js" */
/** @import { Geography } from "./geography.js" */
/** @import { Atlas } from "./map/types.js" */
/** @import { Area, Empire, Land, Scene, View } from "./types.js" */
/** @import { WorldMap } from "./world.js" */

/** Sizes of plaques and flags, in points of the screen. */
const [LINE, MARKS, STANDING, MARK] = [16, 14, 30, 11];
const [FLAG, ABOVE, BUILT] = [16, 17, 9];

/** The empire in hand, as far as one may see it. @param {View} view */
export const drawnOf = ({ step, draw, empires }) =>
  step === "empire" ? empires.find(({ id }) => id === draw.drawn) : undefined;

/** The empire that is called while it has no army yet. @param {View} view */
export const calledOf = ({ step, empires }) => (step === "event" ? empires.find(({ active }) => active) : undefined);

/** The empire whose start is worth seeing: in hand, about to begin, or about to name a land that it will attack. @param {View} view */
const startingOf = (view) =>
  drawnOf(view) ??
  calledOf(view) ??
  (view.step === "treachery" ? view.empires.find(({ active }) => active) : undefined);

/** The empire in hand, or about to begin: where that is, and the waters it could sail. @param {View} view @param {WorldMap} map */
export function drawnRims(view, map) {
  const drawn = startingOf(view);
  if (!drawn) return [];
  const waters = drawn.navigation.map((id) => map.outline(id, "rim sailed"));
  return [...waters, ...drawn.start_lands.flatMap((id) => map.rims([id], "picked"))];
}

/** The land that was named for treachery, until it is taken. @param {View} view */
export const betrayedOf = ({ lands, betrayed, turn }) =>
  lands.filter(({ id, holder }) => id === betrayed && holder !== turn).map(({ id }) => id);

/** Every land in the colour of whoever holds it. @param {View} view @param {(id: string, kind: string) => Node} outline */
export const holdersTint = ({ lands }, outline) =>
  lands.flatMap(({ id, holder }) => (holder === null ? [] : [outline(id, `tint seat-${holder}`)]));

/** The line around each area that somebody dominates or controls. @param {View} view @param {Geography} geography */
export const areaRims = ({ areas }, geography) =>
  areas.flatMap(({ lands, seats }) =>
    seats.flatMap(({ level }, seat) => {
      if (level === null || level === LEVELS[0]) return [];
      const d = geography.around(lands);
      return [svg("path", { class: "hold-bed", d }), svg("path", { class: `hold ${level} seat-${seat}`, d })];
    }),
  );

/** The sign of a seat. @param {number} seat @param {number} x */
const shape = (seat, x) =>
  svg("use", {
    href: `#icon-seat-${SHAPES[seat]}`,
    class: "seat-shape",
    x: x - MARK / 2,
    y: -MARK / 2,
    width: MARK,
    height: MARK,
  });

/** A seat and one, two or three bars for its level. @param {number} seat @param {string} level @param {number} x */
const standing = (seat, level, x) =>
  svg(
    "g",
    { class: `seat-${seat}`, transform: `translate(${x} ${LINE / 2})` },
    shape(seat, -7),
    LEVELS.map((_, bar) =>
      svg("rect", {
        class: bar <= LEVELS.indexOf(level) ? "bar full" : "bar",
        ...{ x: 1 + bar * 4, y: -4, width: 3, height: 8 },
      }),
    ),
  );

/** Whoever stands in an area, with the level. @param {Area} area */
const standings = ({ seats }) => seats.flatMap(({ level }, seat) => (level === null ? [] : [{ seat, level }]));

/** @param {Area} area */
const plaqueWords = ({ id, value }) => `${say(`area-${id}`)} ${value}`;

/** How large the plaque of an area is. @param {Area} area */
export function plaqueSize(area) {
  const held = standings(area);
  return [Math.max(wideAs(plaqueWords(area)), held.length * STANDING) + 6, held.length ? LINE + MARKS : LINE];
}

/** The name of an area, its value and how everybody stands there. @param {Area} area */
export function plaque(area) {
  const [w, h] = plaqueSize(area);
  const held = standings(area);
  const left = ((1 - held.length) * STANDING) / 2;
  return svg(
    "g",
    {},
    svg(
      "g",
      { class: ["steady", "plaque", area.value === 0 && "worthless"], "data-area": area.id },
      svg("rect", { class: "plate", x: -w / 2, y: -h / 2, width: w, height: h, rx: 4 }),
      svg("text", { class: "plaque-name", y: held.length ? -2.5 : 4.5 }, plaqueWords(area)),
      held.map(({ seat, level }, place) => standing(seat, level, left + place * STANDING)),
    ),
  );
}

/** What stands on the flag of an empire, and how wide it is. @param {Empire} empire @param {number} place in the order of turns */
function flagWords({ id }, place) {
  const words = `${place + 1}. ${say(`empire-${id}`)}`;
  return { words, w: wideAs(words) + MARK + 6 };
}

/** The flag of an empire: its place in the order of turns, its name, and who has it as far as one may know. @param {Empire} empire @param {number} place */
function flag(empire, place) {
  const { words, w } = flagWords(empire, place);
  const { holder, unused } = empire;
  return svg(
    "g",
    {},
    svg(
      "g",
      { class: ["steady", "flag", stateOf(empire), holder !== null && `seat-${holder}`], "data-empire": empire.id },
      svg("rect", { class: "plate", x: -w / 2, y: -FLAG / 2, width: w, height: FLAG, rx: 3 }),
      holder === null ? svg("text", { x: 9 - w / 2, y: 4.5 }, unused ? "–" : "?") : shape(holder, 9 - w / 2),
      svg("text", { class: "flag-name", x: MARK / 2 + 1, y: 4.5 }, words),
    ),
  );
}

/** A flag over the start of each of some empires. @param {Atlas} atlas @param {Map<Empire, number>} shown with the place of each @param {number} unit @param {Box[]} taken grows by them */
export const empireFlags = (atlas, shown, unit, taken) =>
  [...shown].map(([empire, order]) => {
    const [x, y] = atlas.lands[empire.start_lands[0]].centre;
    const [w, h] = [flagWords(empire, order).w * unit, (FLAG + 2) * unit];
    const place = freePlace([x, y - ABOVE * unit], w, h, taken);
    taken.push(boxAround(place, w, h));
    const drawn = flag(empire, order);
    putAt([drawn], [place]);
    return drawn;
  });

/** The empires whose start the map shows, with the place of each: the one in hand or about to begin, or all where they are asked for. @param {Scene} scene @param {Set<string>} layers */
export function shownEmpires(scene, layers) {
  const view = viewOf(scene);
  const drawn = startingOf(view);
  const places = view.empires.map((empire, place) => /** @type {[Empire, number]} */ ([empire, place]));
  return new Map(places.filter(([empire]) => empire === drawn || layers.has("empires")));
}

/** How far beside the middle there is room, past what is built there already. @param {Land | undefined} land */
const besideBuildings = (land) => {
  const built = land ? buildings(land).length : 0;
  return built ? BUILT / 2 + (built * BUILT) / 2 + 4 : 0;
};

/** Where the next monument may rise, before it stands. @param {View} view @param {Atlas} atlas */
export const risingMonuments = ({ rising, lands }, atlas) =>
  (rising?.sites ?? []).map((id) =>
    svg(
      "g",
      { class: "rising", "data-rising": id },
      ["afar", "anear"].map((range) => {
        const isFar = range === "afar";
        const [x, y] = isFar ? atlas.lands[id].centre : atlas.lands[id].monument;
        const lower = isFar ? 13 : 0;
        const aside = isFar ? besideBuildings(lands.find((land) => land.id === id)) : 0;
        return svg(
          "g",
          { class: range, transform: `translate(${x} ${y})` },
          svg(
            "g",
            { class: "steady" },
            svg("circle", { class: "building-ground", cx: aside, cy: lower, r: 8 }),
            svg("use", {
              ...{ href: "#icon-hw-monument", class: "building" },
              ...{ x: aside - 6, y: lower - 6, width: 12, height: 12 },
            }),
          ),
        );
      }),
    ),
  );
