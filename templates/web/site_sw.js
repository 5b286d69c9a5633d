// Keeps the site on the device, so that it opens without network: what every page needs at once, and the pages and sheets of a
// language from the first visit in that language on.
"use strict";
const KEPT = "arbitro-site-VERSION";
const FILES = [/* FILES */];
const LANGUAGES = ["pt", "en", "es"];
const root = new URL("./", location).pathname;
const language = (path) => LANGUAGES.find((name) => path.startsWith(`${name}/`)) || "";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES.filter((file) => !language(file)))));
});
addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

// One file after the other, so that the page that is looked at comes first. What was broken off goes on with the next page.
const begun = new Set();
async function keep(which) {
  if (!which || begun.has(which)) return;
  begun.add(which);
  const kept = await caches.open(KEPT);
  try {
    for (const file of FILES.filter((one) => language(one) === which)) {
      if (!await kept.match(file)) await kept.add(file);
    }
  } catch { begun.delete(which); }
}

// What is kept comes from here; a game in an address is the page of the game, and a folder its first page.
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.waitUntil(keep(language(pathname.slice(root.length))));
  event.respondWith(caches.open(KEPT).then(async (kept) => {
    const known = await kept.match(pathname.endsWith("/") ? `${pathname}index.html` : request, { ignoreSearch: true });
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) kept.put(request, answer.clone());
    return answer;
  }));
});
// Whoever opens a site for the first time is not heard by it yet; the page tells its language.
addEventListener("message", (event) => event.waitUntil(keep(LANGUAGES.find((name) => name === event.data))));
