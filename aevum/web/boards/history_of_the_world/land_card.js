/** The land or the water that was tapped: everything about it, and what can be done there. */
import { button, h, icon, iconButton } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { seatMark } from "../../app/seats.js";
import { listed, say } from "../../app/text.js";
import { buildings } from "./pieces.js";
import { reasonLine } from "../../app/why.js";
import { choicesOnMap, triedIn, viewOf } from "./view.js";
import { garrison } from "./words.js";

/** @import { Part } from "../../app/types.js" */
/** @import { Geography, Neighbour } from "./geography.js" */
/** @import { Scene } from "./types.js" */

/**
 * @param {Scene} scene @param {string | null} id @param {Geography | undefined} geography
 * @param {(id: string | null) => void} select
 */
export function landCard(scene, id, geography, select) {
  if (!id || !geography) return null;
  const isWater = id in geography.atlas.waters;
  const name = say(`${isWater ? "water" : "land"}-${id}`);
  const choices = choicesOnMap(scene).get(id) || [];
  const buttons = choices.map((choice, place) =>
    choiceButton(choice, scene, place ? undefined : "confirm-land", place ? "" : "primary"),
  );
  const shut = iconButton("close-land", "close", say("web-close"), () => select(null));
  return h(
    "section",
    { class: "ledger land-card", "aria-label": name, "data-testid": "land-card", "data-place": id },
    h("div", { class: "land-head" }, h("h3", {}, name), shut),
    ...buttons,
    scene.active && !choices.length && reasonLine(scene, triedIn(scene, id)),
    isWater ? waterFacts(scene, id, geography) : landFacts(scene, id, geography, select),
  );
}

/** @param {string} title @param {...Part} content */
const fact = (title, ...content) => [h("dt", {}, title), h("dd", {}, ...content)];

/** @param {Scene} scene @param {string} id @param {Geography} geography @param {(id: string) => void} select */
function landFacts(scene, id, geography, select) {
  const land = viewOf(scene).lands.find((each) => each.id === id);
  const around = geography.neighbours(id).map((neighbour) => neighbourChip(scene, neighbour, select));
  const waters = geography.coasts(id).map((water) => say(`water-${water}`));
  const built = land ? buildings(land) : [];
  return h(
    "dl",
    { class: "facts" },
    ...fact(say("web-history-area"), land ? say(`area-${land.area}`) : say("space-barren")),
    ...(land
      ? fact(
          say("web-history-holder"),
          land.holder !== null && seatMark(land.holder),
          h("span", {}, garrison(scene, land)),
        )
      : []),
    ...(land?.resource ? fact(say("piece-resource"), icon("hw-resource")) : []),
    ...(built.length
      ? fact(
          say("web-history-built"),
          ...built.map((name) => h("span", { class: "built" }, icon(`hw-${name}`), say(`piece-${name}`))),
        )
      : []),
    ...fact(say("web-history-neighbours"), h("ul", { class: "neighbours" }, ...around)),
    ...(waters.length ? fact(say("web-history-waters"), listed(waters)) : []),
  );
}

/** A neighbour: who is there, and what guards the land on that side. @param {Scene} scene @param {Neighbour} neighbour @param {(id: string) => void} select */
function neighbourChip(scene, { id, terrain }, select) {
  const land = viewOf(scene).lands.find((each) => each.id === id);
  const guarded = terrain && h("small", {}, say(`terrain-${terrain}`));
  return h(
    "li",
    {},
    button(
      `to-${id}`,
      () => select(id),
      { class: "chip" },
      land && land.holder !== null && seatMark(land.holder),
      say(`land-${id}`),
      guarded,
    ),
  );
}

/** @param {Scene} scene @param {string} id @param {Geography} geography */
function waterFacts(scene, id, geography) {
  const { waters, turn } = viewOf(scene);
  const water = waters.find((each) => each.id === id);
  const seat = water?.holder ?? (water?.fleet ? turn : null);
  const coasts = [...(geography.touching.get(id) || [])].filter((other) => other in geography.atlas.lands);
  return h(
    "dl",
    { class: "facts" },
    ...fact(say("web-history-kind"), say(`space-${water?.kind}`)),
    ...(seat === null ? [] : fact(say("piece-fleet"), seatMark(seat), scene.state.seats[seat].name)),
    ...fact(say("web-history-coasts"), listed(coasts.map((land) => say(`land-${land}`)))),
  );
}
