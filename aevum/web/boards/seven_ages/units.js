/** Units in rows: the icon of their class, their number and their name. */
import { h, icon } from "../../app/dom.js";
import { unitIcon } from "./symbols.js";
import { unitName } from "./words.js";

/** @import { Units } from "./types.js" */

/** @param {Units} units @param {(unit: string) => string} [more] what else is to be said of a type */
export const unitChips = (units, more = () => "") =>
  h(
    "ul",
    { class: "unit-chips" },
    ...Object.entries(units).map(([unit, count]) =>
      h(
        "li",
        {},
        icon(unitIcon(unit)),
        h("b", {}, count),
        h("span", {}, unitName(unit, count)),
        more(unit) && h("small", {}, more(unit)),
      ),
    ),
  );
