// Keeps a published page as it is at the host: a stream tells when something is new; a web space without one is asked now and then.
(() => {
  if (!location.protocol.startsWith("http")) return;
  const ASK = 45000, SPREAD = 800, AGAIN = 5000;
  const line = document.getElementById("fresh");
  const page = location.pathname.split("/").slice(-2).join("/");
  let seen = new Date(), version = null, later = 0, stream = null, isFetching = false, isStale = false;

  function say(which) {
    const time = seen.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
    const text = line.dataset[which].replace("%", time);
    if (line.textContent !== text) line.textContent = text;
    line.hidden = false;
  }

  // What somebody has opened, and where they are, stays.
  function show(fresh) {
    const main = document.getElementById("main");
    if (main.innerHTML === fresh.innerHTML) return;
    const open = [...main.querySelectorAll("details")].map((one) => one.open);
    const links = [...main.querySelectorAll("a, summary")];
    const focused = links.indexOf(document.activeElement);
    main.replaceChildren(...fresh.childNodes);
    main.querySelectorAll("details").forEach((one, n) => { one.open = open[n] ?? one.open; });
    if (focused >= 0) [...main.querySelectorAll("a, summary")][focused]?.focus({ preventScroll: true });
  }

  async function refresh() {
    if (isFetching) { isStale = true; return; }
    isFetching = true;
    try {
      const answer = await fetch(location.href.split("#")[0], { cache: "no-cache" });
      if (answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const fresh = page.getElementById("main");
        if (fresh && page.getElementById("fresh")) { show(fresh); seen = new Date(); say("fresh"); }
      }
    } catch { say("offline"); }
    isFetching = false;
    if (isStale) { isStale = false; soon(); }
  }

  // Thousands of pages must not ask in the same moment.
  function soon() { setTimeout(refresh, Math.random() * SPREAD); }

  async function ask() {
    try {
      const answer = await fetch("../version.txt", { cache: "no-cache" });
      const now = answer.ok ? await answer.text() : version;
      if (version !== null && now !== version) await refresh();
      version = now;
      // Neither files nor, at the moment, a host: one or the other comes back.
      if (!answer.ok) { later = setTimeout(follow, ASK); return; }
    } catch { say("offline"); }
    later = setTimeout(ask, ASK);
  }

  function follow() {
    clearTimeout(later);
    if (stream) stream.close();
    // The stream speaks of this page only.
    stream = new EventSource(`../live?page=${encodeURIComponent(page)}`);
    let isAlive = false;
    stream.addEventListener("state", (event) => {
      isAlive = true;
      if (version === null || version !== event.data || !line.hidden) soon();
      version = event.data;
    });
    stream.addEventListener("error", () => {
      if (stream.readyState !== EventSource.CLOSED) { say("offline"); return; }
      // No host, but files: they are asked. A host that is away for a while comes back.
      later = isAlive ? setTimeout(follow, AGAIN) : setTimeout(ask, 0);
    });
  }
  follow();
  addEventListener("pagehide", () => { clearTimeout(later); if (stream) stream.close(); });
  addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) follow(); });
  addEventListener("online", follow);
  addEventListener("offline", () => say("offline"));
})();
