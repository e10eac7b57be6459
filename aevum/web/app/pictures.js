/** Boards drawn small, for a list of tables: who holds what, in the colours of the seats. */
import { regionPath } from "./atlas.js";
import { here } from "./dom.js";
import { SHAPES } from "./seats.js";
import { svg } from "./svg.js";

/** @import { Region } from "./atlas.js" */
/** @import { Box, Glance } from "./types.js" */
/** @typedef {{holder: number | null, path: string}} Place   a place of a board and its outline; no holder: nobody's */
/** @typedef {{width: number, height: number, arcs: number[][], lands: Record<string, Region>, wilds: Region}} SmallAtlas */

/** The picture of a table, where its game has one. @param {Glance} glance @returns {Promise<SVGElement | null>} */
export async function pictureOf(glance) {
  if (!glance.picture) return null;
  const { picture } = await import(`../boards/${glance.game.replaceAll("-", "_")}/picture.js`);
  return picture(glance);
}

/** A drawing that says nothing to those who hear the page: the words beside it do. @param {Box} box @param {...SVGElement} parts */
export const drawing = ({ x, y, w, h }, ...parts) =>
  svg("svg", { class: "picture", viewBox: `${x} ${y} ${w} ${h}`, "aria-hidden": "true" }, ...parts);

/** All places of a holder as one path. @param {Place[]} places @param {number | null} holder */
function held(places, holder) {
  const path = places.filter((place) => place.holder === holder).map((place) => place.path);
  return svg("path", { d: path.join(""), class: holder === null ? "land" : "held", style: seatColour(holder ?? 0) });
}

/** @param {number} seat */
export const seatColour = (seat) => ({ "--seat": `var(--seat-${seat % SHAPES.length})` });

/** Places in the colours of those who hold them. @param {Place[]} places */
export const drawPlaces = (places) =>
  [...new Set(places.map(({ holder }) => holder))].map((holder) => held(places, holder));

/** A map of the world with the lands that are held. @param {string} file @param {Map<string, number | null>} holders by land */
export async function drawWorld(file, holders) {
  /** @type {SmallAtlas} */
  const atlas = await (await fetch(here(file))).json();
  const places = Object.entries(atlas.lands).map(([id, region]) => ({
    holder: holders.get(id) ?? null,
    path: regionPath(atlas, region),
  }));
  const wilds = svg("path", { d: regionPath(atlas, atlas.wilds), class: "wild" });
  return drawing({ x: 0, y: 0, w: atlas.width, h: atlas.height }, wilds, ...drawPlaces(places));
}
