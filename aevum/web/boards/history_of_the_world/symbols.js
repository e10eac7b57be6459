/** The drawings of this board's pieces and tools, on a grid of 24. */
import { addIcons } from "../../app/sides.js";
import { svg } from "../../app/svg.js";

/** @type {Record<string, string>} */
const ICONS = {
  army: "M5 21V9l7-6 7 6v12zM12 3v18M5 13h14",
  capital: "M12 2l3 6.4 7 .9-5.1 4.9 1.3 7L12 17.8 5.8 21.2l1.3-7L2 9.3l7-.9z",
  city: "M3 21V8h3v2h3V4h6v6h3V8h3v13zM10 21v-4c0-1.3.8-2 2-2s2 .7 2 2v4",
  fort: "M4 21V6h3.5v3H10V6h4v3h2.5V6H20v15zM10 21v-5h4v5",
  monument: "M12 2.5L22 20H2zM12 2.5L15 20M7 11.5h9",
  fleet: "M2.5 15.5h19l-3 5h-13zM11 15.5V3l8 9h-8M8 6v6H4.5z",
  resource: "M7 4h10l4 5-9 12L3 9zM3 9h18M9.5 9L12 21l2.5-12",
  fight: "M4 3l11 11M20 3L9 14M4 3v3.5M4 3h3.5M20 3v3.5M20 3h-3.5M12 17l4-4M8 13l4 4M15 15l5 5.5M9 15l-5 5.5",
  strength: "M12 2v13M9 15h6M12 15v5M12 2l-2.5 3v10M12 2l2.5 3v10M10.5 21.5h3",
  lands: "M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15",
  world: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  schematic: "M4 4h7v6H4zM13 4h7v9h-7zM4 12h7v8H4zM13 15h7v5h-7z",
  focus: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 2v5M12 17v5M2 12h5M17 12h5",
  marker: "M12 3a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8.5 15L7 22l5-3 5 3-1.5-7",
};
/** The dots of a die, in thirds of its side. @type {number[][][]} */
// prettier-ignore
const DOTS = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** Put the drawings into the page, where `use` finds them. */
export const loadSymbols = () => addIcons("hw", ICONS);

/** A die as it lies. @param {number} face @param {string} [mood] */
export const die = (face, mood = "") =>
  svg(
    "svg",
    { class: ["hw-die", mood], viewBox: "-12 -12 24 24", "aria-hidden": "true", "data-die": face },
    svg("rect", { x: -10.5, y: -10.5, width: 21, height: 21, rx: 4 }),
    DOTS[face - 1].map(([x, y]) => svg("circle", { cx: x * 5.4, cy: y * 5.4, r: 2.3 })),
  );
