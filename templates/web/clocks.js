// Counts the clocks of boards on from what the server said; the server alone decides when one is at zero.
"use strict";
(() => {
  // When each clock was first seen: it counts on from there, and a clock that is sent anew is another.
  const since = new WeakMap();
  function words(left) {
    const seconds = Math.ceil(Math.max(0, left) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  function tick() {
    const now = performance.now();
    document.querySelectorAll("[data-left]").forEach((clock) => {
      if (!("running" in clock.dataset)) { since.delete(clock); return; }
      if (since.get(clock)?.left !== clock.dataset.left) since.set(clock, { left: clock.dataset.left, at: now });
      const left = Number(clock.dataset.left) - (now - since.get(clock).at);
      const text = words(left);
      if (clock.textContent !== text) clock.textContent = text;
      const part = clock.closest(".clock");
      // Whoever has little is warned by a colour and a word.
      if (!part || left >= Number(clock.dataset.warn) || part.classList.contains("low")) return;
      part.classList.add("low");
      const word = part.querySelector(".low-time");
      if (word) word.textContent = word.dataset.low;
    });
  }
  document.addEventListener("arbitro:shown", tick);
  document.addEventListener("arbitro:live", tick);
  setInterval(tick, 250);
})();
