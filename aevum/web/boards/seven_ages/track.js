/** The progress track: seven Ages of seven levels, with the empires and the blue markers of artefacts. */
import { h, times, unseen } from "../../app/dom.js";
import { joined, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { NUMERALS, viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Scene, View } from "./types.js" */

const [AGES, LEVELS] = [7, 7];

/** @param {Scene} scene */
export function progressTrack(scene) {
  const view = viewOf(scene);
  const beyond = view.empires.filter(({ level }) => level > AGES * LEVELS);
  return h(
    "section",
    { class: "sa-panel track", "aria-label": say("web-seven-track"), "data-testid": "track" },
    h(
      "h2",
      {},
      say("web-seven-track"),
      view.age > 0 && h("small", {}, say("web-seven-game-age", { age: say(`age-${view.age}`) })),
    ),
    h("ol", { class: "ages" }, ...times(AGES, (age) => ageOf(view, age))),
    beyond.length > 0 &&
      h(
        "p",
        { class: "beyond" },
        say("web-seven-beyond"),
        ...beyond.flatMap((empire) => [empireMark(empire), empireName(empire.id)]),
      ),
  );
}

/** @param {View} view @param {number} age from 0 */
const ageOf = (view, age) =>
  h(
    "li",
    { class: ["age", view.age === age + 1 && "now"] },
    h("b", { title: say(`age-${age + 1}`) }, NUMERALS[age + 1]),
    h("ol", { class: "levels" }, ...times(LEVELS, (place) => levelOf(view, age * LEVELS + place + 1))),
  );

/** @param {View} view @param {number} level */
function levelOf(view, level) {
  const here = view.empires.filter((empire) => empire.level === level);
  const blue = view.track.filter((marker) => marker.level === level);
  const words = [...here.map(({ id }) => empireName(id)), ...blue.map(({ artifact }) => say(`artifact-${artifact}`))];
  return h(
    "li",
    { class: ["level", words.length > 0 && "taken"], title: words.join(" · "), "data-level": level },
    h("small", {}, level),
    ...here.map(empireMark),
    ...blue.map(() => h("i", { class: "blue-marker", "aria-hidden": "true" })),
    words.length > 0 && unseen(joined(words)),
  );
}
