/** Glory icons: what is counted, where, and how near it is to scoring. */
import { h, icon } from "../../app/dom.js";
import { figure, say } from "../../app/text.js";
import { joined } from "./words.js";

/** @import { Icon, IconNow } from "./types.js" */

/** @type {Record<string, string>} */
const SIGNS = {
  ...{ progress: "progress", money: "money", cities: "city", naval: "naval", cavalry: "cavalry", units: "infantry" },
  ...{ artifacts: "artifact", land: "lands", sea: "naval", area: "world", wheat: "wheat", oil: "oil" },
  ...{ elephants: "elephant", home: "flag", win_trade: "trade", win_conflict: "fight" },
  ...{ capture_capital: "capital", capture_city: "city" },
};

/** @param {Icon} shown */
const nameOf = ({ category, zone }) => joined([say(`glory-${category}`), zone && say(`zone-${zone}`)]);

/** An icon as it is printed. @param {Icon} shown */
export const iconChip = (shown) =>
  h(
    "li",
    { class: "glory-icon", title: nameOf(shown) },
    icon(`sa-${SIGNS[shown.category]}`),
    h("span", {}, nameOf(shown)),
    h("b", {}, figure(shown.points)),
  );

/** An icon with what it would bring now, and what the next point takes. @param {IconNow} shown */
export function iconRow(shown) {
  const { points, has, rank, now, next } = shown;
  const words = [
    has !== null && say("web-seven-has", { count: has }),
    rank !== null && say("web-seven-rank", { rank }),
    next !== null && say("web-seven-next", { count: next }),
  ].filter((word) => word !== false);
  return h(
    "li",
    { class: ["glory-row", now !== null && now > 0 && "scores"], "data-category": shown.category },
    icon(`sa-${SIGNS[shown.category]}`),
    h("span", { class: "glory-name" }, nameOf(shown), words.length > 0 && h("small", {}, words.join(" · "))),
    h("span", { class: "glory-points" }, h("b", {}, now === null ? "–" : figure(now)), h("small", {}, `/ ${points}`)),
  );
}
