/** The keys that every table has; the others are the board's. */
import { byId, pressButton } from "./dom.js";
import { openHelp } from "./stage.js";

/** @import { Table } from "./table.js" */

/** @param {Table} table @param {KeyboardEvent} event */
export function pressKey(table, event) {
  const elsewhere = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
  if (elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const scene = table.scene();
  if (event.key === "?") openHelp(table);
  else if (event.key === "Escape") table.following.skip();
  else if (event.key === ".") table.following.next();
  else if (event.key.toLowerCase() === "l") pressButton("last-round");
  else if (event.key.toLowerCase() === "u") pressButton("undo");
  else if (event.key.toLowerCase() === "h") pressButton("advice");
  else if (event.key.toLowerCase() === "g") byId("asked").focus();
  else if ((scene.active || table.board.map) && table.board.press(scene, event.key)) event.preventDefault(); // a map is looked at any time
}
