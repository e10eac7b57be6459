/** Phones let only a worker notify: this one does nothing else, and whoever taps the call is led back to the table. */

/** @typedef {Event & {notification: Notification, waitUntil: (done: Promise<unknown>) => void}} Tap */
/** @typedef {{url: string, focus: () => Promise<unknown>}} Page */
/** @typedef {{matchAll: (wanted: {type: string, includeUncontrolled: boolean}) => Promise<Page[]>, openWindow: (url: string) => Promise<unknown>}} Pages */

const { clients } = /** @type {{clients: Pages}} */ (/** @type {unknown} */ (self));

/** @param {string} place the path of a table's page */
async function goTo(place) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === place);
  await (there ? there.focus() : clients.openWindow(place));
}

self.addEventListener("notificationclick", (event) => {
  const tap = /** @type {Tap} */ (event);
  tap.notification.close();
  tap.waitUntil(goTo(tap.notification.tag));
});
