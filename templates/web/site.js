// A site without a server: opened again without network, and at the game that an address holds.
"use strict";
(() => {
  const { root } = document.currentScript.dataset;
  if (navigator.serviceWorker && location.protocol.startsWith("http")) {
    navigator.serviceWorker.register(`${root}sw.js`).catch(() => {});
    navigator.serviceWorker.ready.then((one) => one.active.postMessage(document.documentElement.lang));
  }
})();
