// A site without a server: opened again without network, and at the game that an address holds. In a frame of another page it
// shows its board and no more.
"use strict";
(() => {
  const { root } = document.currentScript.dataset;
  if (window.self !== window.top) document.documentElement.classList.add("framed");
  // A frame of another site may be refused a worker, and what it would keep.
  let workers = null;
  try { workers = navigator.serviceWorker; } catch { /* Then nothing is kept. */ }
  if (workers && location.protocol.startsWith("http")) {
    workers.register(`${root}sw.js`).catch(() => {});
    workers.ready.then((one) => one.active.postMessage(document.documentElement.lang)).catch(() => {});
  }
})();
