/** What borders on what, and the terrain that guards a side. */
import { Geography as Plain } from "../../app/geography.js";

/** @import { Atlas } from "./map/types.js" */
/** @typedef {{id: string, terrain: string | null}} Neighbour   terrain: what guards a land against this neighbour */

/** @extends {Plain<Atlas>} */
export class Geography extends Plain {
  /** The lands around a land, and what guards it against each. @param {string} id @returns {Neighbour[]} */
  neighbours(id) {
    return [...(this.touching.get(id) || [])]
      .filter((other) => other in this.atlas.lands)
      .map((other) => ({ id: other, terrain: this.terrain(id, other) }));
  }

  /** What guards a land against a neighbour. @param {string} id @param {string} other */
  terrain(id, other) {
    const meet = (/** @type {{between: string[]}} */ { between }) => between.includes(id) && between.includes(other);
    if (this.atlas.links.some((link) => link.kind === "strait" && meet(link))) return "strait";
    return this.atlas.relief.find((each) => meet(each) && each.defends.includes(id))?.terrain ?? null;
  }

  /** @param {string} id @returns {number[][]} */
  points(id) {
    return [this.centre(id), ...(this.atlas.lands[id]?.armies ?? [])];
  }
}
