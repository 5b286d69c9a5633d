// What HTML alone cannot do: pages that follow the championship.
"use strict";
(() => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  // --- The plan of a championship, drawn anew with every answer ---------------------------------------------------
  const make = document.querySelector("form[data-plan]");
  if (make) {
    let asked = 0;
    const own = make.elements.namedItem("own");
    const text = make.elements.namedItem("regulations");
    const draw = async (event) => {
      const at = event.target;
      if (!["kind", "before", "own", "regulations"].includes(at.name) && !at.closest("#choices")) return;
      const mine = ++asked;
      // The choices follow what is written by hand, and what is chosen writes anew.
      const isWritten = at === text || at === own;
      if (own) own.checked = isWritten ? at === text || own.checked : false;
      const answers = new URLSearchParams([...new FormData(make)].filter(([, value]) => typeof value === "string"));
      answers.set("step", "fresh");
      try {
        const answer = await fetch(make.dataset.plan, { method: "POST", headers: { Accept: "text/html" }, body: answers });
        if (!answer.ok || mine !== asked) return;
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const anew = isWritten || "anew" in at.dataset;
        for (const part of anew ? make.querySelectorAll("#choices, #plan") : make.querySelectorAll("[data-fresh]")) {
          const fresh = page.getElementById(part.id);
          // Whoever chooses in a part keeps it as it is.
          if (fresh && (anew || !part.contains(at))) part.replaceChildren(...fresh.childNodes);
        }
        if (text && !own.checked) text.value = page.getElementById("regulations").value;
        once(make);
        if (at.name === "edition") document.getElementById("edition")?.focus();
      } catch { /* The button shows the plan without this. */ }
    };
    make.addEventListener("input", draw);
    // What was wrong is being put right.
    make.addEventListener("input", () => document.querySelectorAll("main > .notice.bad").forEach((notice) => notice.remove()), { once: true });
    const file = make.querySelector("[data-into]");
    file?.addEventListener("change", async () => {
      if (!file.files.length) return;
      text.value = await file.files[0].text();
      text.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }
  // --- Another language, without losing what is written ------------------------------------------------------------
  // A form that can be shown again, by a step of its own, is sent so once the language is chosen.
  const kept = document.querySelector("form[data-redraw]");
  if (kept) document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[hreflang]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try { await fetch(link.href); } catch { return; }
    const step = document.createElement("input");
    Object.assign(step, { type: "hidden", name: "step", value: kept.dataset.redraw });
    kept.append(step);
    kept.submit();
  });
  // --- What was done is said on the next page: those who listen hear only what changes once a page is open ----------
  setTimeout(() => document.querySelectorAll("main > .notice[role=status], .live-board .notice").forEach((said) => said.replaceChildren(said.textContent)), 300);
  // --- The menu of a phone: who walks out of it with the keyboard has left it ---------------------------------------
  for (const drawer of document.querySelectorAll(".drawer[popover]")) {
    drawer.addEventListener("focusout", (event) => {
      const to = event.relatedTarget;
      if (to && !drawer.contains(to) && drawer.matches(":popover-open")) setTimeout(() => drawer.hidePopover());
    });
  }
  // --- Wide tables: a stop of the keyboard only where there is something to scroll, and then with a name ------------
  const nameTables = () => {
    const headings = [...document.querySelectorAll("h1, h2, h3")];
    for (const box of document.querySelectorAll(".scroll")) {
      if (box.scrollWidth <= box.clientWidth + 1) {
        for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
        continue;
      }
      const before = headings.filter((one) => one.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).pop();
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      if (before) box.setAttribute("aria-label", before.textContent.trim());
    }
  };
  nameTables();
  addEventListener("resize", nameTables);
  document.addEventListener("arbitro:live", nameTables);
  // --- An order in which nobody stands twice ----------------------------------------------------------------------
  const once = (form) => {
    const all = [...form.querySelectorAll("select[data-once]")];
    for (const one of all) {
      for (const option of one.options) {
        option.disabled = option.value !== "" && all.some((other) => other !== one && other.value === option.value);
      }
    }
  };
  document.querySelectorAll("form:has(select[data-once])").forEach(once);
  document.addEventListener("change", (event) => { if (event.target.matches?.("select[data-once]")) once(event.target.form); });
  // --- The clock of the round, on the projector and on the organiser's page ----------------------------------------
  const clock = document.querySelector("[data-clock]");
  if (clock) {
    let ends = 0;
    let heard = null;
    const write = () => {
      if (!heard || heard.left === null) return;
      const left = heard.running ? Math.max(0, Math.ceil((ends - performance.now()) / 1000)) : heard.left;
      const text = `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("over", left === 0);
    };
    const ask = async () => {
      try {
        const answer = await fetch("/wall/clock");
        if (!answer.ok) return;
        const before = heard;
        heard = await answer.json();
        clock.hidden = heard.left === null;
        clock.classList.toggle("paused", !heard.running);
        ends = performance.now() + heard.left * 1000;
        write();
        // The organiser chose something else to be shown.
        if (before && before.version !== heard.version) document.dispatchEvent(new Event("arbitro:chosen"));
      } catch { /* The next question is soon. */ }
    };
    ask();
    setInterval(ask, 2000);
    setInterval(write, 250);
  }

  const live = document.querySelector("[data-live]");
  if (!live) return;
  let isFetching = false;
  let isAskedAgain = false;
  // Whoever waits for a board goes there by themselves.
  const goOn = () => live.querySelector("form[data-next]")?.submit();
  goOn();

  async function refresh(isOwn) {
    // What changes while an answer is under way is not in it.
    if (isFetching) { isAskedAgain = true; return; }
    isFetching = true;
    try {
      // Not everybody at once; a projector is alone, and somebody stands at its keys.
      if (!live.dataset.wall && isOwn !== true) await wait(Math.random() * 800);
      const address = live.dataset.wall ? `${live.dataset.wall}&n=${live.dataset.n}` : live.dataset.at || location.pathname + location.search;
      const answer = await fetch(address, { headers: { Accept: "text/html" } });
      // What a network that wants a password says in the desk's place is no answer.
      if (!answer.headers.get("X-Arbitro")) return;
      if (answer.status === 403 && live.dataset.gone) { leave(); return; }
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-live]");
      if (!fresh) return;
      live.dataset.version = fresh.dataset.version;
      // What stands beside the boards follows them.
      for (const part of document.querySelectorAll("[data-beside]")) {
        const twin = page.getElementById(part.id);
        if (twin) part.replaceChildren(...twin.childNodes);
      }
      if (live.dataset.live !== fresh.dataset.live) { live.dataset.live = fresh.dataset.live; follow(); }
      if (["tables", "boards"].includes(live.id)) { live.dispatchEvent(new CustomEvent("arbitro:fresh", { detail: fresh })); return; }
      if (live.dataset.wall) { showSlide(fresh); return; }
      const before = new Set([...live.querySelectorAll("tbody tr")].map((row) => row.innerHTML));
      // What somebody has opened, and may be writing in, stays.
      const active = document.activeElement;
      for (const own of live.querySelectorAll("details[data-keep][open]")) {
        const twin = fresh.querySelector(`[data-keep="${own.dataset.keep}"]`);
        if (twin) twin.replaceWith(own);
      }
      live.replaceChildren(...fresh.childNodes);
      if (active && active !== document.activeElement && live.contains(active)) active.focus();
      document.dispatchEvent(new Event("arbitro:live"));
      goOn();
      if (before.size) {
        for (const row of live.querySelectorAll("tbody tr")) if (!before.has(row.innerHTML)) row.classList.add("changed");
      }
    } catch { /* The stream will say again when the network is back. */ } finally {
      isFetching = false;
      if (isAskedAgain) { isAskedAgain = false; refresh(); }
    }
  }
  document.addEventListener("arbitro:sent", () => refresh(true));

  // --- The stream of changes: its first word says how things stand, so that nothing is missed --------------------
  let stream = null;
  let later = 0;
  // Another championship is open, or nobody is signed in any more: what stands here is old, and it is not asked for again.
  let isGone = false;
  function leave() {
    if (isGone) return;
    isGone = true;
    clearTimeout(later);
    if (stream) stream.close();
    const said = Object.assign(document.createElement("p"), { className: "notice bad", textContent: live.dataset.gone });
    said.setAttribute("role", "alert");
    live.before(said);
  }
  function follow() {
    if (!window.EventSource || isGone) return;
    clearTimeout(later);
    if (stream) stream.close();
    stream = new EventSource("/live?of=" + encodeURIComponent(live.dataset.live));
    stream.addEventListener("change", refresh);
    stream.addEventListener("hello", (event) => { if (event.data !== live.dataset.version) refresh(); });
    // A stream that was refused does not come back by itself.
    stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) later = setTimeout(follow, 5000); });
  }
  follow();
  // A page that was left is kept to go back to, and would keep one of the few connections a browser has for a server.
  addEventListener("pagehide", () => { clearTimeout(later); if (stream) stream.close(); stream = null; });
  addEventListener("pageshow", (event) => { if (event.persisted) follow(); });
  // A phone that was asleep may hold a stream that is long dead.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) follow(); });
  document.addEventListener("resume", follow);
  addEventListener("online", follow);

  // --- The projector ----------------------------------------------------------------------------------------
  function showSlide(fresh) {
    live.replaceChildren(...fresh.childNodes);
    document.dispatchEvent(new Event("arbitro:live"));
    for (const name of ["next", "before", "n", "seconds"]) live.dataset[name] = fresh.dataset[name];
    fit();
  }
  // A long name grows smaller until all of it is seen; none is cut.
  function fit() {
    for (const line of live.querySelectorAll("li")) {
      line.style.fontSize = "";
      let size = parseFloat(getComputedStyle(line).fontSize);
      const least = size * 0.4;
      while ((line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1) && size > least) {
        size -= 1;
        line.style.fontSize = `${size}px`;
      }
    }
  }
  if (live.dataset.wall) {
    let isStopped = false;
    const remote = document.querySelector(".remote");
    const go = (where) => { live.dataset.n = live.dataset[where]; refresh(); };
    const keys = {
      ArrowRight: () => go("next"), PageDown: () => go("next"), ArrowLeft: () => go("before"), PageUp: () => go("before"),
      " ": () => {
        isStopped = !isStopped;
        remote.querySelector("[aria-pressed]").setAttribute("aria-pressed", String(isStopped));
      },
      f: () => { if (document.fullscreenElement) document.exitFullscreen(); else document.documentElement.requestFullscreen().catch(() => {}); },
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    });
    remote.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) { keys[button.dataset.key](); button.blur(); }
    });
    // How long a slide stays is said with each of them.
    const turn = () => { if (!isStopped) go("next"); setTimeout(turn, Number(live.dataset.seconds || 15) * 1000); };
    setTimeout(turn, Number(live.dataset.seconds || 15) * 1000);
    addEventListener("resize", fit);
    document.addEventListener("arbitro:chosen", () => { live.dataset.n = "0"; refresh(); });
    fit();
  }
})();
