// Lets the pages where results are entered open without network, as they were when they were last seen.
"use strict";
const PAGES = "arbitro";
const isKept = (path) => path === "/arbiter" || path.startsWith("/organiser/group/");

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && isKept(pathname)) event.respondWith(page(request, pathname));
});

// Names of files change with their contents, so a copy is as good as the file.
async function file(request) {
  const pages = await caches.open(PAGES);
  const known = await pages.match(request);
  return known || fetch(request);
}

async function page(request, path) {
  const pages = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    // Only the desk's own pages are kept, never those of a network that wants a password.
    const isDesk = answer.headers.get("X-Arbitro");
    if (isDesk && answer.ok && !new URL(request.url).search) await pages.put(path, answer.clone());
    // Whoever is not signed in any more has no use for the names on it.
    if (isDesk && answer.status === 403) await caches.delete(PAGES);
    return answer;
  } catch (error) {
    const known = await pages.match(path) || await pages.match("/arbiter");
    if (known) return known;
    throw error;
  }
}
