/** Which table names the groups of lands that a line is drawn around, and how. */
export const TABLE = "regions.csv";

/** @param {Record<string, string>} region */
export const groupOf = (region) => (region.kind === "land" ? region.subzone || region.zone : "");
