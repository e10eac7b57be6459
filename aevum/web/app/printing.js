/** On paper a map is seen whole; afterwards the reader looks again where they looked before. */

/** @import { MapView } from "./types.js" */

/** @param {MapView} map */
export function printWhole({ zoom }) {
  let left = zoom.seen;
  addEventListener("beforeprint", () => {
    zoom.halt(true);
    left = zoom.seen;
    zoom.fit();
  });
  addEventListener("afterprint", () => zoom.glide(left));
}
