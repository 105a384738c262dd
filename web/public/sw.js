// Without a connection the page says so itself. Nothing else is kept: tables are always asked from the server.
const SHELF = "polyana-1";
const OFFLINE = ["/offline.html", "/offline.js", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate" && !path.startsWith("/api/"))
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  else if (path === "/offline.js")
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.js")));
});

// Whoever clicks on "it is your turn" gets to the table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data ?? "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => one.url.startsWith(to));
      return open ? open.focus() : self.clients.openWindow(to);
    }),
  );
});
