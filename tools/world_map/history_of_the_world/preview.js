/** Which table names the groups of lands that a line is drawn around, and how. */
export const TABLE = "lands.csv";

/** @param {Record<string, string>} land */
export const groupOf = (land) => land.area;
