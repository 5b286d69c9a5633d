// A game file in the making: complaints under the phrase, the board and the sheet beside it.
"use strict";
(() => {
  const shop = document.getElementById("workshop");
  if (!shop) return;
  const field = document.getElementById("file");
  const colours = document.getElementById("colours");
  const verdict = document.getElementById("verdict");
  const problems = document.getElementById("problems");
  const offers = document.getElementById("offers");
  const byId = (id) => document.getElementById(id);
  const KEPT = "arbitro.workshop";
  const language = document.documentElement.lang;
  const ask = (question, patience) => window.arbitroEngine
    ? window.arbitroEngine.ask({ language, ...question }, patience) : Promise.resolve({ is: "unknown" });
  let words = [];
  let found = [];
  let asked = 0;

  // --- The name of the game is its id ------------------------------------------------------------------------------
  const plain = (name) => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  function id() {
    const line = /^name:\s*(.*)$/m.exec(field.value);
    const first = line ? (/(?:pt|en|es):\s*"?([^",}]+)/.exec(line[1]) || [0, line[1].replace(/["']/g, "")])[1] : "";
    return plain(first.trim()) || plain(shop.dataset.untitled);
  }
  // The board on this page is played with the file as it is written.
  window.arbitroFile = async () => field.value;

  // --- Colours and complaints behind the letters -------------------------------------------------------------------
  const escape = (text) => text.replace(/[&<>]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[letter]);
  function paint() {
    // An empty page has nothing to be changed, kept or judged.
    document.querySelectorAll("[data-change], #save, #share, #copy, #print, #fair").forEach((button) => { button.disabled = !field.value.trim(); });
    const text = field.value;
    const marks = [];
    for (const match of text.matchAll(/^\s*[\w-]+(?=:)/gm)) marks.push([match.index, match.index + match[0].length, "key"]);
    if (words.length) {
      const known = new RegExp(`(?<![\\w-])(?:${words.map((one) => one.spelling).join("|")})(?![\\w-])`, "g");
      for (const match of text.matchAll(known)) marks.push([match.index, match.index + match[0].length, "word"]);
    }
    for (const one of found) marks.push([one.from, Math.max(one.to, one.from + 1), one.is_error ? "wrong" : "odd"]);
    const edges = [...new Set([0, text.length, ...marks.flatMap(([from, to]) => [from, Math.min(to, text.length)])])].sort((a, b) => a - b);
    let html = "";
    for (let n = 0; n + 1 < edges.length; n += 1) {
      const over = marks.filter(([from, to]) => from <= edges[n] && to >= edges[n + 1]).map((mark) => mark[2]);
      const part = escape(text.slice(edges[n], edges[n + 1]));
      html += over.length ? `<span class="${over.join(" ")}">${part}</span>` : part;
    }
    colours.innerHTML = `${html}\n`;
    colours.scrollTop = field.scrollTop;
    colours.scrollLeft = field.scrollLeft;
  }
  field.addEventListener("scroll", () => { colours.scrollTop = field.scrollTop; colours.scrollLeft = field.scrollLeft; });

  function list() {
    problems.replaceChildren(...found.map((one) => {
      const item = document.createElement("li");
      const place = document.createElement("button");
      place.type = "button";
      place.textContent = shop.dataset.line.replace("%l", one.line);
      place.addEventListener("click", () => { field.focus(); field.setSelectionRange(one.from, Math.max(one.to, one.from + 1)); });
      item.append(place, ` ${one.text}`);
      if (one.help) { const help = document.createElement("span"); help.className = "help quiet"; help.textContent = one.help; item.append(help); }
      return item;
    }));
  }

  // --- What the file says of its examples, and whether it is so ----------------------------------------------------
  const SIGNS = { true: "✓", false: "✗", open: "?" };
  function showClaims(claims) {
    const part = byId("claimed");
    part.hidden = !claims.length;
    byId("claims").replaceChildren(...claims.map((one) => {
      const item = document.createElement("li");
      item.className = one.truth;
      const sign = Object.assign(document.createElement("span"), { className: "sign", textContent: SIGNS[one.truth] });
      sign.setAttribute("aria-hidden", "true");
      const place = Object.assign(document.createElement("button"), { type: "button", textContent: `${one.example}: ${one.text}` });
      place.addEventListener("click", () => { field.focus(); field.setSelectionRange(one.from, Math.max(one.to, one.from + 1)); });
      item.append(sign, place, Object.assign(document.createElement("span"), { className: "says", textContent: ` — ${one.says}` }));
      if (one.position && byId("game").dataset.game) {
        const board = Object.assign(document.createElement("button"), { type: "button", className: "show", textContent: part.dataset.show });
        board.addEventListener("click", () => { window.arbitroShow(`${location.pathname}?p=${encodeURIComponent(one.position)}`); byId("trying").scrollIntoView(); });
        item.append(" ", board);
      }
      return item;
    }));
  }

  // --- What the engine says ----------------------------------------------------------------------------------------
  async function check() {
    const mine = ++asked;
    try { localStorage.setItem(KEPT, field.value); } catch { /* It lives as long as the page. */ }
    paint();
    if (!field.value.trim()) { found = []; list(); verdict.textContent = ""; return; }
    verdict.textContent = shop.dataset.working;
    verdict.className = "task";
    const name = id();
    const answer = await ask({ ask: "check", game: name, file: field.value }, 30000);
    if (mine !== asked) return;
    if (answer.is !== "checked") { verdict.textContent = shop.dataset.broken; verdict.className = "task wrong"; return; }
    found = answer.problems;
    paint();
    list();
    verdict.className = `task ${answer.name ? "right" : "wrong"}`;
    verdict.textContent = answer.name ? shop.dataset.right.replace("%n", answer.name) : (found[0] ? `${shop.dataset.line.replace("%l", found[0].line)} ${found[0].text}` : shop.dataset.broken);
    byId("remarks").replaceChildren(...answer.remarks.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    if (!answer.name) { showClaims(answer.claims); return; }
    byId("sheet").innerHTML = answer.sheet;
    byId("game").dataset.game = name;
    byId("game").dataset.page = location.pathname;
    showClaims(answer.claims);
    window.arbitroShow(location.pathname);
  }
  let timer = 0;
  field.addEventListener("input", () => { paint(); offer(); clearTimeout(timer); timer = setTimeout(check, 350); });

  byId("print").addEventListener("click", () => window.print());
  byId("fair").addEventListener("click", async () => {
    byId("fairness").textContent = shop.dataset.working;
    const answer = await ask({ ask: "fair", game: id(), file: field.value }, 30000);
    byId("fairness").textContent = answer.is === "fair" ? answer.says : shop.dataset.broken;
  });

  // --- Words that may come next ------------------------------------------------------------------------------------
  let chosen = 0;
  let matching = [];
  function offer() {
    const before = field.value.slice(0, field.selectionStart);
    const begun = /[a-z][a-z-]+$/.exec(before);
    matching = begun ? words.filter((one) => one.word.startsWith(begun[0]) && one.word !== begun[0]).slice(0, 8) : [];
    chosen = 0;
    offers.hidden = !matching.length;
    if (!matching.length) return;
    const lines = before.split("\n");
    offers.style.top = `${Math.min((lines.length + .6) * 1.45 * .92 - field.scrollTop / 16 + .7, 34)}rem`;
    offers.style.left = `${Math.min(lines.at(-1).length * .55, 20)}rem`;
    show();
  }
  function show() {
    offers.replaceChildren(...matching.map((one, n) => {
      const item = document.createElement("li");
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", String(n === chosen));
      item.textContent = one.word;
      const meaning = document.createElement("small");
      meaning.textContent = one.meaning;
      item.append(meaning);
      item.addEventListener("pointerdown", (event) => { event.preventDefault(); take(one); });
      return item;
    }));
  }
  function take(one) {
    const before = field.value.slice(0, field.selectionStart).replace(/[a-z][a-z-]+$/, "");
    const after = field.value.slice(field.selectionStart);
    field.value = `${before}${one.word}${after}`;
    field.setSelectionRange(before.length + one.word.length, before.length + one.word.length);
    offers.hidden = true;
    field.dispatchEvent(new Event("input"));
    offers.hidden = true;
  }
  field.addEventListener("keydown", (event) => {
    if (offers.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      chosen = (chosen + (event.key === "ArrowDown" ? 1 : matching.length - 1)) % matching.length;
      show();
      event.preventDefault();
    } else if (event.key === "Tab" && !event.shiftKey) {
      take(matching[chosen]);
      event.preventDefault();
    } else if (event.key === "Escape") {
      offers.hidden = true;
    }
  });
  field.addEventListener("blur", () => { offers.hidden = true; });

  // --- Beginning, keeping, sharing ---------------------------------------------------------------------------------
  byId("begin").addEventListener("click", () => {
    if (field.value.trim() && !confirm(shop.dataset.ask)) return;
    const base = byId("base").value;
    const name = byId("variant-name").value.trim() || shop.dataset.untitled;
    // A size alone is one of the kind of board that the game has.
    const typed = byId("variant-board").value.trim();
    const size = typed.match(/^(\d+)(?:\s*[x×*]\s*(\d+))?$/i);
    const family = byId("base").selectedOptions[0].dataset.family || "square";
    const board = size ? `${family} ${size[1]}${size[2] ? `x${size[2]}` : ""}` : typed;
    const lines = [`name: { pt: "${name}", en: "${name}", es: "${name}" }`];
    if (base) lines.push(`extends: ${base}`);
    if (board) lines.push(`board: ${board}`); else if (!base) lines.push("board: square 5x5");
    // A page with nothing on it teaches nothing: the smallest game there is.
    if (!base) lines.push("sides: [white, black]", "turn: place own on empty", "end:", "  - line of 4 own: mover wins", "  - no empty: draw");
    field.value = `${lines.join("\n")}\n`;
    check();
  });
  // --- What can be changed by a button: each writes its lines, for whoever wants to go on from there ------------------
  const changes = document.querySelector("[data-parts]");
  const parts = JSON.parse(changes.dataset.parts || "{}");
  // A part is its line and those that stand in farther, from the text or from the game that it begins with.
  function written(key) {
    const lines = field.value.split("\n");
    const from = lines.findIndex((line) => line.startsWith(`${key}:`));
    if (from < 0) return null;
    let to = from + 1;
    while (to < lines.length && /^(\s+\S|- )/.test(lines[to])) to += 1;
    return { from, to, text: lines.slice(from, to).join("\n") };
  }
  function partOf(key) {
    const here = written(key);
    const base = /^extends:\s*(\S+)/m.exec(field.value);
    return here ? here.text : (base && parts[base[1]] && parts[base[1]][key]) || "";
  }
  function put(key, text) {
    const lines = field.value.replace(/\n+$/, "").split("\n");
    const here = written(key);
    if (here) lines.splice(here.from, here.to - here.from, ...(text ? [text] : []));
    else if (text) lines.push(text);
    field.value = `${lines.join("\n")}\n`;
    check();
  }
  const turned = (word) => ({ wins: "loses", loses: "wins", win: "lose", lose: "win", higher: "lower", lower: "higher", more: "fewer", fewer: "more" })[word];
  // Who won has lost: a count is turned by its first word, a player by the last.
  const turn = (result) => /^(higher|lower|more|fewer)\b/.test(result)
    ? result.replace(/^\w+/, turned) : result.replace(/\b(wins|loses|win|lose)\b/, turned);
  const misere = (line) => line.replace(/: ([^:\n]*\b(?:wins?|loses?)\b[^:\n]*)/g, (_, result) => `: ${result.split(", else ").map(turn).join(", else ")}`);
  // A larger board needs more pieces; a few are few on purpose.
  const FEW = 4;
  function resize(by) {
    const [board, pieces] = [partOf("board"), partOf("pieces")];
    const [size] = board.match(/\d+/) || [];
    if (!size) return;
    const grown = ((Number(size) + by) / Number(size)) ** 2;
    const more = pieces.replace(/\d+/g, (number) => (Number(number) > FEW ? Math.ceil(Number(number) * grown) : number));
    if (by > 0 && more !== pieces) put("pieces", more);
    put("board", board.replace(/\d+/g, (number) => Math.max(2, Number(number) + by)));
  }
  const CHANGES = {
    misere: () => put("end", misere(partOf("end"))),
    smaller: () => resize(-1),
    larger: () => resize(1),
    start: () => {
      put("start", partOf("start") || "start: { each: first row }");
      const { text } = written("start");
      field.focus();
      field.setSelectionRange(field.value.indexOf(text), field.value.indexOf(text) + text.length);
    },
    swap: () => put("swap", written("swap") ? "" : "swap: on second turn"),
  };
  changes.addEventListener("click", (event) => {
    const button = event.target.closest("[data-change]");
    if (button && field.value.trim()) CHANGES[button.dataset.change]();
  });
  byId("copy").addEventListener("click", async () => {
    try { await navigator.clipboard.writeText(field.value); } catch { field.select(); document.execCommand("copy"); }
    verdict.textContent = shop.dataset.copied;
  });

  byId("save").addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([field.value], { type: "text/yaml" }));
    link.download = `${id()}.yaml`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  byId("open").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file) { field.value = await file.slice(0, 200000).text(); check(); }
  });
  const keep = byId("keep");
  if (keep) keep.addEventListener("submit", () => { byId("kept-file").value = field.value; });
  // The whole file in the address: who gets the address has the game.
  byId("share").addEventListener("click", async () => {
    const packed = new Blob([field.value]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
    const address = `${location.href.split("#")[0]}#${text}`;
    try { history.replaceState(null, "", address); } catch { /* From a file the address stays. */ }
    try { await navigator.clipboard.writeText(address); } catch { /* It stands in the bar. */ }
    verdict.textContent = shop.dataset.shared;
  });
  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
  }

  async function start() {
    const shared = location.hash.slice(1);
    try { field.value = shared ? await unpacked(shared) : localStorage.getItem(KEPT) || ""; } catch { field.value = ""; }
    const wished = new URLSearchParams(location.search).get("of");
    if (wished && !shared) { byId("base").value = wished; byId("variant-name").focus(); }
    check();
    const answer = await ask({ ask: "words" }, 30000);
    if (answer.is !== "words") return;
    words = answer.words.flatMap((one) => one.word.split(", ").filter((word) => /^[a-z][a-z -]*$/.test(word)).map((word) => ({ ...one, word, spelling: word })));
    paint();
  }
  start();
})();
