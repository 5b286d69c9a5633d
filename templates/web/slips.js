// Results that were tapped: kept in this browser until the desk itself has answered, whatever the network does.
"use strict";
(() => {
  const sync = document.getElementById("sync");
  if (!sync) return;
  const tables = document.getElementById("tables");
  // What was saved is also said: a board that is replaced says nothing by itself.
  const voice = document.createElement("p");
  voice.className = "sr";
  voice.setAttribute("role", "status");
  if (tables) tables.before(voice);
  const PREFIX = "arbitro.slip.";
  const PAGES = "arbitro";
  // Only these words of the desk mean that a slip has arrived.
  const VERDICTS = ["saved", "same", "conflict", "refused"];

  // --- What is kept: one entry a slip, so that two pages never write over each other's --------------------------
  // What was tapped here lives as long as the page, too: where the browser keeps nothing, and where it is told to forget.
  const tapped = new Map();

  function keep(slip) {
    if (tapped.has(slip.key)) tapped.set(slip.key, slip);
    try { localStorage.setItem(PREFIX + slip.key, JSON.stringify(slip)); } catch { tapped.set(slip.key, slip); }
  }
  function drop(slip) {
    tapped.delete(slip.key);
    try { localStorage.removeItem(PREFIX + slip.key); } catch { /* It was not there. */ }
  }
  // Whether the browser has forgotten, or never kept, what this page still knows.
  function isForgotten() {
    try { return [...tapped.keys()].some((key) => localStorage.getItem(PREFIX + key) === null); } catch { return tapped.size > 0; }
  }
  function all() {
    const found = new Map(tapped);
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
  // A queue belongs to a person of a championship; another one at the same address has other people by the same numbers.
  const isHere = (slip) => slip.championship === sync.dataset.championship;
  const isMine = (slip) => isHere(slip) && slip.person === sync.dataset.person;
  const mine = () => waiting().filter(isMine);

  // --- What the page says about it -----------------------------------------------------------------------------
  let trouble = "";
  // Each try keeps it anew, but a browser that forgot once may do so again.
  let hasForgotten = false;
  const [adopt, discard] = sync.querySelectorAll("button");

  function show() {
    const own = mine();
    const rest = waiting().filter((slip) => !isMine(slip));
    const others = rest.filter(isHere);
    const elsewhere = rest.filter((slip) => slip.championship && !isHere(slip));
    const unsaid = rest.filter((slip) => !slip.championship);
    const lines = [];
    const count = (slips) => sync.dataset.waiting.replace("%", slips.length);
    if (own.length && trouble) lines.push(`${count(own)} ${sync.dataset[trouble].replaceAll("%", sync.dataset.name)}`);
    if (others.length) {
      const names = [...new Set(others.map((slip) => slip.who))].join(", ");
      lines.push(`${count(others)} ${sync.dataset.others.replaceAll("%", names)}`);
    }
    if (elsewhere.length) {
      const names = [...new Set(elsewhere.map((slip) => slip.of))].join(", ");
      lines.push(`${count(elsewhere)} ${sync.dataset.elsewhere.replaceAll("%", names)}`);
    }
    if (unsaid.length) lines.push(`${count(unsaid)} ${sync.dataset.unsaid.replaceAll("%", sync.dataset.name)}`);
    hasForgotten = own.length > 0 && (hasForgotten || isForgotten());
    if (hasForgotten) lines.push(sync.dataset.forgotten);
    if (!tables && all().some((slip) => slip.said)) lines.push(sync.dataset.refused);
    const text = lines.join(" ");
    const place = sync.querySelector("p");
    // Said again only when it is something else: screen readers read every change.
    if (place.textContent !== text) place.textContent = text;
    sync.classList.toggle("on", lines.length > 0);
    sync.querySelector("a").hidden = !(others.length || (own.length && trouble === "signIn"));
    discard.hidden = !rest.length;
    adopt.hidden = !(unsaid.length && sync.dataset.person);
  }
  discard.addEventListener("click", () => {
    if (!confirm(sync.dataset.ask)) return;
    for (const slip of waiting()) if (!isMine(slip)) drop(slip);
    show();
  });
  // What was kept before slips named their championship goes nowhere until somebody says that it is this one.
  adopt.addEventListener("click", () => {
    const { championship, name: of } = sync.dataset;
    for (const slip of waiting()) if (!slip.championship) keep({ ...slip, championship, of });
    tellAll();
    show();
    send();
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
    for (const button of board.querySelectorAll("button")) button.disabled = !isStuck(slip);
  }
  // What could not be sent may still be changed: a tap on the other side takes its place.
  const flying = new Set();
  function isStuck(slip) { return (slip.tries || 0) > 0 && !flying.has(slip.key); }
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
    const wasDone = board.classList.contains("done");
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
    // The number that is missing follows at once; the rest of the page comes with the next look.
    const missing = tables.querySelector("[data-missing]");
    const isDone = shown.classList.contains("done");
    if (missing && wasDone !== isDone) missing.textContent = String(Math.max(0, Number(missing.textContent) + (isDone ? -1 : 1)));
    if (isRefused) warn(shown, said.text);
    else if (said.changed) warn(shown, said.changed);
    if (!isRefused) voice.textContent = shown.querySelector("h3").textContent;
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
    const { key, person, championship } = slip;
    const body = new URLSearchParams({ ...slip.fields, key, person, championship, csrf: sync.dataset.token });
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
    // Another championship is open at this address now.
    if (said && said.desk === "arbitro" && said.status === "elsewhere") return "elsewhere";
    if (answer.status === 401 || answer.status === 403) {
      const fresh = isSecond ? "signIn" : await renew();
      return fresh || post(slip, true);
    }
    // A server that is tired is asked again with the same key; it never counts twice.
    return answer.status >= 500 ? "again" : "strange";
  }

  // The page may be older than the session: asks who is signed in now. Returns what stands in the way, or nothing when it
  // is still the same person of the same championship.
  async function renew() {
    try {
      const answer = await fetch("/enter", { headers: { Accept: "text/html" }, cache: "no-store" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("sync");
      if (fresh && fresh.dataset.championship !== sync.dataset.championship) return "elsewhere";
      if (!fresh || !fresh.dataset.token || fresh.dataset.person !== sync.dataset.person) return "signIn";
      sync.dataset.token = fresh.dataset.token;
      for (const field of document.querySelectorAll("input[name=csrf]")) field.value = fresh.dataset.token;
      return "";
    } catch {
      return "signIn";
    }
  }

  // Sends what can be sent. What was tapped at one board goes in its order; boards do not wait for one another.
  async function pass() {
    const stuck = new Set();
    trouble = "";
    hasForgotten ||= isForgotten();
    for (const slip of mine()) {
      const place = placeOf(slip.fields.slip);
      // Another page may have sent it meanwhile.
      if (stuck.has(place) || !all().some((known) => known.key === slip.key)) continue;
      flying.add(slip.key);
      const found = await post(slip, false);
      flying.delete(slip.key);
      if (!found) continue;
      trouble = found;
      const tried = { ...slip, tries: (slip.tries || 0) + 1 };
      keep(tried);
      mark(tried);
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
    if (isForgotten()) show();
    if (left.length) timer = setTimeout(send, Math.min(15000, 500 * 2 ** Math.min(tries, 5)));
  }
  // A phone that was asleep, or is back on the network, does not wait for a timer.
  const wake = () => { if (mine().length) send(); };
  for (const event of ["online", "focus", "pageshow"]) addEventListener(event, wake);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  document.addEventListener("resume", wake);
  addEventListener("storage", (event) => {
    // Another page has sent it; a browser that forgets everything names no entry.
    if (event.key && event.key.startsWith(PREFIX) && event.newValue === null) tapped.delete(event.key.slice(PREFIX.length));
    show();
  });

  // --- Tapping ---------------------------------------------------------------------------------------------------
  if (tables) {
    tables.addEventListener("submit", (event) => {
      const form = event.target;
      if (!form.classList.contains("slip")) return;
      event.preventDefault();
      const button = event.submitter;
      const { csrf, key: _, championship: __, ...fields } = Object.fromEntries(new FormData(form));
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
        championship: sync.dataset.championship, of: sync.dataset.name, fields, words: name ? name.textContent : "", tries: 0,
      };
      const board = form.closest("[data-slip]");
      for (const old of mine()) {
        const isSame = placeOf(old.fields.slip) === placeOf(fields.slip) && old.fields.was === fields.was;
        if (fields.result !== "" && isSame && old.fields.result !== "" && isStuck(old)) drop(old);
      }
      const isTyped = button && button.matches(":focus-visible");
      tapped.set(slip.key, slip);
      keep(slip);
      mark(slip);
      stay(board, isTyped);
      send();
    });
    // Whoever types goes on to the next board without a result; whoever taps stays where they are.
    function stay(board, isTyped) {
      const boards = [...tables.querySelectorAll("[data-slip]")];
      const next = boards.slice(boards.indexOf(board) + 1).find((one) => one.querySelector(".sides button:not(:disabled)"));
      if (isTyped && next) { next.querySelector(".sides button").focus(); return; }
      board.tabIndex = -1;
      board.focus({ preventScroll: true });
    }
    tables.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const button = event.target.closest(".sides button");
      if (!step || !button) return;
      const open = [...tables.querySelectorAll("[data-slip]")].filter((one) => one.querySelector(".sides button:not(:disabled)"));
      const other = open[open.indexOf(button.closest("[data-slip]")) + step];
      if (!other) return;
      event.preventDefault();
      const sides = [...other.querySelectorAll(".sides button")];
      const at = [...button.parentNode.querySelectorAll("button")].indexOf(button);
      (sides[at] || sides[0]).focus();
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
      const active = document.activeElement;
      const place = tables.contains(active) && active.closest("[data-slip]")?.dataset.slip;
      const value = active.value;
      tables.replaceChildren(...fresh.childNodes);
      tellAll();
      // Whoever was at a board is still there.
      const board = place && [...tables.querySelectorAll("[data-slip]")].find((one) => placeOf(one.dataset.slip) === placeOf(place));
      if (board && !board.contains(document.activeElement)) {
        const same = [...board.querySelectorAll(".sides button:not(:disabled)")].find((one) => one.value === value);
        if (!same) board.tabIndex = -1;
        (same || board).focus({ preventScroll: true });
      }
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
