/** The map by itself, to be looked at: ?game=GAME&layout=world&box=x,y,w,h&spots=1&names=1 */

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const SVG = "http://www.w3.org/2000/svg";
const layout = asked.get("layout") ?? "world";

/** @param {string} tag @param {Record<string, any>} attributes @param {string} [words] */
function draw(tag, attributes, words = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = words;
  return element;
}

/** The group of each land. @param {string} text @param {(row: Record<string, string>) => string} groupOf @returns {Record<string, string>} */
function readGroups(text, groupOf) {
  const [head, ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  const named = rows.map((row) => Object.fromEntries(row.map((value, place) => [head[place], value])));
  return Object.fromEntries(named.map((row) => [row.id, groupOf(row)]));
}

/** A name in as many lines as suit its place. @param {string} id @param {number[]} place @param {string} kind @param {number} largest */
function name(id, [x, y, width], kind, largest) {
  const words = id.split("_");
  const half = Math.ceil(words.length / 2);
  const ways = [[words], [words.slice(0, half), words.slice(half)]].slice(0, words.length);
  const fit = (/** @type {string[][]} */ lines) => {
    const longest = Math.max(...lines.map((line) => line.join(" ").length));
    return Math.min(largest, (width * 0.9) / (longest * 0.52), (width * 0.36) / lines.length);
  };
  const [best] = ways.sort((one, other) => fit(other) - fit(one));
  const [lines, size] = [best.map((line) => line.join(" ")), Math.max(10, fit(best))];
  const text = draw("text", { x, class: kind, "font-size": size.toFixed(1), "stroke-width": size / 7 });
  lines.forEach((line, n) =>
    text.append(draw("tspan", { x, y: y + size * (0.34 + (n - (lines.length - 1) / 2)) }, line)),
  );
  return text;
}

/** Every place where a piece may stand: all pairs of numbers of a region that have no other meaning. @param {any} region */
function spots({ rings, name: _, centre, ...region }) {
  const pairs = (/** @type {any} */ value) =>
    typeof value !== "object" ? [] : typeof value[0] === "number" ? [value] : Object.values(value).flatMap(pairs);
  return pairs(region).map(([cx, cy]) => draw("circle", { class: "spot", cx, cy, r: region.room * 0.9 }));
}

const board = `/aevum/web/boards/${game}/map`;
document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${board}/map.css` }));
const [{ drawMap }, { TABLE, groupOf }] = await Promise.all([import(`${board}/draw.js`), import(`./${game}/preview.js`)]);
const [atlas, groups] = await Promise.all([
  fetch(asked.get("file") ?? `${board}/${layout}.json`).then((answer) => answer.json()),
  fetch(`/aevum/games/${game}/data/${TABLE}`)
    .then((answer) => answer.text())
    .then((text) => readGroups(text, groupOf)),
]);
const began = performance.now();
const box = asked.get("box")?.replaceAll(",", " ") ?? `0 0 ${atlas.width} ${atlas.height}`;
const svg = draw("svg", { viewBox: box, preserveAspectRatio: "xMidYMid meet" });
svg.append(drawMap(atlas, groups));
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
