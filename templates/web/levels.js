// How well the computer plays, in words, and a level that follows whoever plays: it rises with wins and falls with defeats, so
// that about half of the games are won. What it goes by stays on this device.
"use strict";
(() => {
  const [LOWEST, HIGHEST, STEP, RECENT] = [1, 5, .5, 10];
  // Beyond the levels there is some room, so that whoever is as strong as the first is not sent to the second by every win.
  const ROOM = 1;
  // The level that plays next at a strength, and the strength after a game that was worth 1, ½ or 0. A win goes up as far as a
  // defeat goes down, so that it settles where as many are won as lost.
  const level = ({ strength }) => Math.min(HIGHEST, Math.max(LOWEST, Math.floor(strength + .5)));
  const after = ({ strength, recent, ...own }, worth) => ({
    ...own,
    strength: Math.min(HIGHEST + ROOM, Math.max(LOWEST - ROOM, strength + (worth - .5) * 2 * STEP)),
    recent: [...recent, worth].slice(-RECENT),
  });
  window.arbitroLevels = { level, after, start: { strength: LOWEST, isOn: false, recent: [] } };
  const game = () => document.getElementById("game");
  if (!game() || !game().dataset.game) return;
  const { dataset: words } = document.getElementById("words");
  const { game: id } = game().dataset;
  const KEPT = `arbitro.level.${id}`;
  const COUNTED = `arbitro.counted.${id}`;
  // The strength that fits, whether it is wished for, and how the last games went: 1, ½ or 0.
  function read() {
    const usual = window.arbitroLevels.start;
    try { return { ...usual, ...JSON.parse(localStorage.getItem(KEPT)) }; } catch { return usual; }
  }
  function keep(own) { try { localStorage.setItem(KEPT, JSON.stringify(own)); } catch { /* It lasts as long as the page. */ } }
  const PLACE = /(vs=(?:first|second)-)(\d)/;
  const numberOf = (link) => Number((PLACE.exec(link.getAttribute("href")) || [])[2]);
  const at = (link, number) => link.getAttribute("href").replace(PLACE, `$1${number}`);

  // --- The list of levels ------------------------------------------------------------------------------------------
  function describe() {
    for (const [which, list] of [...game().querySelectorAll(".levels")].entries()) {
      const links = [...list.querySelectorAll("a")];
      if (list.querySelector(".own") || !links.length) continue;
      // The words are the same whoever begins, and stand there once.
      const tell = (link, text) => {
        link.title = text;
        if (!which) link.after(Object.assign(document.createElement("small"), { textContent: text }));
      };
      links.forEach((link) => tell(link, words[`level-${numberOf(link)}`] || ""));
      const own = Object.assign(document.createElement("a"), { className: "own", textContent: words.levelOwn, href: at(links[0], level(read())) });
      const item = document.createElement("li");
      item.append(own);
      tell(own, words.levelOwnSays);
      list.prepend(item);
    }
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#game .levels a");
    if (link) keep({ ...read(), isOn: link.matches(".own") });
    if (event.target.closest("#game [data-go=level]")) keep({ ...read(), isOn: false });
  }, true);

  // --- The end of a game -------------------------------------------------------------------------------------------
  function count() {
    const won = game().querySelector(".seat.won .who-plays");
    keep(after(read(), !won ? .5 : won.textContent.trim() === words.person ? 1 : 0));
  }
  function offer() {
    const own = read();
    const [ended, next] = [game().querySelector(".ended"), level(own)];
    if (!ended || !own.isOn) return;
    ended.querySelectorAll("[data-go=again], [data-go=changed]").forEach((link) => { link.href = at(link, next); });
    const other = ended.querySelector("[data-go=level]");
    if (other) other.hidden = true;
    const named = [...game().querySelectorAll(".levels a")].find((link) => numberOf(link) === next && !link.matches(".own"));
    const says = words.levelNext.replace("%w", own.recent.reduce((sum, one) => sum + one, 0)).replace("%g", own.recent.length)
      .replace("%l", named ? named.textContent : next);
    ended.prepend(Object.assign(document.createElement("p"), { className: "own-level", textContent: says }));
  }
  function look() {
    describe();
    const query = new URLSearchParams(location.search);
    if (!query.has("vs") || query.has("at")) return;
    let counted = "";
    try { counted = sessionStorage.getItem(COUNTED) || ""; } catch { /* Then every end counts. */ }
    const isOver = Boolean(game().querySelector(".status.over"));
    // A game that was taken back after its end has been counted; a new one begins with an empty list of moves.
    const isNew = game().querySelectorAll(".plies li").length < 2;
    try { if (isNew && !isOver) sessionStorage.removeItem(COUNTED); } catch { /* Likewise. */ }
    if (!isOver) return;
    if (!counted) {
      count();
      try { sessionStorage.setItem(COUNTED, "yes"); } catch { /* Likewise. */ }
    }
    offer();
  }
  document.addEventListener("arbitro:shown", look);
  look();
})();
