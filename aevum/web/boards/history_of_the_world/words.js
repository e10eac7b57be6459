/** Lands and waters in words: what they are, who is there, what can be done. */
import { say } from "../../app/text.js";
import { buildings } from "./pieces.js";
import { NUMERALS, viewOf } from "./view.js";

/** @import { Choice, Land, Scene } from "./types.js" */

/** The numeral of an epoch as the language writes it within its name: III, or 3 in Japanese. @param {number} epoch */
export const numeralSaid = (epoch) => say(`epoch-${epoch}`).match(/[IVX]+$|\d+/)?.[0] ?? NUMERALS[epoch];

/** The name of what an army is of, with its epoch. @param {Land} land */
function sourceName({ source, epoch }) {
  if (!source) return "";
  const name = say(`${source.kind}-${source.id}`);
  return epoch === null ? name : say("web-history-of-epoch", { name, epoch: numeralSaid(epoch) });
}

/** Who holds a land, and with what. @param {Scene} scene @param {Land} land */
export function garrison(scene, land) {
  if (land.holder === null) return say("web-history-no-army");
  const { name } = scene.state.seats[land.holder];
  return say("web-history-garrison", { name, empire: sourceName(land), count: land.armies });
}

/** Parts of a description, with the commas of the language. @param {(string | false | undefined)[]} parts */
const joined = (parts) =>
  parts
    .filter((part) => part)
    .reduce((first, rest) => say("web-history-joined", { first: first || "", rest: rest || "" })) || "";

/** A place in words, then what can be done there. @param {Scene} scene @param {string} id @param {Choice[]} choices */
export function describe(scene, id, choices) {
  const offers = choices.map(({ label, effects }) => joined([label, ...effects.map((effect) => effect.text)]));
  return [joined(landWords(scene, id) ?? waterWords(scene, id)), ...offers];
}

/** @param {Scene} scene @param {string} id */
function landWords(scene, id) {
  const { lands, barren, betrayed, rising } = viewOf(scene);
  if (barren.includes(id)) return [say(`land-${id}`), say("space-barren")];
  const land = lands.find((each) => each.id === id);
  if (!land) return null;
  return [
    say(`land-${id}`),
    say(`area-${land.area}`),
    garrison(scene, land),
    ...buildings(land).map((name) => say(`piece-${name}`)),
    land.resource && say("piece-resource"),
    rising?.sites.includes(id) && say("web-history-rises"),
    id === betrayed && say("card-treachery"),
  ];
}

/** @param {Scene} scene @param {string} id */
function waterWords(scene, id) {
  const { waters, turn } = viewOf(scene);
  const water = waters.find((each) => each.id === id);
  const seat = water?.holder ?? (water?.fleet ? turn : null);
  const fleet = seat !== null && say("web-history-fleet-of", { name: scene.state.seats[seat].name });
  return [say(`water-${id}`), water && say(`space-${water.kind}`), fleet];
}
