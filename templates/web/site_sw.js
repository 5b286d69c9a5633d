// Keeps the whole site on the device, so that it opens without network.
"use strict";
const KEPT = "arbitro-site-VERSION";
const FILES = [/* FILES */];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
});
addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});
// What is kept comes from here; a game in an address is the page of the game.
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(caches.open(KEPT).then(async (kept) => {
    const known = await kept.match(request, { ignoreSearch: true });
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) kept.put(request, answer.clone());
    return answer;
  }));
});
