// What HTML alone cannot do: pages that follow the championship, and slips that survive a bad network.
"use strict";
(() => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));

  // --- Pages that follow the championship -------------------------------------------------------------------
  const live = document.querySelector("[data-live]");
  let isFetching = false;

  async function refresh() {
    if (!live || isFetching) return;
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
      if (live.id === "tables") { mergeTables(fresh); return; }
      if (live.dataset.wall) { showSlide(fresh); return; }
      const before = new Set([...live.querySelectorAll("tbody tr")].map((row) => row.innerHTML));
      live.replaceChildren(...fresh.childNodes);
      if (before.size) {
        for (const row of live.querySelectorAll("tbody tr")) if (!before.has(row.innerHTML)) row.classList.add("changed");
      }
    } catch { /* The stream will say again when the network is back. */ } finally { isFetching = false; }
  }

  if (live && window.EventSource) {
    const stream = new EventSource("/live?of=" + encodeURIComponent(live.dataset.live));
    stream.addEventListener("change", refresh);
    stream.addEventListener("hello", (event) => { if (event.data !== live.dataset.version) refresh(); });
  }

  // --- The projector ----------------------------------------------------------------------------------------
  function showSlide(fresh) {
    live.replaceChildren(...fresh.childNodes);
    live.dataset.next = fresh.dataset.next;
    live.dataset.n = fresh.dataset.n;
  }
  if (live && live.dataset.wall) {
    setInterval(() => { live.dataset.n = live.dataset.next; refresh(); }, 12000);
    document.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowRight" && event.key !== " ") return;
      live.dataset.n = live.dataset.next;
      refresh();
    });
  }

  // --- The arbiter's slips ----------------------------------------------------------------------------------
  const tables = document.getElementById("tables");
  if (!tables) return;
  const STORE = "arbitro.slips";
  const sync = document.getElementById("sync");
  let queue = [];
  try { queue = JSON.parse(localStorage.getItem(STORE) || "[]"); } catch { queue = []; }

  function keep() {
    try { localStorage.setItem(STORE, JSON.stringify(queue)); } catch { /* Then it lives as long as the page. */ }
    const isOn = queue.some((slip) => slip.tries > 0);
    sync.classList.toggle("on", isOn);
    sync.textContent = isOn ? `${queue.length} ${sync.dataset.pending}. ${sync.dataset.offline}` : "";
  }

  function boardOf(slip) {
    const place = slip.fields.slip.split("/").slice(0, 3).join("/");
    return [...tables.querySelectorAll("[data-slip]")].find((board) => board.dataset.slip.split("/").slice(0, 3).join("/") === place);
  }

  function mark(slip) {
    const board = boardOf(slip);
    if (!board) return;
    board.classList.remove("conflict");
    board.classList.add("pending");
    board.querySelector(".state").textContent = `${slip.fields.result === "undo" ? "↶" : slip.fields.result} ${slip.words} · ${tables.dataset.pending}`;
    for (const button of board.querySelectorAll("button")) button.disabled = true;
  }

  function put(board, html, status, text) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const fresh = page.querySelector("[data-slip]");
    if (!fresh) return;
    if (status === "conflict" || status === "refused") {
      fresh.classList.add("conflict");
      const notice = page.createElement("p");
      notice.className = "notice bad";
      notice.setAttribute("role", "alert");
      notice.textContent = text;
      fresh.querySelector("h3").after(notice);
    }
    const hadFocus = board.contains(document.activeElement);
    board.replaceWith(fresh);
    if (hadFocus) { fresh.tabIndex = -1; fresh.focus(); }
  }

  function mergeTables(fresh) {
    const waiting = new Set(queue.map((slip) => slip.fields.slip));
    for (const section of fresh.querySelectorAll("section")) {
      const old = tables.querySelector(`section[data-group="${section.dataset.group}"]`);
      const isBusy = old && (old.querySelector("details[open], .conflict") || old.contains(document.activeElement) && document.activeElement.matches("input, select"));
      if (isBusy) section.replaceWith(old);
    }
    tables.replaceChildren(...fresh.childNodes);
    for (const slip of queue) if (waiting.has(slip.fields.slip)) mark(slip);
  }

  let isSending = false;
  async function send() {
    if (isSending) return;
    isSending = true;
    while (queue.length) {
      const slip = queue[0];
      try {
        const body = new URLSearchParams({ ...slip.fields, csrf: currentToken(slip) });
        const stop = new AbortController();
        const timer = setTimeout(() => stop.abort(), 8000);
        const answer = await fetch("/arbiter/slip", { method: "POST", body, headers: { Accept: "application/json" }, signal: stop.signal });
        clearTimeout(timer);
        // A server that is tired is asked again with the same key; it never counts twice.
        if (answer.status >= 500 || answer.status === 408) throw new Error("again");
        const kind = answer.headers.get("Content-Type") || "";
        const said = kind.includes("json") ? await answer.json() : { status: "refused", text: document.title };
        queue.shift();
        keep();
        const board = boardOf(slip);
        if (board && said.html) put(board, said.html, said.status, said.text);
        else if (board) { board.classList.remove("pending"); board.classList.add("conflict"); board.querySelector(".state").textContent = said.text; for (const button of board.querySelectorAll("button")) button.disabled = false; }
        if (kind && !kind.includes("json")) location.reload();
      } catch {
        slip.tries += 1;
        keep();
        await Promise.race([wait(Math.min(15000, 500 * 2 ** Math.min(slip.tries, 5))), new Promise((done) => addEventListener("online", done, { once: true }))]);
      }
    }
    isSending = false;
    refresh();
  }

  // The session may be a newer one than when the slip was written.
  function currentToken(slip) {
    const field = document.querySelector("input[name=csrf]");
    return field ? field.value : slip.fields.csrf;
  }

  tables.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.classList.contains("slip")) return;
    event.preventDefault();
    const button = event.submitter;
    const fields = Object.fromEntries(new FormData(form));
    fields.result = button ? button.value : "";
    if (fields.result === "" && !fields.note) return;
    if (fields.was && fields.result !== "undo" && fields.result !== "" && !fields.reason) {
      const reason = form.querySelector("[name=reason]");
      if (reason) { reason.required = true; reason.reportValidity(); reason.required = false; }
      return;
    }
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    fields.key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const name = button && button.querySelector(".name");
    const slip = { fields, tries: 0, words: name ? name.textContent : "" };
    queue.push(slip);
    keep();
    mark(slip);
    send();
  });

  for (const slip of queue) mark(slip);
  keep();
  if (queue.length) send();
  addEventListener("online", () => send());
})();
