/** Links as QR codes, to be read by a phone. The service draws them: nobody else is told a link. */
import { codeOf } from "./api.js";
import { notice } from "./dialog.js";
import { h, iconButton, refill } from "./dom.js";
import { svg } from "./svg.js";
import { say } from "./text.js";

const MARGIN = 4; // squares that readers want around a code

/** @type {Map<string, HTMLElement>} the codes that are open, by their addresses: they stay through redraws */
const open = new Map();

/** A button for a link's code, and where it appears. @param {string} address @param {string} label @param {string} test */
export function codeParts(address, label, test) {
  const frame = h("div", { class: "code-frame" });
  const toggle = iconButton(`code-${test}`, "code", say("web-code"), () => void flip());
  function draw() {
    toggle.setAttribute("aria-expanded", String(open.has(address)));
    refill(frame, open.get(address));
  }
  async function flip() {
    if (!open.delete(address)) await fetchCode(address, label, test);
    draw();
    open.get(address)?.scrollIntoView({ block: "nearest" }); // a phone's drawer may show no more than the button
  }
  draw();
  return { toggle, frame };
}

/** @param {string} address @param {string} label @param {string} test */
async function fetchCode(address, label, test) {
  try {
    open.set(address, figureOf(await codeOf(address), label, test));
  } catch (problem) {
    notice(/** @type {Error} */ (problem).message, "trouble");
  }
}

/** @param {{size: number, path: string}} code @param {string} label @param {string} test */
function figureOf({ size, path }, label, test) {
  const whole = size + 2 * MARGIN;
  return h(
    "figure",
    { class: "code", "data-testid": `shown-code-${test}` },
    svg(
      "svg",
      {
        viewBox: `${-MARGIN} ${-MARGIN} ${whole} ${whole}`,
        role: "img",
        "aria-label": say("web-code-of", { name: label }),
      },
      svg("path", { d: path }),
    ),
    h("figcaption", { class: "quiet" }, say("web-code-help")),
  );
}
