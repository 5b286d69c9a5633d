// Puzzles solved on the board: found by the engine of this device, and counted here and nowhere else.
"use strict";
(() => {
  const task = document.getElementById("task");
  const game = () => document.getElementById("game");
  const { game: id, page } = game().dataset;
  const COUNT = `arbitro.solved.${id}`;
  const button = (name) => document.querySelector(`[data-do=${name}]`);
  let puzzle = null;
  let tries = 0;
  let isSolved = false;

  const count = () => { try { return Number(localStorage.getItem(COUNT)) || 0; } catch { return 0; } };
  function showCount() {
    document.getElementById("solved").textContent = count() ? task.dataset.solved.replace("%c", count()) : "";
  }
  const say = (key, with_ = {}) => {
    let text = task.dataset[key];
    for (const [name, value] of Object.entries(with_)) text = text.replaceAll(`%${name}`, value);
    task.textContent = text;
    task.className = `task ${key}`;
  };
  const begin = () => { isSolved = false; window.arbitroShow(`${page}?p=${encodeURIComponent(puzzle.position)}`); };

  async function find(turns) {
    if (!window.arbitroEngine) { say("broken"); return; }
    say("search");
    button("hint").hidden = button("again").hidden = true;
    // Another seed each time: nobody needs the same puzzle twice.
    for (let n = 0; n < 4; n += 1) {
      const seed = Math.floor(Math.random() * 1e9);
      const file = await window.arbitroOwnFile(id);
      const question = { ask: "puzzle", game: id, turns, seed, language: document.documentElement.lang, file };
      const answer = await window.arbitroEngine.ask(question, 60000);
      if (answer.is === "puzzle") {
        puzzle = answer;
        tries = 0;
        say("task", { s: puzzle.side, n: puzzle.turns });
        button("hint").hidden = false;
        begin();
        return;
      }
      if (answer.is === "unknown") { say("broken"); return; }
    }
    say("none");
  }

  // A move was played on the board: is it the one?
  document.addEventListener("arbitro:shown", (event) => {
    if (!puzzle || isSolved) return;
    const query = new URL(event.detail, location).searchParams;
    // Between moves are spaces; commas and dots are parts of a move.
    const moves = (query.get("m") || "").split(/[\s;]+/).filter(Boolean);
    if (query.get("p") !== puzzle.position || !moves.length) return;
    if (moves.some((move, n) => move !== puzzle.line[n])) {
      tries += 1;
      say("wrong");
      button("again").hidden = false;
    } else if (moves.length >= puzzle.first) {
      isSolved = true;
      tries += 1;
      say("right", { l: puzzle.line.join(" "), t: tries });
      button("hint").hidden = true;
      try { localStorage.setItem(COUNT, count() + 1); } catch { /* Not counted, but solved. */ }
      showCount();
    }
  });

  // The first cell of a move: what stands before it may be the piece, in the words of the game file.
  function firstCell(move) {
    const cells = new Set([...game().querySelectorAll(".spot")].map((spot) => spot.dataset.cell));
    return move.split(/[^\p{L}\p{N}]+/u).find((part) => cells.has(part)) || move;
  }

  document.addEventListener("click", (event) => {
    const turns = event.target.closest("[data-turns]");
    if (turns) find(Number(turns.dataset.turns));
    if (event.target.closest("[data-do=hint]")) say("hint", { m: firstCell(puzzle.line[0]) });
    if (event.target.closest("[data-do=again]")) { say("task", { s: puzzle.side, n: puzzle.turns }); begin(); }
  });
  showCount();
})();
