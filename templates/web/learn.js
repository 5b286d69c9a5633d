// A first lesson: small steps on the board. What is to be tapped shines, what is shown moves by itself; nobody has to read.
"use strict";
(() => {
  const part = document.getElementById("lesson");
  const task = document.getElementById("task");
  const game = () => document.getElementById("game");
  const { game: id, page } = game().dataset;
  const steps = JSON.parse(part.dataset.steps);
  const buttons = [...part.querySelectorAll("[data-step]")];
  const next = part.querySelector("[data-do=next]");
  const LOOK = 1400;
  const AGAIN = 1300;
  let at = 0;
  let isDone = false;
  // How many moves stand on the board.
  let reached = 0;
  // What was set off for a step that is no longer shown does not happen.
  let turn = 0;

  const text = (key) => part.dataset[key] || "";
  function say(key) {
    task.textContent = text(key);
    task.className = `task ${key}`;
  }
  function address(moves) {
    const query = new URLSearchParams();
    const { position, kind } = steps[at];
    if (position) query.set("p", position);
    if (moves.length) query.set("m", moves.join(" "));
    // A first move may be any: all are shown.
    else if (kind === "move") query.set("h", "1");
    return [...query].length ? `${page}?${query}` : page;
  }
  const later = (wait, act) => { const mine = turn; setTimeout(() => { if (mine === turn) act(); }, wait); };

  function begin(number) {
    at = number;
    turn += 1;
    isDone = false;
    reached = 0;
    next.hidden = true;
    part.querySelector(".lesson-end").hidden = true;
    buttons.forEach((button, n) => button.setAttribute("aria-current", n === at ? "step" : "false"));
    say(steps[at].kind);
    window.arbitroShow(address([]));
    if (steps[at].shown) later(LOOK, () => window.arbitroShow(address([steps[at].shown])));
  }

  // --- What is to be tapped ----------------------------------------------------------------------------------------
  const moves = (address) => (new URL(address, location).searchParams.get("m") || "").split(/[\s;]+/).filter(Boolean);
  const played = (link) => moves(link.getAttribute("href"))[reached];
  function lead() {
    const wanted = steps[at].line[reached] || steps[at].right[0];
    const spots = [...game().querySelectorAll("a.spot")];
    const picked = game().querySelector(".spot.picked");
    const choice = game().querySelector(".choices a[data-go=move]");
    if (!wanted) return choice || spots.find((spot) => picked && spot.matches("[data-plays]")) || spots[Math.floor(spots.length / 2)];
    const whole = [...spots, ...game().querySelectorAll("a[data-go=move]")].find((link) => played(link) === wanted);
    if (whole) return whole;
    const names = window.arbitroCells(wanted);
    const isPicked = (cell) => game().querySelector(`#cell-${CSS.escape(cell)}.picked`);
    return names.filter((name) => !isPicked(name)).map((name) => spots.find((spot) => spot.dataset.cell === name)).find(Boolean);
  }
  function point() {
    const where = !isDone && !steps[at].shown && lead();
    if (where) where.classList.add("lead");
  }

  // --- What was played ---------------------------------------------------------------------------------------------
  function succeed() {
    isDone = true;
    buttons[at].classList.add("done");
    if (!steps[at].shown) say("right");
    const isLast = at === steps.length - 1;
    next.hidden = isLast;
    if (!isLast) next.focus({ preventScroll: true });
    if (!buttons.every((button) => button.classList.contains("done"))) return;
    part.querySelector(".lesson-end").hidden = false;
    try { localStorage.setItem(`arbitro.lesson.${id}`, "done"); } catch { /* It is known all the same. */ }
  }
  document.addEventListener("arbitro:shown", (event) => {
    if (isDone) return;
    const made = moves(event.detail);
    const { right, shown, line, own } = steps[at];
    if (made.length <= reached) { reached = made.length; point(); return; }
    const isRight = line.length ? made.every((move, n) => move === line[n]) : shown ? made[0] === shown : !right.length || right.includes(made[0]);
    if (!isRight) { say("wrong"); later(AGAIN, () => begin(at)); return; }
    reached = made.length;
    // The other side answers by itself, until it is one's turn again.
    const turnBack = own.indexOf(true, reached);
    const until = turnBack < 0 ? line.length : turnBack;
    if (turnBack < 0 && reached >= until) { succeed(); return; }
    if (until === reached) { point(); return; }
    later(LOOK / 2, () => { reached = until - 1; window.arbitroShow(address(line.slice(0, until))); });
  });

  // --- For those who would rather listen ---------------------------------------------------------------------------
  const speak = part.querySelector("[data-do=speak]");
  speak.hidden = !window.speechSynthesis;
  speak.addEventListener("click", () => {
    const goal = game().querySelector(".goal, .reason");
    const said = [task.textContent, steps[at].kind === "goal" && goal ? goal.textContent : ""].join(" ");
    speechSynthesis.cancel();
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(said), { lang: document.documentElement.lang }));
  });
  buttons.forEach((button, number) => button.addEventListener("click", () => begin(number)));
  part.querySelector("[data-do=again]").addEventListener("click", () => begin(at));
  next.addEventListener("click", () => begin(at + 1));
  begin(0);
})();
