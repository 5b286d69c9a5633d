// Results that were tapped: kept in this browser until the desk itself has answered, whatever the network does.
"use strict";
(() => {
  const sync = document.getElementById("sync");
  if (!sync) return;
  const tables = document.getElementById("tables");
  const PREFIX = "arbitro.slip.";
  const PAGES = "arbitro";
  // Only these words of the desk mean that a slip has arrived.
  const VERDICTS = ["saved", "same", "conflict", "refused"];

  // --- What is kept: one entry a slip, so that two pages never write over each other's --------------------------
  const unkept = new Map(); // Where the browser keeps nothing, it lives as long as the page.

  function keep(slip) {
    try { localStorage.setItem(PREFIX + slip.key, JSON.stringify(slip)); } catch { unkept.set(slip.key, slip); }
  }
  function drop(slip) {
    unkept.delete(slip.key);
    try { localStorage.removeItem(PREFIX + slip.key); } catch { /* It was not there. */ }
  }
  function all() {
    const found = new Map(unkept);
    try {
      for (let at = 0; at < localStorage.length; at += 1) {
        const name = localStorage.key(at);
        if (!name.startsWith(PREFIX)) continue;
        try { const slip = JSON.parse(localStorage.getItem(name)); found.set(slip.key, slip); } catch { /* Not ours. */ }
      }
    } catch { /* Only what the page knows. */ }
    return [...found.values()].sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
  }
  // What a page of before this one has kept, all in one entry and without a name.
  try {
    for (const old of sync.dataset.person ? JSON.parse(localStorage.getItem("arbitro.slips") || "[]") : []) {
      const { csrf, key, ...fields } = old.fields;
      keep({ key, at: 0, person: sync.dataset.person, who: sync.dataset.who, fields, words: old.words, tries: old.tries });
    }
    if (sync.dataset.person) localStorage.removeItem("arbitro.slips");
  } catch { /* Nothing was kept. */ }
  const waiting = () => all().filter((slip) => !slip.said);
  const isMine = (slip) => slip.person === sync.dataset.person;
  const mine = () => waiting().filter(isMine);

  // --- What the page says about it -----------------------------------------------------------------------------
  let trouble = "";

  function show() {
    const own = mine();
    const others = waiting().filter((slip) => !isMine(slip));
    const lines = [];
    if (own.length && trouble) lines.push(`${sync.dataset.waiting.replace("%", own.length)} ${sync.dataset[trouble]}`);
    if (others.length) {
      const names = [...new Set(others.map((slip) => slip.who))].join(", ");
      lines.push(`${sync.dataset.waiting.replace("%", others.length)} ${sync.dataset.others.replaceAll("%", names)}`);
    }
    if (!tables && all().some((slip) => slip.said)) lines.push(sync.dataset.refused);
    const text = lines.join(" ");
    const place = sync.querySelector("p");
    // Said again only when it is something else: screen readers read every change.
    if (place.textContent !== text) place.textContent = text;
    sync.classList.toggle("on", lines.length > 0);
    sync.querySelector("a").hidden = !(others.length || (own.length && trouble === "signIn"));
    sync.querySelector("button").hidden = !others.length;
  }
  sync.querySelector("button").addEventListener("click", () => {
    if (!confirm(sync.dataset.ask)) return;
    for (const slip of waiting()) if (!isMine(slip)) drop(slip);
    show();
  });

  const placeOf = (text) => text.split("/").slice(0, 3).join("/");
  function boardOf(slip) {
    if (!tables) return undefined;
    return [...tables.querySelectorAll("[data-slip]")].find((board) => placeOf(board.dataset.slip) === placeOf(slip.fields.slip));
  }
  function mark(slip) {
    const board = boardOf(slip);
    if (!board) return;
    board.classList.remove("conflict");
    board.classList.add("pending");
    const result = slip.fields.result === "undo" ? "↶" : slip.fields.result;
    const state = board.querySelector(".state");
    // What stood there comes back if the desk refuses without showing the board anew.
    if (state.dataset.before === undefined) state.dataset.before = state.textContent;
    state.textContent = `${result} ${slip.words} · ${tables.dataset.pending}`;
    for (const button of board.querySelectorAll("button")) button.disabled = true;
  }
  function warn(board, text) {
    board.classList.add("conflict");
    const notice = document.createElement("p");
    notice.className = "notice bad";
    notice.setAttribute("role", "alert");
    notice.textContent = text;
    board.querySelector("h3").after(notice);
  }

  // The desk has answered: the board shows how things stand. A refusal waits until somebody can read it.
  function tell(slip, said) {
    const board = boardOf(slip);
    const isRefused = said.status === "conflict" || said.status === "refused";
    if (!board) {
      if (isRefused) keep({ ...slip, said: { status: said.status, text: said.text } }); else drop(slip);
      return;
    }
    drop(slip);
    let shown = board;
    if (said.html) {
      const fresh = new DOMParser().parseFromString(said.html, "text/html").querySelector("[data-slip]");
      if (fresh) {
        const hadFocus = board.contains(document.activeElement);
        shown = document.importNode(fresh, true);
        board.replaceWith(shown);
        if (hadFocus) { shown.tabIndex = -1; shown.focus(); }
      }
    } else {
      board.classList.remove("pending");
      const state = board.querySelector(".state");
      if (state.dataset.before !== undefined) { state.textContent = state.dataset.before; delete state.dataset.before; }
      for (const button of board.querySelectorAll("button")) button.disabled = false;
    }
    if (isRefused) warn(shown, said.text);
    else if (said.changed) warn(shown, said.changed);
    // What was tapped after it still waits.
    for (const next of mine()) if (boardOf(next) === shown) mark(next);
  }
  function tellAll() {
    if (!tables) return;
    for (const slip of mine()) mark(slip);
    for (const slip of all()) {
      if (!slip.said || !isMine(slip) || !boardOf(slip)) continue;
      warn(boardOf(slip), slip.said.text);
      drop(slip);
    }
  }

  // --- A finger on the glass -------------------------------------------------------------------------------------
  // A button that is replaced between touch and release hears no tap: nothing moves until the finger is up.
  const LONGEST_PRESS = 60000;
  let isHeld = false;
  const held = [];
  const released = () => isHeld ? new Promise((done) => held.push(done)) : Promise.resolve();
  // The tap itself comes right after the release.
  const release = () => setTimeout(() => { isHeld = false; for (const done of held.splice(0)) done(); });
  addEventListener("pointerdown", () => { isHeld = true; setTimeout(release, LONGEST_PRESS); }, true);
  for (const event of ["pointerup", "pointercancel", "dragend"]) addEventListener(event, release, true);
  addEventListener("blur", release);
  // Released where the page could not see it.
  addEventListener("pointermove", (event) => { if (isHeld && !event.buttons) release(); }, true);

  // --- Sending -------------------------------------------------------------------------------------------------
  // Returns what stands in the way, or nothing.
  async function post(slip, isSecond) {
    const body = new URLSearchParams({ ...slip.fields, key: slip.key, person: slip.person, csrf: sync.dataset.token });
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), 8000);
    let answer;
    let said = null;
    try {
      answer = await fetch("/arbiter/slip", { method: "POST", body, headers: { Accept: "application/json" }, signal: stop.signal });
      said = await answer.json().catch(() => null);
    } catch {
      return "offline";
    } finally {
      clearTimeout(timer);
    }
    if (said && said.desk === "arbitro" && VERDICTS.includes(said.status)) {
      await released();
      tell(slip, said);
      return "";
    }
    if (answer.status === 401 || answer.status === 403) {
      return !isSecond && await renew() ? post(slip, true) : "signIn";
    }
    // A server that is tired is asked again with the same key; it never counts twice.
    return answer.status >= 500 ? "again" : "strange";
  }

  // The page may be older than the session: asks who is signed in now. Says whether it is still the same person.
  async function renew() {
    try {
      const answer = await fetch("/enter", { headers: { Accept: "text/html" }, cache: "no-store" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("sync");
      if (!fresh || !fresh.dataset.token || fresh.dataset.person !== sync.dataset.person) return false;
      sync.dataset.token = fresh.dataset.token;
      for (const field of document.querySelectorAll("input[name=csrf]")) field.value = fresh.dataset.token;
      return true;
    } catch {
      return false;
    }
  }

  // Sends what can be sent. What was tapped at one board goes in its order; boards do not wait for one another.
  async function pass() {
    const stuck = new Set();
    trouble = "";
    for (const slip of mine()) {
      const place = placeOf(slip.fields.slip);
      // Another page may have sent it meanwhile.
      if (stuck.has(place) || !all().some((known) => known.key === slip.key)) continue;
      const found = await post(slip, false);
      if (!found) continue;
      trouble = found;
      keep({ ...slip, tries: (slip.tries || 0) + 1 });
      stuck.add(place);
      show();
      // Without network or session the others would fare no better.
      if (found !== "again") break;
    }
  }

  let isSending = false;
  let isWanted = false;
  let timer = 0;
  async function send() {
    if (isSending) { isWanted = true; return; }
    isSending = true;
    clearTimeout(timer);
    const before = mine().length;
    do { isWanted = false; await pass(); } while (isWanted && !trouble);
    isSending = false;
    show();
    const left = mine();
    if (left.length < before) document.dispatchEvent(new Event("arbitro:sent"));
    const tries = Math.max(0, ...left.map((slip) => slip.tries || 0));
    if (left.length) timer = setTimeout(send, Math.min(15000, 500 * 2 ** Math.min(tries, 5)));
  }
  // A phone that was asleep, or is back on the network, does not wait for a timer.
  const wake = () => { if (mine().length) send(); };
  for (const event of ["online", "focus", "pageshow"]) addEventListener(event, wake);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  document.addEventListener("resume", wake);
  addEventListener("storage", show);

  // --- Tapping ---------------------------------------------------------------------------------------------------
  if (tables) {
    tables.addEventListener("submit", (event) => {
      const form = event.target;
      if (!form.classList.contains("slip")) return;
      event.preventDefault();
      const button = event.submitter;
      const { csrf, key, ...fields } = Object.fromEntries(new FormData(form));
      fields.result = button ? button.value : "";
      if (fields.result === "" && !fields.note) return;
      const isFree = fields.result === "undo" ? !button.hasAttribute("data-reason") : fields.result === fields.was;
      if (fields.was && fields.result !== "" && !isFree && !fields.reason) {
        const reason = form.querySelector("[name=reason]");
        if (reason) {
          reason.closest("details").open = true; reason.required = true; reason.reportValidity(); reason.required = false; }
        return;
      }
      const bytes = crypto.getRandomValues(new Uint8Array(12));
      const name = button && button.querySelector(".name");
      const slip = {
        key: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
        at: Date.now(), person: sync.dataset.person, who: sync.dataset.who,
        fields, words: name ? name.textContent : "", tries: 0,
      };
      keep(slip);
      mark(slip);
      send();
    });
    // The page has been fetched anew: what somebody is writing or has not read stays.
    tables.addEventListener("arbitro:fresh", async (event) => {
      await released();
      const fresh = event.detail;
      for (const section of fresh.querySelectorAll("section")) {
        const old = tables.querySelector(`section[data-group="${section.dataset.group}"]`);
        const isBusy = old && (old.querySelector("details[open], .conflict") || old.contains(document.activeElement) && document.activeElement.matches("input, select"));
        if (isBusy) section.replaceWith(old);
      }
      tables.replaceChildren(...fresh.childNodes);
      tellAll();
    });
  }

  // --- Leaving ---------------------------------------------------------------------------------------------------
  // Going on to another page of the desk loses nothing: every page sends. Going away is asked about.
  let isInside = false;
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (link && link.origin === location.origin && !link.target) isInside = true;
  });
  document.addEventListener("submit", (event) => {
    isInside = !event.defaultPrevented;
    // Who signs out leaves no names behind on a borrowed phone.
    if (event.target.getAttribute("action") === "/leave" && window.caches) caches.delete(PAGES);
  });
  addEventListener("pageshow", () => { isInside = false; });
  addEventListener("beforeunload", (event) => { if (!isInside && mine().length) event.preventDefault(); });

  // --- Pages without network -------------------------------------------------------------------------------------
  // Browsers allow it over HTTPS and on the desk's own computer only.
  async function keepPages() {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    const pages = await caches.open(PAGES);
    const files = document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src]");
    await pages.addAll([...files].map((file) => file.href || file.src));
    const here = tables ? location.pathname : "/arbiter";
    const answer = await fetch(here, { headers: { Accept: "text/html" } });
    if (answer.ok && answer.headers.get("X-Arbitro")) await pages.put(here, answer);
    document.documentElement.dataset.kept = "yes";
  }
  if (sync.dataset.person && navigator.serviceWorker && window.caches) keepPages().catch(() => {});

  tellAll();
  show();
  wake();
})();
