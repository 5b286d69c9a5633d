// What HTML alone cannot do: pages that follow the championship.
"use strict";
(() => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  // --- The plan of a championship, drawn anew with every answer ---------------------------------------------------
  const make = document.querySelector("form[data-plan]");
  if (make) {
    let asked = 0;
    const draw = async () => {
      const mine = ++asked;
      const answers = new URLSearchParams(new FormData(make));
      answers.delete("csrf");
      try {
        const answer = await fetch(`${make.dataset.plan}?${answers}`, { headers: { Accept: "text/html" } });
        if (!answer.ok || mine !== asked) return;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const fresh = page.getElementById("plan");
        if (fresh) document.getElementById("plan").replaceChildren(...fresh.childNodes);
        const shown = page.querySelectorAll(".games");
        make.querySelectorAll(".games").forEach((part, index) => { part.className = shown[index].className; });
      } catch { /* The button shows the plan without this. */ }
    };
    make.addEventListener("input", draw);
  }
  const live = document.querySelector("[data-live]");
  if (!live) return;
  let isFetching = false;

  async function refresh() {
    if (isFetching) return;
    isFetching = true;
    try {
      // Not everybody at once.
      await wait(Math.random() * 800);
      const address = live.dataset.wall ? `${live.dataset.wall}&n=${live.dataset.n}` : location.pathname + location.search;
      const answer = await fetch(address, { headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-live]");
      if (!fresh) return;
      live.dataset.version = fresh.dataset.version;
      if (live.id === "tables") { live.dispatchEvent(new CustomEvent("arbitro:fresh", { detail: fresh })); return; }
      if (live.dataset.wall) { showSlide(fresh); return; }
      const before = new Set([...live.querySelectorAll("tbody tr")].map((row) => row.innerHTML));
      live.replaceChildren(...fresh.childNodes);
      if (before.size) {
        for (const row of live.querySelectorAll("tbody tr")) if (!before.has(row.innerHTML)) row.classList.add("changed");
      }
    } catch { /* The stream will say again when the network is back. */ } finally { isFetching = false; }
  }
  document.addEventListener("arbitro:sent", refresh);

  // --- The stream of changes: its first word says how things stand, so that nothing is missed --------------------
  let stream = null;
  let later = 0;
  function follow() {
    if (!window.EventSource) return;
    clearTimeout(later);
    if (stream) stream.close();
    stream = new EventSource("/live?of=" + encodeURIComponent(live.dataset.live));
    stream.addEventListener("change", refresh);
    stream.addEventListener("hello", (event) => { if (event.data !== live.dataset.version) refresh(); });
    // A stream that was refused does not come back by itself.
    stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) later = setTimeout(follow, 5000); });
  }
  follow();
  // A phone that was asleep may hold a stream that is long dead.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) follow(); });
  document.addEventListener("resume", follow);
  addEventListener("online", follow);

  // --- The projector ----------------------------------------------------------------------------------------
  function showSlide(fresh) {
    live.replaceChildren(...fresh.childNodes);
    live.dataset.next = fresh.dataset.next;
    live.dataset.n = fresh.dataset.n;
  }
  if (live.dataset.wall) {
    const next = () => { live.dataset.n = live.dataset.next; refresh(); };
    setInterval(next, 12000);
    document.addEventListener("keydown", (event) => { if (event.key === "ArrowRight" || event.key === " ") next(); });
  }
})();
