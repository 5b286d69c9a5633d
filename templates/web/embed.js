// The code that puts a board of this site into another page.
"use strict";
(() => {
  const form = document.getElementById("embed");
  const { game, what, code, copy } = form.elements;
  const isFile = location.protocol === "file:";
  document.getElementById("from-file").hidden = !isFile;
  const escape = (text) => text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  function write() {
    const path = `${what.value}/${game.value}.html`;
    const address = new URL(path, location).href;
    const title = game.selectedOptions[0].textContent;
    code.value = `<iframe src="${escape(address)}" title="${escape(title)}" width="100%" height="760" style="border:0" allow="fullscreen; clipboard-write" loading="lazy"></iframe>`;
    const preview = document.getElementById("preview");
    if (preview.getAttribute("src") !== path) preview.src = path;
  }
  form.addEventListener("change", write);
  form.addEventListener("submit", (event) => event.preventDefault());
  copy.addEventListener("click", async () => {
    code.select();
    try { await navigator.clipboard.writeText(code.value); } catch { document.execCommand("copy"); }
    document.getElementById("copied").textContent = form.dataset.copied;
  });
  write();
})();
