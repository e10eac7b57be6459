/** On a phone the panel is a drawer at the foot of the screen that can be pulled up. */
import { byId, h, refill } from "./dom.js";
import { say } from "./text.js";

const ENOUGH = 40;

export function makeDrawer() {
  const drawer = byId("drawer");
  const pull = byId("pull");
  let from = 0;
  let dragged = false;

  /** @param {boolean} open */
  function set(open) {
    drawer.classList.toggle("open", open);
    pull.setAttribute("aria-expanded", String(open));
    refill(
      pull,
      h("span", { class: "pull-bar" }),
      h("span", { class: "unseen" }, say(open ? "web-drawer-close" : "web-drawer-open")),
    );
  }

  pull.addEventListener("click", () => !dragged && set(!drawer.classList.contains("open")));
  pull.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    dragged = false;
    pull.setPointerCapture(event.pointerId);
  });
  pull.addEventListener("pointerup", (event) => {
    const way = event.clientY - from;
    dragged = Math.abs(way) > ENOUGH;
    if (dragged) set(way < 0);
  });
  pull.hidden = false;
  set(false);
}
