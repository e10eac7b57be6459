/** The map by itself, to be looked at: ?layout=world&box=x,y,w,h&spots=1&names=1 */
import { drawMap } from "/aevum/web/boards/history_of_the_world/map/draw.js";

const asked = new URLSearchParams(location.search);
const SVG = "http://www.w3.org/2000/svg";
const layout = asked.get("layout") ?? "world";

/** @param {string} tag @param {Record<string, any>} attributes @param {string} [words] */
function draw(tag, attributes, words = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = words;
  return element;
}

/** @param {string} text @returns {Record<string, string>} */
function readAreas(text) {
  const [head, ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return Object.fromEntries(rows.map((row) => [row[head.indexOf("id")], row[head.indexOf("area")]]));
}

/** A name in as many lines as suit its place. @param {string} id @param {number[]} place @param {string} kind @param {number} largest */
function name(id, [x, y, width], kind, largest) {
  const words = id.split("_");
  const lines =
    words.length > 1 && id.length > 9
      ? [words.slice(0, Math.ceil(words.length / 2)), words.slice(Math.ceil(words.length / 2))].map((part) =>
          part.join(" "),
        )
      : [words.join(" ")];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.max(14, Math.min(largest, (width * 0.98) / (longest * 0.52)));
  const text = draw("text", { x, class: kind, "font-size": size.toFixed(1), "stroke-width": size / 7 });
  lines.forEach((line, n) =>
    text.append(draw("tspan", { x, y: y + size * (0.34 + (n - (lines.length - 1) / 2)) }, line)),
  );
  return text;
}

/** @param {any} land */
const spots = (land) =>
  [...(land.armies ?? land.fleets), land.settlement, land.fort, land.monument, land.resource]
    .filter(Boolean)
    .map(([cx, cy]) => draw("circle", { class: "spot", cx, cy, r: land.room * 0.9 }));

const [atlas, areas] = await Promise.all([
  fetch(asked.get("file") ?? `/aevum/web/boards/history_of_the_world/map/${layout}.json`).then((answer) =>
    answer.json(),
  ),
  fetch("/aevum/games/history_of_the_world/data/lands.csv")
    .then((answer) => answer.text())
    .then(readAreas),
]);
const began = performance.now();
const box = asked.get("box")?.replaceAll(",", " ") ?? `0 0 ${atlas.width} ${atlas.height}`;
const svg = draw("svg", { viewBox: box, preserveAspectRatio: "xMidYMid meet" });
svg.append(drawMap(atlas, areas));
if (asked.get("names") !== "0") {
  const largest = Number(asked.get("font") ?? 46);
  for (const [id, water] of Object.entries(atlas.waters)) svg.append(name(id, water.name, "water-name", largest * 1.5));
  for (const [id, land] of Object.entries(atlas.lands)) svg.append(name(id, land.name, "land-name", largest));
}
if (asked.get("spots"))
  for (const place of [...Object.values(atlas.lands), ...Object.values(atlas.waters)]) svg.append(...spots(place));
document.body.append(svg);
const built = performance.now();
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    document.title = `${(built - began).toFixed(0)} ms built, ${(performance.now() - began).toFixed(0)} ms drawn`;
    document.body.dataset.ready = "1";
  }),
);
