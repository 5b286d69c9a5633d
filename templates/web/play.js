// Plays without reloading, with the keyboard, and follows the other phone. Every link works without it.
"use strict";
(() => {
  const game = () => document.getElementById("game");
  if (!game()) {
    readFiles();
    return;
  }
  let busy = 0;
  let isAsking = false;
  let stream = null;
  // Where the game that is shown is kept: its address.
  let here = location.href;

  // The sentences of boards stand on the page once, not with every position.
  function words(key, values = {}) {
    const all = document.getElementById("words");
    let text = (all && all.dataset[key]) || "";
    for (const [name, value] of Object.entries(values)) text = text.replaceAll(`%${name}`, value);
    return text;
  }
  const hand = window.arbitroHand({ game, show, choose, settle, say, words });

  // What this device makes of an address, where it has the engine and the game is its own matter.
  async function ownAnswer(address, isThinking) {
    const { game: id, page } = game().dataset;
    // A server that must think may as well show the page, unless it has none for this game.
    if (!id || !window.arbitroEngine || !(window.arbitroEngine.isHere || game().dataset.alone !== undefined)) return null;
    const { search } = new URL(address, location);
    const csrf = game().querySelector("input[name=csrf]");
    const file = await ownFile(id);
    const answer = await window.arbitroEngine.ask({
      ask: isThinking ? "think" : "board", game: id, page, query: search.slice(1), file,
      language: document.documentElement.lang, csrf: csrf ? csrf.value : undefined,
    });
    return answer.is === "board" ? { text: answer.html, url: new URL(answer.address, location).href } : null;
  }

  // The text of a game that the engine does not have itself: on the page, of the workshop, or from the server.
  let fetched = null;
  async function ownFile(id) {
    if (window.arbitroFile) return window.arbitroFile(id);
    const here = document.getElementById("game-file");
    if (here) return here.textContent;
    if (!document.documentElement.dataset.files) return undefined;
    if (!fetched) fetched = fetch(`/games/${id}/file.yaml`).then((answer) => answer.status === 200 ? answer.text() : undefined);
    return fetched;
  }
  window.arbitroOwnFile = ownFile;

  async function serverAnswer(address, options) {
    const answer = await fetch(address, Object.assign({ headers: { Accept: "text/html" } }, options));
    // What a network that wants a password says in the desk's place, or a proxy while the desk is away, is no answer.
    const desk = answer.headers.get("X-Arbitro");
    // A desk whose championship is not open is none for boards either.
    if (desk !== "desk") throw Object.assign(new Error("not the desk"), { says: desk === "closed" && game().dataset.closed });
    return { text: await answer.text(), url: answer.url };
  }

  // Shows what this device or the server says, in place of what stands there.
  async function show(address, options, how, isThinking) {
    const turn = ++busy;
    isAsking = true;
    let answer = null;
    while (!answer) {
      try {
        answer = !options.method && await ownAnswer(address, isThinking);
        // Without a server there is nobody else to ask.
        if (!answer && game().dataset.alone !== undefined) { isAsking = false; say(game().dataset.alone); return; }
        if (!answer) answer = await serverAnswer(address, options);
      } catch (error) {
        // The board stays, and it is tried again: what is sent says for which position, so that it is played once.
        if (turn === busy) await network(error.says);
      }
      if (turn !== busy) return;
    }
    online();
    isAsking = false;
    const page = new DOMParser().parseFromString(answer.text, "text/html");
    const answered = page.getElementById("game");
    if (!answered) {
      location.href = answer.url;
      return;
    }
    const wasOver = Boolean(game().querySelector(".status.over"));
    const active = game().contains(document.activeElement) ? document.activeElement : null;
    const focus = active && handle(active);
    const open = [...game().querySelectorAll("details[data-keep][open]")].map((one) => one.dataset.keep);
    const shown = game();
    hand.become(shown, answered);
    if (page.title) document.title = page.title;
    here = answer.url;
    // Pages from a file may not change their address; the game goes on all the same. An address that holds a move which is
    // only about to be sent is never shown, so that nothing sends it again.
    try {
      if (shown.querySelector("form.confirm")) { /* It stays as it was. */ }
      else if (how === "push") history.pushState(null, "", answer.url);
      else history.replaceState(null, "", answer.url);
    } catch { /* It stays as it was. */ }
    open.forEach((name) => shown.querySelectorAll(`details[data-keep="${name}"]`).forEach((one) => { one.open = true; }));
    prepare(how === "push");
    // Whoever goes by the keys stays where they were, or comes to the board where that is gone.
    const isLost = active && !shown.contains(document.activeElement);
    const again = (focus && shown.querySelector(focus)) || (isLost && shown.querySelector('.spot[tabindex="0"]'));
    if (again) settle(again, { preventScroll: true });
    const what = hand.enliven(shown);
    if (!wasOver && shown.querySelector(".status.over")) hand.sound("end");
    else if (what) hand.sound(what);
    say();
    document.dispatchEvent(new CustomEvent("arbitro:shown", { detail: answer.url }));
    if (!isAsking) catchUp();
    drain();
  }
  // The cells of a move as it is written: what stands before a colon is a piece, in the words of the game file.
  window.arbitroCells = (move) => {
    const names = [...game().querySelectorAll(".spot")].map((spot) => spot.dataset.cell).sort((a, b) => b.length - a.length);
    return names.length ? move.split(":").pop().match(new RegExp(names.join("|"), "g")) || [] : [];
  };
  window.arbitroShow = (address) => show(address, {}, "push");

  // --- Without network: the board stays, a line says so, and it is tried again until there is one -------------------
  const AGAIN = 2000;
  let lost = null;
  function network(says) {
    if (!lost) {
      lost = Object.assign(document.createElement("p"), { className: "notice bad net", textContent: words("net") });
      lost.setAttribute("role", "status");
      document.getElementById("main").prepend(lost);
    }
    if (says && lost.textContent !== says) lost.textContent = says;
    return new Promise((done) => {
      setTimeout(done, AGAIN);
      addEventListener("online", done, { once: true });
    });
  }
  function online() {
    if (lost) lost.remove();
    lost = null;
  }

  // --- No tap is lost: what is tapped while something is asked, or while the computer thinks, waits for it -----------
  const DOUBLE = 450;
  const taps = [];
  let last = { cell: "", at: 0 };
  const find = (cell) => game().querySelector(`#cell-${CSS.escape(cell)}`);
  function showTaps() {
    game().querySelectorAll(".spot.waits").forEach((spot) => spot.classList.remove("waits"));
    taps.forEach((cell) => { const spot = find(cell); if (spot) spot.classList.add("waits"); });
  }
  function tap(spot) {
    const { cell } = spot.dataset;
    const isDouble = last.cell === cell && performance.now() - last.at < DOUBLE;
    last = { cell, at: performance.now() };
    if (!isAsking) { choose(spot); return; }
    if (isDouble) return;
    // The same cell once more is a change of mind.
    if (taps.includes(cell)) taps.length = 0;
    else taps.push(cell);
    if (taps.length) say(words("waits", { c: cell }));
    showTaps();
  }
  function drain() {
    if (isAsking || !taps.length) { showTaps(); return; }
    const spot = find(taps.shift());
    showTaps();
    if (!spot) return;
    if (!spot.matches("a")) taps.length = 0;
    choose(spot);
  }

  function handle(element) {
    if (element.id) return "#" + CSS.escape(element.id);
    return element.dataset.go ? `[data-go="${element.dataset.go}"]` : null;
  }

  // What happened, for those who listen: the last move and whose turn it is.
  function say(words) {
    const status = game().querySelector(".status");
    if (!words && game().dataset.says) words = game().dataset.says;
    // The goal only keeps the room of what is said in its place.
    const parts = status ? [...game().querySelectorAll(".status p, .acts > .reason")].filter((part) => !part.matches(":is(.prompt, .reason) ~ .goal")) : [];
    const said = [game().dataset.said, parts.map((part) => part.textContent.trim()).join(" ")];
    document.getElementById("says").textContent = words || said.filter(Boolean).join(". ");
  }

  // One cell is in the order of tabs; arrows lead to the others.
  function settle(spot, how) {
    if (spot.classList.contains("spot")) {
      game().querySelectorAll(".spot").forEach((other) => other.setAttribute("tabindex", other === spot ? "0" : "-1"));
    }
    spot.focus(how);
  }

  // Where the board stands below what is said, a reason that is longer than the goal would push it away: it is told below the board.
  const isNarrow = matchMedia("(max-width: 61.99rem)");
  function makeRoom() {
    const reason = game().querySelector(".status.over .reason");
    const goal = reason && reason.parentElement.querySelector(".goal");
    if (!goal || !isNarrow.matches || game().matches(".live")) return;
    const room = Math.max(goal.offsetHeight, parseFloat(getComputedStyle(reason.parentElement).minHeight) || 0);
    if (reason.offsetHeight > room + 1) game().querySelector(".acts").append(reason);
  }

  // `isChosen` says whether somebody tapped for what is shown: only then is a move that it says sent.
  function prepare(isChosen) {
    const spots = [...game().querySelectorAll(".spot")];
    const first = spots.find((spot) => spot.matches(".picked")) || spots.find((spot) => spot.matches(".hint")) ||
      spots.find((spot) => spot.matches("a")) || spots[0];
    spots.forEach((spot) => spot.setAttribute("tabindex", spot === first ? "0" : "-1"));
    game().querySelectorAll("input.address").forEach((field) => { field.value = new URL(field.value, location).href; });
    const shown = game().querySelector(".plies [aria-current]");
    if (shown && shown.parentElement) {
      // The list is what its moves are placed in, so their distance from its top is what it scrolls by.
      const list = shown.closest("ol");
      list.scrollTop = shown.offsetTop + shown.offsetHeight / 2 - list.clientHeight / 2;
    }
    makeRoom();
    const review = game().querySelector("[data-do=review]");
    if (review) review.hidden = !window.arbitroEngine;
    hand.prepare();
    const think = game().querySelector('[data-go="think"]');
    if (think) show(think.href, {}, "replace", true);
    // Whoever has played goes on to the board of the next round by themselves.
    const next = game().querySelector("form[data-next]");
    if (next) { next.submit(); return; }
    const confirm = game().querySelector("form.confirm");
    if (confirm && isChosen) send(confirm, confirm.querySelector("button"));
    follow();
  }

  function send(form, button) {
    const fields = new URLSearchParams(new FormData(form));
    if (button && button.name) fields.set(button.name, button.value);
    show(form.getAttribute("action"), { method: "POST", body: fields }, "replace");
  }

  // Moves of the other phone come as they happen. The first word of a stream says how the game stands, so that
  // nothing is missed by who comes back after a break.
  function follow() {
    const address = game().dataset.events;
    if (!address || stream) return;
    stream = new EventSource(address);
    stream.onopen = () => { if (!isAsking) online(); };
    stream.onmessage = (event) => {
      const [version, other] = event.data.split(" ");
      presence(other);
      newest = Number(version);
      // What was sent is being answered with how the game stands then.
      if (!isAsking) catchUp();
    };
    // A stream that was refused does not come back by itself.
    stream.onerror = () => {
      if (!stream) return;
      network();
      if (stream.readyState !== EventSource.CLOSED) return;
      // What is being sent is tried again by itself, and answered with how the game stands then.
      setTimeout(() => { again(); if (!isAsking) show(location.href, {}, "quiet"); }, 3000);
    };
  }

  let newest = 0;
  function catchUp() {
    if (newest > Number(game().dataset.version)) show(location.href, {}, "quiet");
  }

  // Whether the other player has the game open; a page that is opened anew is away for a moment, and that is no news.
  const AWAY = 4000;
  let leaving = null;
  function presence(other) {
    clearTimeout(leaving);
    const tell = () => {
      const part = game().querySelector(".presence");
      if (!part || !other) return;
      part.classList.toggle("away", other === "away");
      if (part.textContent !== part.dataset[other]) part.textContent = part.dataset[other];
    };
    if (other === "away") leaving = setTimeout(tell, AWAY);
    else tell();
  }

  // A phone that was asleep may hold a stream that is long dead.
  function again() {
    if (stream) stream.close();
    stream = null;
    follow();
  }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) again(); });
  document.addEventListener("resume", again);
  addEventListener("online", again);
  // A page that was left keeps no connection; one that comes back has it again.
  addEventListener("pagehide", () => { if (stream) stream.close(); stream = null; });
  addEventListener("pageshow", (event) => { if (event.persisted) again(); });

  // The cell that lies next in a direction: near, and not far off the line.
  function towards(spot, x, y) {
    let best = null;
    let least = Infinity;
    for (const other of game().querySelectorAll(".spot")) {
      if (other === spot) continue;
      const dx = other.dataset.x - spot.dataset.x;
      const dy = other.dataset.y - spot.dataset.y;
      const along = dx * x + dy * y;
      const across = Math.abs(dx * y) + Math.abs(dy * x);
      if (along <= 0.5 || across > along * 1.8) continue;
      const far = along + across * 2;
      if (far < least) { least = far; best = other; }
    }
    return best;
  }

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const KEYS = { u: "undo", r: "redo", m: "hints", Escape: "cancel" };

  // What was taken back, to be played again.
  const undone = [];
  function redo() {
    const address = undone.pop();
    if (address) show(address, {}, "push");
    return Boolean(address);
  }

  function press(go) {
    if (go === "redo") return redo();
    if (go === "cancel" && taps.length) { taps.length = 0; showTaps(); return true; }
    const element = game().querySelector(`[data-go="${go}"]`);
    if (element) element.click();
    return Boolean(element);
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.target.closest("input, textarea, select")) return;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      const go = key === "y" || (key === "z" && event.shiftKey) ? "redo" : key === "z" && "undo";
      if (go && press(go)) event.preventDefault();
      return;
    }
    const spot = event.target.closest(".spot");
    const arrow = ARROWS[event.key];
    if (spot && arrow) {
      const next = towards(spot, arrow[0], arrow[1]);
      if (next) settle(next);
      event.preventDefault();
      return;
    }
    if (spot && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      tap(spot);
      return;
    }
    if (!spot && event.key === "ArrowLeft" && press("back")) event.preventDefault();
    if (!spot && event.key === "ArrowRight" && press("next")) event.preventDefault();
    const go = KEYS[event.key] || KEYS[event.key.toLowerCase()];
    if (go && press(go)) event.preventDefault();
  });

  function choose(spot) {
    if (spot.matches("a")) {
      if (spot.matches("[data-plays]")) undone.length = 0;
      // It is seen at once that the tap was heard, however long the answer takes.
      spot.classList.add("pressed");
      show(spot.getAttribute("href"), {}, "push");
      return;
    }
    // The one reason that applies: the part of the rule that forbids it, or what can be played where that is little.
    const { wait } = game().dataset;
    const why = spot.dataset.why || "n";
    const rule = (spot.closest(".gameboard").dataset.rules || "").split("|")[why];
    const free = [...game().querySelectorAll("a.spot")].map((one) => one.dataset.cell);
    const from = game().querySelector(".spot.picked") || game().querySelector("a.spot:not([data-plays])");
    const reason = words(`why${why.toUpperCase()}`, { c: spot.dataset.cell, f: from ? from.dataset.cell : "" });
    const only = why === "n" && free.length && free.length < 7 ? words("whyOnly", { l: free.join(", ") }) : "";
    const said = wait || rule || [reason || words("whyN", { c: spot.dataset.cell }), only].filter(Boolean).join(" ");
    const part = game().querySelector(".why");
    if (part) { part.textContent = said; part.hidden = false; }
    say(said);
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const spot = event.target.closest("#game .spot");
    if (spot) {
      event.preventDefault();
      settle(spot);
      if (!hand.isLook(spot)) tap(spot);
      return;
    }
    const link = event.target.closest("#game a[data-go]");
    if (link) {
      event.preventDefault();
      taps.length = 0;
      if (link.dataset.go === "undo") undone.push(here);
      else if (link.dataset.go === "move" || link.dataset.go === "again") undone.length = 0;
      show(link.getAttribute("href"), {}, "push", link.dataset.go === "think");
    }
    const field = event.target.closest("input.address");
    if (field) field.select();
  });

  // Who was winning after each move: a bar above the line for whoever began, below it for the other, and a tap leads there.
  function worth(values) {
    const graph = Object.assign(document.createElement("li"), { className: "worth" });
    const names = [...game().querySelectorAll(".seat .name")].map((name) => name.firstChild.textContent.trim());
    const plies = game().querySelectorAll(".plies ol a");
    values.forEach((winner, at) => {
      const bar = document.createElement(at && plies[at - 1] ? "a" : "span");
      bar.className = winner === null ? "unknown" : ["nobody", "first", "second"][winner];
      const who = winner === null ? "?" : names[winner - 1] || "=";
      bar.title = `${at}: ${who}`;
      bar.setAttribute("aria-label", bar.title);
      if (bar.matches("a")) { bar.href = plies[at - 1].href; bar.dataset.go = "ply"; }
      else bar.setAttribute("role", "img");
      graph.append(bar);
    });
    return graph;
  }

  // Who was winning from which move to which, in words; what is not known is left out.
  function spans(values) {
    const names = [...game().querySelectorAll(".seat .name")].map((name) => name.firstChild.textContent.trim());
    const found = [];
    values.forEach((winner, at) => {
      const last = found[found.length - 1];
      if (last && last.winner === winner) last.to = at;
      else found.push({ winner, from: at, to: at });
    });
    // Before the first move nothing was played that could be spoken of, and after the last the result says it.
    const said = found.filter((one) => one.winner !== null && one.to > 0 && one.from < values.length - 1)
      .map(({ winner, from, to }) => {
        const kind = from === 0 ? "Start" : from === to ? "One" : "";
        return words(`${winner ? "reviewLed" : "reviewLevel"}${kind}`, { a: from, b: to, s: names[winner - 1] });
      });
    return said.length ? [Object.assign(document.createElement("li"), { className: "spans", textContent: said.join(" ") })] : [];
  }

  // The positions from which a win was given away: only whoever has a won game can change that.
  function gifts(values) {
    const found = values.map((winner, at) => (winner && at + 1 < values.length && values[at + 1] !== null && values[at + 1] !== winner ? at : -1));
    return found.filter((at) => at >= 0);
  }
  // A sentence about a move leads to the board as it was before it.
  function told(text, at) {
    const item = Object.assign(document.createElement("li"), { textContent: text });
    const ply = at > 0 && game().querySelectorAll(".plies ol a")[at - 1];
    if (!ply) return item;
    const link = Object.assign(document.createElement("a"), { href: ply.href, textContent: words("reviewShow") });
    link.dataset.go = "ply";
    item.append(" ", link);
    return item;
  }

  // Where the win was given away, as far as this device can prove it.
  async function review(button) {
    button.disabled = true;
    game().querySelector(".review")?.replaceChildren(Object.assign(document.createElement("li"), { textContent: words("reviewLooks") }));
    const { game: id, page } = game().dataset;
    const question = { ask: "review", game: id, page, query: location.search.slice(1), file: await ownFile(id), language: document.documentElement.lang };
    const answer = await window.arbitroEngine.ask(question, 120000);
    const list = game().querySelector(".review");
    if (list) list.replaceChildren();
    if (answer.is === "review" && list) {
      const places = gifts(answer.worth);
      list.replaceChildren(worth(answer.worth), ...spans(answer.worth), ...answer.says.map((text, number) => told(text, places[number])));
    }
    button.disabled = false;
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest("#game [data-do=review]");
    if (button) review(button);
  });

  document.addEventListener("submit", (event) => {
    const form = event.target.closest("#game .at-board form");
    if (!form) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  window.addEventListener("popstate", () => show(location.href, {}, "replace"));
  // A page without a server holds the start of the game; the address may hold more of it.
  if (game().dataset.alone !== undefined && location.search) show(location.href, {}, "replace");
  else prepare();
  hand.remember();

  function readFiles() {
    const field = document.querySelector("input[data-into]");
    if (!field) return;
    field.closest("p").hidden = false;
    field.addEventListener("change", async () => {
      const file = field.files[0];
      if (file) document.getElementById(field.dataset.into).value = (await file.slice(0, 200000).text());
    });
  }
})();
