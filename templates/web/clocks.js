// Counts the clocks of boards on from what the server said; the server alone decides when one is at zero.
"use strict";
(() => {
  let since = performance.now();
  function words(left) {
    const seconds = Math.ceil(Math.max(0, left) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  function tick() {
    const spent = performance.now() - since;
    document.querySelectorAll("[data-left][data-running]").forEach((clock) => {
      const left = Number(clock.dataset.left) - spent;
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
  const again = () => { since = performance.now(); tick(); };
  document.addEventListener("arbitro:shown", again);
  document.addEventListener("arbitro:live", again);
  setInterval(tick, 250);
})();
