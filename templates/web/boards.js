// The arbiter's boards: only those that changed come anew, and those that need somebody stand first.
"use strict";
(() => {
  const live = document.getElementById("boards");
  if (!live) return;
  const list = live.querySelector(".live-boards");
  // Whoever has done nothing for long is told of by nobody: it is asked now and then.
  const ASK = 20000;
  const ask = () => { live.dataset.at = `/arbiter/boards?seen=${live.dataset.seen}`; };
  ask();

  function exchange(old, fresh) {
    // What somebody has opened, and may be writing in, stays.
    const own = old.querySelector("details[data-keep][open]");
    const twin = fresh.querySelector("details[data-keep]");
    if (own && twin) twin.replaceWith(own);
    old.replaceWith(fresh);
  }

  function order() {
    const places = live.dataset.boards.split(" ");
    const at = new Map(places.map((place, index) => [place, index]));
    const cards = [...list.children];
    for (const card of cards) if (!at.has(card.dataset.board)) card.remove();
    const sorted = cards.filter((card) => at.has(card.dataset.board))
      .sort((a, b) => a.dataset.need - b.dataset.need || at.get(a.dataset.board) - at.get(b.dataset.board));
    // Only what stands elsewhere is moved: whatever is moved loses the focus.
    sorted.forEach((card, index) => { if (list.children[index] !== card) list.insertBefore(card, list.children[index] || null); });
  }

  live.addEventListener("arbitro:fresh", (event) => {
    const fresh = event.detail;
    const active = document.activeElement;
    const board = active?.closest(".live-board")?.dataset.board;
    for (const name of ["seen", "boards"]) live.dataset[name] = fresh.dataset[name];
    ask();
    const all = live.querySelector(".all-boards");
    if (!all.querySelector("details[open]")) all.replaceChildren(...fresh.querySelector(".all-boards").childNodes);
    const cards = new Map([...list.children].map((card) => [card.dataset.board, card]));
    for (const card of [...fresh.querySelectorAll(".live-board")]) {
      const old = cards.get(card.dataset.board);
      if (old) exchange(old, card); else list.append(card);
    }
    order();
    if (board && active !== document.activeElement) {
      const again = live.contains(active) ? active : list.querySelector(`[data-board="${board}"]`);
      again?.focus({ preventScroll: true });
    }
    document.dispatchEvent(new Event("arbitro:live"));
  });
  setInterval(() => { if (!document.hidden) document.dispatchEvent(new Event("arbitro:sent")); }, ASK);
})();
