// Puzzles solved on the board: found by the engine of this device, answered move by move, and counted here and nowhere else.
"use strict";
(() => {
  const task = document.getElementById("task");
  const game = () => document.getElementById("game");
  const { game: id, page } = game().dataset;
  const button = (name) => document.querySelector(`[data-do=${name}]`);
  let puzzle = null;
  let tries = 0;
  let isSolved = false;
  // How many moves of the solution stand on the board: those that the opponent answered included.
  let reached = 0;
  // Counts what was posed, begun again and judged: what is still on its way for an earlier one comes to nothing.
  let round = 0;

  // --- What is counted on this device ------------------------------------------------------------------------------
  const read = (name) => { try { return Number(localStorage.getItem(`arbitro.${name}`)) || 0; } catch { return 0; } };
  const write = (name, value) => { try { localStorage.setItem(`arbitro.${name}`, value); } catch { /* Not counted, but solved. */ } };
  function showCount() {
    const [solved, streak] = [read(`solved.${id}`), read("streak")];
    const parts = [solved && task.dataset.solved.replace("%c", solved), streak > 1 && task.dataset.streak.replace("%c", streak)];
    document.getElementById("solved").textContent = parts.filter(Boolean).join(" · ");
  }

  const say = (key, with_ = {}, words = key) => {
    let text = task.dataset[words];
    for (const [name, value] of Object.entries(with_)) text = text.replaceAll(`%${name}`, value);
    task.textContent = text;
    task.className = `task ${key}`;
  };
  const address = (moves) => `${page}?p=${encodeURIComponent(puzzle.position)}${moves.length ? `&m=${encodeURIComponent(moves.join(" "))}` : ""}`;
  const ask = () => say("task", { n: puzzle.turns }, puzzle.turns > 1 ? "task" : "taskOne");
  function begin() {
    isSolved = false;
    reached = 0;
    round += 1;
    window.arbitroShow(address([]));
  }
  function pose(found) {
    puzzle = found;
    document.body.classList.add("posed");
    tries = 0;
    ask();
    button("hint").hidden = false;
    button("again").hidden = button("next").hidden = true;
    begin();
  }
  window.arbitroPose = pose;

  // --- Puzzles that are ready: by level and theme, those not solved yet first --------------------------------------
  const prepared = JSON.parse(document.getElementById("prepared").dataset.puzzles || "[]");
  const LEVELS = { 1: 1, 3: 2, 5: 3 };
  let theme = "";
  // The level that was asked for last, by its turns; none where a theme or the puzzle of the day was.
  let wished = 0;
  const key = (one) => one.position;
  const done = () => { try { return JSON.parse(localStorage.getItem(`arbitro.done.${id}`)) || []; } catch { return []; } };
  function ready(level) {
    const known = done();
    const fit = prepared.filter((one) => (!level || one.level === level) && (!theme || one.themes.includes(theme)));
    const fresh = fit.filter((one) => !known.includes(key(one)) && one !== puzzle);
    return { fit, one: fresh[Math.floor(Math.random() * fresh.length)] };
  }

  async function find(turns, seeds) {
    const { fit, one } = ready(LEVELS[turns]);
    if (one) { pose(one); return; }
    // Those of a theme are not searched for; seen again, they are still puzzles.
    if (theme && fit.length) { pose(fit[Math.floor(Math.random() * fit.length)]); return; }
    await search(turns, seeds, fit);
  }
  async function search(turns, seeds, fit) {
    if (!window.arbitroEngine) { if (fit.length) pose(fit[0]); else say("broken"); return; }
    say("search");
    button("hint").hidden = button("again").hidden = button("next").hidden = true;
    for (const seed of seeds) {
      const file = await window.arbitroOwnFile(id);
      const question = { ask: "puzzle", game: id, turns, seed, language: document.documentElement.lang, file };
      const answer = await window.arbitroEngine.ask(question, 60000);
      if (answer.is === "puzzle") { pose(answer); return; }
      if (answer.is === "unknown") { say("broken"); return; }
    }
    if (fit.length) pose(fit[Math.floor(Math.random() * fit.length)]);
    else say("none");
  }
  // Another seed each time: nobody needs the same puzzle twice.
  const chance = () => [0, 1, 2, 3].map(() => Math.floor(Math.random() * 1e9));
  // The puzzle of the day is the same for everybody.
  const today = () => {
    const now = new Date();
    const day = now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
    return [0, 1, 2, 3].map((n) => day * 10 + n);
  };
  function daily() {
    const [seed] = today();
    if (prepared.length) pose(prepared[Math.floor(seed / 10) % prepared.length]);
    else find(new Date().getDay() % 3 ? 1 : 3, today());
  }

  // Which moves of the solution are of whoever solves it.
  const isOwn = (n) => puzzle.own[n];

  // Who wins after these moves, as far as this device can prove it: "own", "other", "draw" or nothing.
  async function worth(moves) {
    const query = address(moves).split("?")[1];
    const file = await window.arbitroOwnFile(id);
    const answer = await window.arbitroEngine.ask({ ask: "review", game: id, page, query, file, language: document.documentElement.lang }, 30000);
    const last = answer.is === "review" && answer.worth[answer.worth.length - 1];
    return { [puzzle.whose]: "own", [3 - puzzle.whose]: "other", 0: "draw" }[last] || "";
  }

  function solve(moves, line) {
    isSolved = true;
    tries += 1;
    say("right", { l: line.join(" "), t: tries });
    button("hint").hidden = button("again").hidden = true;
    button("next").hidden = false;
    write(`solved.${id}`, read(`solved.${id}`) + 1);
    write(`done.${id}`, JSON.stringify([...new Set([...done(), key(puzzle)])]));
    write("streak", tries === 1 ? read("streak") + 1 : 0);
    showCount();
  }

  async function fail(moves) {
    const mine = ++round;
    tries += 1;
    write("streak", 0);
    showCount();
    say("wrong");
    button("again").hidden = false;
    // Why it is wrong is said as soon as it is known.
    const who = await worth(moves);
    if (mine === round && !isSolved && (who === "other" || who === "draw")) say(who === "draw" ? "wrongDraw" : "wrongLoss");
  }

  // Moves were played on the board: are they those of the solution?
  document.addEventListener("arbitro:shown", async (event) => {
    if (!puzzle || isSolved) return;
    const query = new URL(event.detail, location).searchParams;
    // Between moves are spaces; commas and dots are parts of a move.
    const moves = (query.get("m") || "").split(/[\s;]+/).filter(Boolean);
    if (query.get("p") !== puzzle.position || moves.length <= reached) { reached = Math.min(reached, moves.length); return; }
    const wrong = moves.findIndex((move, n) => move !== puzzle.line[n]);
    if (wrong >= 0) {
      // After the first turn there may be other ways to win; before it there are none.
      const mine = round;
      const isOther = moves.length > puzzle.first && await worth(moves) === "own";
      if (mine !== round) return;
      if (isOther) solve(moves, moves);
      else fail(moves);
      return;
    }
    reached = moves.length;
    if (reached >= puzzle.line.length) { solve(moves, puzzle.line); return; }
    if (isOwn(reached)) return;
    // The opponent answers as the solution says.
    let next = reached;
    while (next < puzzle.line.length && !isOwn(next)) next += 1;
    if (next >= puzzle.line.length) { solve(moves, puzzle.line); return; }
    say("goOn");
    const mine = round;
    setTimeout(() => { if (mine === round && !isSolved) { reached = next; window.arbitroShow(address(puzzle.line.slice(0, next))); } }, 500);
  });

  document.addEventListener("click", (event) => {
    const turns = event.target.closest("[data-turns]");
    if (turns) find(wished = Number(turns.dataset.turns), chance());
    // Another one like the one that was solved: of its level, or of the theme.
    if (event.target.closest("[data-do=next]")) {
      const wanted = wished || Object.keys(LEVELS).map(Number).find((one) => LEVELS[one] === puzzle.level) || 1;
      find(wanted, chance());
    }
    const chip = event.target.closest("[data-theme]");
    if (chip) {
      wished = 0;
      theme = chip.dataset.theme === theme ? "" : chip.dataset.theme;
      document.querySelectorAll("[data-theme]").forEach((other) => other.setAttribute("aria-pressed", String(other.dataset.theme === theme)));
      const { fit, one } = ready(0);
      if (theme && fit.length) pose(one || fit[0]);
    }
    if (event.target.closest("[data-do=daily]")) { wished = 0; daily(); }
    if (event.target.closest("[data-do=hint]")) say("hint", { m: window.arbitroCells(puzzle.line[reached])[0] || puzzle.line[reached] });
    if (event.target.closest("[data-do=again]")) { ask(); begin(); }
  });
  showCount();
  if (location.hash === "#daily") daily();
})();
