/** Names on the map, as large as their places allow. */
import { label } from "../../app/map_names.js";
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";

/** @import { Atlas } from "./map/types.js" */

const LARGEST = 44;

/** The names of lands and waters. @param {Atlas} atlas */
export const placeNames = (atlas) => [
  ...Object.entries(atlas.waters).map(([id, { name }]) => label("water-name", say(`region-${id}`), name, LARGEST)),
  ...Object.entries(atlas.lands).map(([id, { name }]) => label("land-name", say(`region-${id}`), name, LARGEST)),
];

/** The names of zones, for who looks from afar. @param {Atlas} atlas */
export const zoneNames = (atlas) =>
  Object.entries(atlas.zones).map(([id, { name }]) =>
    svg("g", { transform: `translate(${name[0]} ${name[1]})` }, svg("text", { class: "zone-name" }, say(`zone-${id}`))),
  );
