/** The drawings of this board's pieces and tools, on a grid of 24. */
import { addIcons } from "../../app/sides.js";

/** @type {Record<string, string>} */
const ICONS = {
  infantry: "M12 2v20M8 7l4-5 4 5M5 10h6v6c0 2-1.5 3.5-3 4.5-1.5-1-3-2.5-3-4.5z",
  cavalry: "M4 21c0-6 2-8 4-10L6 7l3-4 1 3c5 0 9 3 10 8l-3 1-4-2c0 4 3 4 3 8z",
  missile: "M5 3c10 2 14 8 14 18M5 3l14 18M3 21L17 7M17 7h-4M17 7v4",
  naval: "M2.5 15.5h19l-3 5h-13zM11 15.5V3l8 9h-8M8 6v6H4.5z",
  air: "M12 2v20M2 13l10-4 10 4M8 21l4-2 4 2",
  elephant: "M3 20V11c0-4 3-6 7-6h4c4 0 7 3 7 7v3c0 2-2 2-2 0v-2M7 20v-5h6v5M17 20v-4",
  nuclear: "M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 3a9 9 0 0 1 7.8 4.5L14 11M4.2 7.5A9 9 0 0 0 12 21v-7M4.2 7.5L10 11",
  starwars: "M12 2l2 8 8 2-8 2-2 8-2-8-8-2 8-2z",
  city: "M3 21V8h3v2h3V4h6v6h3V8h3v13zM10 21v-4c0-1.3.8-2 2-2s2 .7 2 2v4",
  capital: "M12 2l3 6.4 7 .9-5.1 4.9 1.3 7L12 17.8 5.8 21.2l1.3-7L2 9.3l7-.9z",
  fort: "M4 21V6h3.5v3H10V6h4v3h2.5V6H20v15zM10 21v-5h4v5",
  leader: "M12 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21.5c0-5 3.5-8 8.5-8s8.5 3 8.5 8z",
  disorder: "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 3 3 5 1-3 1-6 1-10z",
  artifact: "M7 3h10M8 3v3c-3 2-4 4-4 7 0 5 4 8 8 8s8-3 8-8c0-3-1-5-4-7V3M4.5 11h15",
  wheat:
    "M12 22V8M12 8c-2-1-3-3 0-6 3 3 2 5 0 6zM12 13c-3 0-5-1-5-5 3 0 5 2 5 5zM12 13c3 0 5-1 5-5-3 0-5 2-5 5zM12 18c-3 0-5-1-5-5 3 0 5 2 5 5zM12 18c3 0 5-1 5-5-3 0-5 2-5 5z",
  oil: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z",
  flag: "M5 22V3h13l-3 4.5 3 4.5H5",
  fight: "M4 3l11 11M20 3L9 14M4 3v3.5M4 3h3.5M20 3v3.5M20 3h-3.5M12 17l4-4M8 13l4 4M15 15l5 5.5M9 15l-5 5.5",
  money: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v8M9.5 10c0-2 5-2 5 0s-5 2-5 4 5 2 5 0",
  progress: "M3 20h4v-5h5v-5h5V5h4M17 2l4 3-3 4",
  harvest: "M12 2l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3.2L6.5 18 8 12 3.5 8l6-.5zM7 22h10",
  trade: "M3 8h15l-4-4M21 16H6l4 4",
  religion: "M12 2v20M6 8h12M8 22h8",
  government: "M3 9l9-6 9 6zM5 9v10M10 9v10M14 9v10M19 9v10M3 21h18",
  elite: "M12 3a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8.5 15L7 22l5-3 5 3-1.5-7",
  marker: "M4 4h16v16H4zM12 8v8M8 12h8",
  turn: "M6 3h12M6 21h12M7 3c0 5 3 6 5 9-2 3-5 4-5 9M17 3c0 5-3 6-5 9 2 3 5 4 5 9",
  world: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  schematic: "M4 4h7v6H4zM13 4h7v9h-7zM4 12h7v8H4zM13 15h7v5h-7z",
  focus: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12 2v5M12 17v5M2 12h5M17 12h5",
  lands: "M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15",
  create: "M12 3v18M3 12h18",
  production: "M3 21V10l6 4v-4l6 4V3h6v18z",
  manoeuvre: "M4 20c0-8 4-12 14-12M14 4l4 4-4 4M4 20h6",
  destiny: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
  civilise: "M3 9l9-6 9 6zM5 9v10M12 9v10M19 9v10M3 21h18",
  destroy: "M5 5l14 14M19 5L5 19",
  wild: "M12 2l2.5 7h7l-5.7 4.3 2.2 7L12 16l-6 4.3 2.2-7L2.5 9h7z",
};

/** The class of each type of unit. @type {Record<string, string>} */
const CLASSES = Object.fromEntries(
  Object.entries({
    infantry: ["spearmen", "swordsmen", "fusiliers", "motor_infantry"],
    cavalry: ["chariots", "light_cavalry", "horse_archers", "knights", "armour"],
    missile: ["archers", "catapults", "cannon", "horse_artillery", "artillery"],
    naval: ["galleys", "frigates", "ships_of_the_line", "battleships"],
    air: ["fighters", "bombers"],
    elephant: ["elephants"],
    nuclear: ["nuclear_bombs"],
    starwars: ["star_wars"],
  }).flatMap(([name, units]) => units.map((unit) => [unit, name])),
);

/** The icon of a type of unit: that of its class. @param {string} unit */
export const unitIcon = (unit) => `sa-${CLASSES[unit] ?? "infantry"}`;

/** @param {string} unit */
export const classOf = (unit) => CLASSES[unit] ?? "infantry";

/** Put the drawings into the page, where `use` finds them. */
export const loadSymbols = () => addIcons("sa", ICONS);
