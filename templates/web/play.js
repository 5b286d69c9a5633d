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

  // Shows what the server says, in place of what stands there.
  async function show(address, options, how) {
    const turn = ++busy;
    let answer;
    try {
      answer = await fetch(address, Object.assign({ headers: { Accept: "text/html" } }, options));
    } catch {
      // Without a network the browser says it best.
      if (how !== "quiet") location.href = address;
      return;
    }
    const text = await answer.text();
    if (turn !== busy) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    const fresh = page.getElementById("game");
    if (!fresh) {
      location.href = answer.url;
      return;
    }
    const focus = document.activeElement && game().contains(document.activeElement) ? handle(document.activeElement) : null;
    const open = [...game().querySelectorAll("details[data-keep][open]")].map((one) => one.dataset.keep);
    game().replaceWith(fresh);
    document.title = page.title;
    if (how === "push") history.pushState(null, "", answer.url);
    else history.replaceState(null, "", answer.url);
    open.forEach((name) => fresh.querySelectorAll(`details[data-keep="${name}"]`).forEach((one) => { one.open = true; }));
    prepare();
    const again = focus && fresh.querySelector(focus);
    if (again) settle(again);
    say();
  }

  function handle(element) {
    if (element.id) return "#" + CSS.escape(element.id);
    return element.dataset.go ? `[data-go="${element.dataset.go}"]` : null;
  }

  function say(words) {
    const status = game().querySelector(".status");
    document.getElementById("says").textContent = words || (status ? status.textContent.trim().replace(/\s+/g, " ") : "");
  }

  // One cell is in the order of tabs; arrows lead to the others.
  function settle(spot) {
    if (spot.classList.contains("spot")) {
      game().querySelectorAll(".spot").forEach((other) => other.setAttribute("tabindex", other === spot ? "0" : "-1"));
    }
    spot.focus();
  }

  function prepare() {
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
    const think = game().querySelector('[data-go="think"]');
    if (think) show(think.href, {}, "replace");
    const confirm = game().querySelector("form.confirm");
    if (confirm) send(confirm, confirm.querySelector("button"));
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
    } else {
      say(`${spot.dataset.cell} ${game().dataset.illegal}`);
    }
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const spot = event.target.closest("#game .spot");
    if (spot) {
      event.preventDefault();
      settle(spot);
      choose(spot);
      return;
    }
    const link = event.target.closest("#game a[data-go]");
    if (link) {
      event.preventDefault();
      show(link.getAttribute("href"), {}, "push");
    }
    const field = event.target.closest("input.address");
    if (field) field.select();
  });

  document.addEventListener("submit", (event) => {
    const form = event.target.closest("#game .at-board form");
    if (!form) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  window.addEventListener("popstate", () => show(location.href, {}, "replace"));
  prepare();

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
