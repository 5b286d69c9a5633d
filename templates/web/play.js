// Plays without reloading, with the keyboard, and follows the other phone. Every link works without it.
"use strict";
(() => {
  const game = () => document.getElementById("game");
  if (!game()) {
    readFiles();
    return;
  }
  let busy = 0;
  let stream = null;

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
    return { text: await answer.text(), url: answer.url };
  }

  // Shows what this device or the server says, in place of what stands there.
  async function show(address, options, how, isThinking) {
    const turn = ++busy;
    let answer;
    try {
      answer = !options.method && await ownAnswer(address, isThinking);
      // Without a server there is nobody else to ask.
      if (!answer && game().dataset.alone !== undefined) { say(game().dataset.alone); return; }
      if (!answer) answer = await serverAnswer(address, options);
    } catch {
      // Without a network the browser says it best.
      if (how !== "quiet" && turn === busy) location.href = address;
      return;
    }
    if (turn !== busy) return;
    const page = new DOMParser().parseFromString(answer.text, "text/html");
    const fresh = page.getElementById("game");
    if (!fresh) {
      location.href = answer.url;
      return;
    }
    const wasOver = Boolean(game().querySelector(".status.over"));
    const focus = document.activeElement && game().contains(document.activeElement) ? handle(document.activeElement) : null;
    const open = [...game().querySelectorAll("details[data-keep][open]")].map((one) => one.dataset.keep);
    const before = game();
    before.replaceWith(fresh);
    if (page.title) document.title = page.title;
    // Pages from a file may not change their address; the game goes on all the same. An address that holds a move which is
    // only about to be sent is never shown, so that nothing sends it again.
    try {
      if (fresh.querySelector("form.confirm")) { /* It stays as it was. */ }
      else if (how === "push") history.pushState(null, "", answer.url);
      else history.replaceState(null, "", answer.url);
    } catch { /* It stays as it was. */ }
    open.forEach((name) => fresh.querySelectorAll(`details[data-keep="${name}"]`).forEach((one) => { one.open = true; }));
    prepare(how === "push");
    const again = focus && fresh.querySelector(focus);
    if (again) settle(again);
    const what = enliven(before, fresh);
    if (!wasOver && fresh.querySelector(".status.over")) sound("end");
    else if (what) sound(what);
    say();
    document.dispatchEvent(new CustomEvent("arbitro:shown", { detail: answer.url }));
  }
  window.arbitroShow = (address) => show(address, {}, "push");

  function handle(element) {
    if (element.id) return "#" + CSS.escape(element.id);
    return element.dataset.go ? `[data-go="${element.dataset.go}"]` : null;
  }

  // What happened, for those who listen: the last move and whose turn it is.
  function say(words) {
    const status = game().querySelector(".status");
    const said = [game().dataset.said, status ? status.textContent.trim().replace(/\s+/g, " ") : ""];
    document.getElementById("says").textContent = words || said.filter(Boolean).join(". ");
  }

  // --- Movement: pieces glide to where they stand now, and what was taken fades ------------------------------------
  const GLIDE = 220;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

  // The pieces of a board by the cell they stand on.
  function pieces(part) {
    const found = new Map();
    const shapes = [...part.querySelectorAll(".picture .piece")];
    if (!shapes.length) return found;
    const boxes = shapes.map((shape) => [shape, shape.getBBox()]);
    for (const spot of part.querySelectorAll(".spot")) {
      const [x, y] = [Number(spot.dataset.x), Number(spot.dataset.y)];
      const here = boxes.filter(([, box]) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 2.5);
      if (here.length) found.set(spot.dataset.cell, { shapes: here.map(([shape]) => shape), look: here.map(([shape]) => shape.getAttribute("class")).join(), x, y });
    }
    return found;
  }

  // Moves the pieces from where they were to where they are, and says what kind of move it was.
  function enliven(before, fresh) {
    const old = before.kept;
    const now = pieces(fresh);
    fresh.kept = now;
    if (!old) return null;
    const isMoving = !isCalm.matches && fresh.animate;
    let what = null;
    const gone = [...old].filter(([cell, one]) => !now.has(cell) || now.get(cell).look !== one.look);
    const come = [...now].filter(([cell, one]) => !old.has(cell) || old.get(cell).look !== one.look);
    // More than a few is another game, not a move.
    if (come.length + gone.length <= 12) {
      for (const [, one] of come) {
        const at = gone.findIndex(([, other]) => other.look === one.look);
        const from = at < 0 ? null : gone.splice(at, 1)[0][1];
        what = from ? "move" : what || "place";
        if (!isMoving) continue;
        const steps = from
          ? [{ transform: `translate(${from.x - one.x}px, ${from.y - one.y}px)` }, { transform: "none" }]
          : [{ opacity: 0 }, { opacity: 1 }];
        for (const shape of one.shapes) shape.animate(steps, { duration: GLIDE, easing: "ease-in-out" });
      }
      const picture = [...fresh.querySelectorAll(".picture")].pop();
      // What another piece stands on now was changed into it; what is nowhere was taken.
      if (gone.some(([cell]) => !now.has(cell)) && come.length) what = "capture";
      for (const [, one] of isMoving ? gone : []) {
        for (const shape of one.shapes) {
          picture.append(shape);
          shape.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GLIDE }).finished.finally(() => shape.remove());
        }
      }
    }
    return what;
  }
  // What stands on the board now, to be compared with what will.
  function remember() { game().kept = pieces(game()); }

  // --- What a visitor chose for this device ------------------------------------------------------------------------
  function chosen(name, usual) {
    try { return { on: true, off: false }[localStorage.getItem(`arbitro.${name}`)] ?? usual; } catch { return usual; }
  }
  function prefer(name, is) {
    try { localStorage.setItem(`arbitro.${name}`, is ? "on" : "off"); } catch { /* It lasts as long as the page. */ }
    memory[name] = is;
  }
  const memory = {};
  const wishes = (name) => memory[name] ?? chosen(name, name === "zoom" && isSmall());
  function showWishes() {
    game().querySelectorAll(".settings").forEach((part) => { part.hidden = false; });
    game().querySelectorAll("[data-set]").forEach((box) => { box.checked = wishes(box.dataset.set); });
  }
  document.addEventListener("change", (event) => {
    const box = event.target.closest("#game [data-set]");
    if (!box) return;
    prefer(box.dataset.set, box.checked);
    if (box.dataset.set === "sounds" && box.checked) sound("place");
    if (box.dataset.set === "zoom") { unaim(); whole(); }
  });

  // --- Sounds: made here, and none until somebody asks for them ----------------------------------------------------
  let audio = null;
  const SOUNDS = {
    place: [[340, 0, .09, .5]], move: [[260, 0, .07, .35], [340, .06, .08, .4]], capture: [[220, 0, .1, .5], [150, .07, .16, .5]],
    end: [[392, 0, .2, .35], [494, .13, .2, .35], [587, .26, .2, .35], [784, .39, .45, .4]],
  };
  function sound(kind) {
    if (!wishes("sounds") || !window.AudioContext) return;
    audio = audio || new AudioContext();
    if (audio.state === "suspended") audio.resume();
    document.documentElement.dataset.sound = kind;
    for (const [pitch, after, long, loud] of SOUNDS[kind]) {
      const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
      tone.type = "triangle";
      tone.frequency.setValueAtTime(pitch, at);
      tone.frequency.exponentialRampToValueAtTime(pitch * (kind === "end" ? 1 : .7), at + long);
      volume.gain.setValueAtTime(.0001, at);
      volume.gain.exponentialRampToValueAtTime(loud * .5, at + .008);
      volume.gain.exponentialRampToValueAtTime(.0001, at + long);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + long + .02);
    }
  }

  // --- Large boards on small screens: a first tap enlarges and aims, a second one plays ----------------------------
  const ENLARGED = 2.2;
  const SMALLEST = 34;
  const board = () => game().querySelector(".gameboard");
  let lens = null;
  let aim = null;
  // Whether a finger is wider than a cell.
  function isSmall() {
    if (!matchMedia("(pointer: coarse)").matches || !board()) return false;
    const wide = Number((board().dataset.whole || board().getAttribute("viewBox")).split(" ")[2]);
    return wide > 0 && board().getBoundingClientRect().width / (wide / 10) < SMALLEST;
  }
  function look() {
    const picture = board();
    if (!picture) return;
    if (!picture.dataset.whole) picture.dataset.whole = picture.getAttribute("viewBox");
    const [, , wide, high] = picture.dataset.whole.split(" ").map(Number);
    if (!lens) { picture.setAttribute("viewBox", picture.dataset.whole); return; }
    const [w, h] = [wide / ENLARGED, high / ENLARGED];
    const held = (middle, part, all) => Math.max(0, Math.min(all - part, middle - part / 2));
    picture.setAttribute("viewBox", [held(lens.x, w, wide), held(lens.y, h, high), w, h].join(" "));
  }
  function whole() { lens = null; look(); bar(); }
  function enlarge(spot) {
    const [x, y] = [Number(spot.dataset.x), Number(spot.dataset.y)];
    const view = lens && board().viewBox.baseVal;
    // The board stays where it is while the finger is well inside.
    const isInside = view && x > view.x + view.width * .18 && x < view.x + view.width * .82 && y > view.y + view.height * .18 && y < view.y + view.height * .82;
    if (!isInside) lens = { x, y };
    look();
  }
  function unaim() {
    aim = null;
    game().querySelectorAll(".spot.aimed").forEach((spot) => spot.classList.remove("aimed"));
  }
  // The line under the board: what a second tap plays, and the way back to the whole board.
  function bar() {
    const old = game().querySelector(".aim");
    if (old) old.remove();
    if (!aim && !lens) return;
    const part = document.createElement("div");
    part.className = "aim";
    const button = (words, act, kind) => {
      const one = Object.assign(document.createElement("button"), { type: "button", textContent: words, className: `button ${kind}` });
      one.addEventListener("click", act);
      return one;
    };
    if (aim) part.append(Object.assign(document.createElement("p"), { textContent: game().dataset.aim.replace("%c", aim) }), button(game().dataset.aimPlay, fire, ""));
    if (lens) part.append(button(game().dataset.whole, () => { unaim(); whole(); }, "plain"));
    game().querySelector(".board-frame").after(part);
  }
  function fire() {
    const spot = aim && game().querySelector(`#cell-${CSS.escape(aim)}`);
    unaim();
    lens = null;
    if (spot && spot.matches("a")) show(spot.getAttribute("href"), {}, "push");
    else whole();
  }
  // Says whether a tap was only a look, and is to be repeated.
  function isLook(spot) {
    if (!wishes("zoom")) return false;
    if (aim === spot.dataset.cell) { fire(); return true; }
    const plays = spot.dataset.plays !== undefined;
    if (!plays && lens) return false;
    enlarge(spot);
    unaim();
    if (plays) {
      aim = spot.dataset.cell;
      spot.classList.add("aimed");
      say(game().dataset.aim.replace("%c", aim));
    }
    bar();
    // A piece that is only picked up is picked up at once.
    return plays || !spot.matches("a");
  }

  // One cell is in the order of tabs; arrows lead to the others.
  function settle(spot) {
    if (spot.classList.contains("spot")) {
      game().querySelectorAll(".spot").forEach((other) => other.setAttribute("tabindex", other === spot ? "0" : "-1"));
    }
    spot.focus();
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
      const list = shown.closest("ol");
      list.scrollTop = shown.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
    const review = game().querySelector("[data-do=review]");
    if (review) review.hidden = !window.arbitroEngine;
    showWishes();
    aim = null;
    look();
    bar();
    const think = game().querySelector('[data-go="think"]');
    if (think) show(think.href, {}, "replace", true);
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
    stream.onmessage = (event) => { if (event.data !== game().dataset.version) show(location.href, {}, "quiet"); };
    // A stream that was refused does not come back by itself.
    stream.onerror = () => {
      if (!stream || stream.readyState !== EventSource.CLOSED) return;
      setTimeout(() => { again(); show(location.href, {}, "quiet"); }, 3000);
    };
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
  const KEYS = { u: "undo", m: "hints", Escape: "cancel" };

  function press(go) {
    const element = game().querySelector(`[data-go="${go}"]`);
    if (element) element.click();
    return Boolean(element);
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea, select")) return;
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
      choose(spot);
      return;
    }
    if (!spot && event.key === "ArrowLeft" && press("back")) event.preventDefault();
    if (!spot && event.key === "ArrowRight" && press("next")) event.preventDefault();
    const go = KEYS[event.key] || KEYS[event.key.toLowerCase()];
    if (go && press(go)) event.preventDefault();
  });

  function choose(spot) {
    if (spot.matches("a")) {
      show(spot.getAttribute("href"), {}, "push");
      return;
    }
    const { illegal, rule, wait } = game().dataset;
    const words = wait || `${spot.dataset.cell} ${illegal}.${rule ? ` ${rule}` : ""}`;
    const why = game().querySelector(".why");
    if (why) { why.textContent = words; why.hidden = false; }
    say(words);
  }

  // --- Drag and drop: the same two choices, in one stroke ----------------------------------------------------------
  let drag = null;
  document.addEventListener("pointerdown", (event) => {
    const spot = event.button === 0 && event.target.closest("#game a.spot");
    drag = spot ? { cell: spot.dataset.cell, x: event.clientX, y: event.clientY } : null;
  });
  document.addEventListener("dragstart", (event) => { if (event.target.closest("#game .spot")) event.preventDefault(); });
  document.addEventListener("pointerup", async (event) => {
    const from = drag;
    drag = null;
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < 12) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const to = under && under.closest("#game .spot");
    const start = game().querySelector(`#cell-${CSS.escape(from.cell)}`);
    if (!to || !start || to.dataset.cell === from.cell) return;
    const target = to.dataset.cell;
    // A piece that was picked already is not given back.
    if (!start.matches(".picked")) await show(start.getAttribute("href"), {}, "push");
    const spot = game().querySelector(`#cell-${CSS.escape(target)}`);
    if (spot) { settle(spot); choose(spot); }
  });

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const spot = event.target.closest("#game .spot");
    if (spot) {
      event.preventDefault();
      settle(spot);
      if (!isLook(spot)) choose(spot);
      return;
    }
    const link = event.target.closest("#game a[data-go]");
    if (link) {
      event.preventDefault();
      show(link.getAttribute("href"), {}, "push", link.dataset.go === "think");
    }
    const field = event.target.closest("input.address");
    if (field) field.select();
  });

  // Where the win was given away, as far as this device can prove it.
  async function review(button) {
    button.disabled = true;
    const { game: id, page } = game().dataset;
    const question = { ask: "review", game: id, page, query: location.search.slice(1), file: await ownFile(id), language: document.documentElement.lang };
    const answer = await window.arbitroEngine.ask(question, 120000);
    const list = game().querySelector(".review");
    if (answer.is === "review" && list) list.replaceChildren(...answer.says.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
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
  remember();

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
