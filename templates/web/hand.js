// The hand at a board: what moves and is heard, what is enlarged, and the piece that follows a finger. play.js lends it
// the game and what can be done there.
"use strict";
window.arbitroHand = ({ game, show, choose, settle, say, words }) => {
  const find = (cell) => game().querySelector(`#cell-${CSS.escape(cell)}`);
  const place = (spot) => [Number(spot.dataset.x), Number(spot.dataset.y)];

  // --- Movement: pieces glide to where they stand now, what is placed pops up, and what was taken fades -------------
  const GLIDE = 200;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  // A piece that was carried to its place need not go there once more.
  let isCarried = false;

  // The pieces of a board by the cell they stand on, with what is written on them; those over several cells by their place.
  function pieces(part) {
    const found = new Map();
    const standing = [...part.querySelectorAll(".picture")].pop();
    if (!standing || !standing.querySelector(".piece")) return found;
    const spots = [...part.querySelectorAll(".spot")].map((spot) => [spot.dataset.cell, ...place(spot)]);
    for (const shape of standing.children) {
      const box = shape.getBBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const spot = spots.find(([, sx, sy]) => Math.hypot(sx - x, sy - y) < 2.5);
      const isPiece = shape.classList.contains("piece");
      const name = spot ? spot[0] : `${x} ${y}`;
      if (!isPiece && !found.has(name)) continue;
      const one = found.get(name) || { shapes: [], look: "", x: spot ? spot[1] : x, y: spot ? spot[2] : y };
      one.shapes.push(shape);
      if (isPiece) one.look += `${shape.getAttribute("class")},`;
      else one.look += shape.textContent;
      found.set(name, one);
    }
    return found;
  }

  // Moves the pieces from where they were to where they are, and says what kind of move it was.
  function enliven(shown) {
    const old = shown.kept;
    const now = pieces(shown);
    shown.kept = now;
    fade();
    const wasCarried = isCarried;
    isCarried = false;
    if (!old) return null;
    const isMoving = !isCalm.matches && shown.animate;
    let what = null;
    const gone = [...old].filter(([cell, one]) => !now.has(cell) || now.get(cell).look !== one.look);
    const come = [...now].filter(([cell, one]) => !old.has(cell) || old.get(cell).look !== one.look);
    // More than a few is another game, not a move.
    if (come.length + gone.length > 12) return null;
    for (const [, one] of come) {
      const at = gone.findIndex(([, other]) => other.look === one.look);
      const from = at < 0 ? null : gone.splice(at, 1)[0][1];
      what = from ? "move" : what || "place";
      if (!isMoving || (from && wasCarried)) continue;
      const steps = from
        ? [{ transform: `translate(${from.x - one.x}px, ${from.y - one.y}px)` }, { transform: "none" }]
        : [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.08)", opacity: 1, offset: .7 }, { transform: "none" }];
      for (const shape of one.shapes) shape.animate(steps, { duration: GLIDE, easing: "ease-out" });
    }
    const picture = [...shown.querySelectorAll(".picture")].pop();
    // What another piece stands on now was changed into it; what is nowhere was taken.
    if (gone.some(([cell]) => !now.has(cell)) && come.length) what = "capture";
    for (const [, one] of isMoving ? gone : []) {
      for (const shape of one.shapes) {
        picture.append(shape);
        const steps = [{ transform: "none", opacity: 1 }, { transform: "scale(.3)", opacity: 0 }];
        shape.animate(steps, { duration: GLIDE, easing: "ease-in" }).finished.finally(() => shape.remove());
      }
    }
    return what;
  }
  // What stands on the board now, to be compared with what will.
  function remember() { game().kept = pieces(game()); }

  // --- What a visitor chose for this device ------------------------------------------------------------------------
  function chosen(name, usual) {
    try { return { on: true, off: false }[localStorage.getItem(`arbitro.${name}`)] ?? usual; } catch { return usual; }
  }
  function prefer(name, is) {
    try { localStorage.setItem(`arbitro.${name}`, is ? "on" : "off"); } catch { /* It lasts as long as the page. */ }
    memory[name] = is;
  }
  const memory = {};
  const wishes = (name) => memory[name] ?? chosen(name, name === "targets" || (name === "zoom" && isSmall()));
  function showWishes() {
    document.querySelectorAll(".settings").forEach((part) => { part.hidden = false; });
    document.querySelectorAll("[data-set]").forEach((box) => { box.checked = wishes(box.dataset.set); });
    document.documentElement.dataset.targets = wishes("targets") ? "on" : "off";
  }
  document.addEventListener("change", (event) => {
    const box = event.target.closest("[data-set]");
    if (!box) return;
    prefer(box.dataset.set, box.checked);
    if (box.dataset.set === "sounds" && box.checked) sound("place");
    if (box.dataset.set === "zoom") { unaim(); whole(); }
    showWishes();
  });

  // --- Sounds: made here, and none until somebody asks for them ----------------------------------------------------
  let audio = null;
  const SOUNDS = {
    place: [[340, 0, .09, .5]], move: [[260, 0, .07, .35], [340, .06, .08, .4]], capture: [[220, 0, .1, .5], [150, .07, .16, .5]],
    end: [[392, 0, .2, .35], [494, .13, .2, .35], [587, .26, .2, .35], [784, .39, .45, .4]],
  };
  function sound(kind) {
    if (!wishes("sounds") || !window.AudioContext) return;
    audio = audio || new AudioContext();
    if (audio.state === "suspended") audio.resume();
    document.documentElement.dataset.sound = kind;
    for (const [pitch, after, long, loud] of SOUNDS[kind]) {
      const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + after];
      tone.type = "triangle";
      tone.frequency.setValueAtTime(pitch, at);
      tone.frequency.exponentialRampToValueAtTime(pitch * (kind === "end" ? 1 : .7), at + long);
      volume.gain.setValueAtTime(.0001, at);
      volume.gain.exponentialRampToValueAtTime(loud * .5, at + .008);
      volume.gain.exponentialRampToValueAtTime(.0001, at + long);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + long + .02);
    }
  }

  // --- What only screens show: both ends of slanting rows have their names, large grids their stars, and pieces a soft rim ------
  const SVG = "http://www.w3.org/2000/svg";
  const drawn = (kind, values) => {
    const part = document.createElementNS(SVG, kind);
    Object.entries(values).forEach(([name, value]) => part.setAttribute(name, value));
    return part;
  };
  // The cell from which the names of its row or its column are read: `a5` for 5, `c1` for c.
  const near = (said) => find(/^\d/.test(said) ? `a${said}` : `${said}1`);
  function name() {
    const picture = game().querySelector(".gameboard[data-family=rhombus]:not(.named)");
    if (!picture) return;
    picture.classList.add("named");
    const spots = [...picture.querySelectorAll(".spot")];
    let [x, y, wide, high] = picture.getAttribute("viewBox").split(" ").map(Number);
    let [right, bottom] = [x + wide, y + high];
    for (const text of picture.querySelectorAll(".picture text[fill]:not([font-weight])")) {
      const said = text.textContent.trim();
      const beside = near(said);
      if (!beside) continue;
      const [from, size] = [place(beside), Number(text.getAttribute("font-size"))];
      const far = (spot) => Math.hypot(place(spot)[0] - from[0], place(spot)[1] - from[1]);
      const same = spots.filter((spot) => (/^\d/.test(said) ? spot.dataset.cell.replace(/^\D+/, "") : spot.dataset.cell.replace(/\d+$/, "")) === said);
      const other = same.reduce((best, spot) => (far(spot) > far(best) ? spot : best), beside);
      const [tx, ty] = [Number(text.getAttribute("x")), Number(text.getAttribute("y")) - size * .36];
      const [cx, cy] = [place(other)[0] + from[0] - tx, place(other)[1] + from[1] - ty];
      const again = text.cloneNode(true);
      again.dataset.far = other.dataset.cell;
      again.setAttribute("x", cx.toFixed(3));
      again.setAttribute("y", (cy + size * .36).toFixed(3));
      text.after(again);
      const half = size * .3 * said.length;
      [x, right] = [Math.min(x, cx - half), Math.max(right, cx + half)];
      [y, bottom] = [Math.min(y, cy - size / 2), Math.max(bottom, cy + size / 2)];
    }
    [wide, high] = [right - x, bottom - y];
    picture.setAttribute("viewBox", [x, y, wide, high].map((number) => number.toFixed(2)).join(" "));
    picture.setAttribute("width", wide * 14);
    picture.setAttribute("height", high * 14);
  }
  // The points from which others are counted on a grid of 9, 13 or 19 lines.
  const STARS = { 9: [2, 6], 13: [3, 9], 19: [3, 9, 15] };
  function stars() {
    const picture = game().querySelector(".gameboard[data-family=points]:not(.starred)");
    if (!picture) return;
    picture.classList.add("starred");
    const spots = [...picture.querySelectorAll(".spot")].map(place);
    const [xs, ys] = [0, 1].map((at) => [...new Set(spots.map((spot) => spot[at]))].sort((a, b) => a - b));
    const lines = STARS[xs.length];
    if (!lines || ys.length !== xs.length || spots.length !== xs.length * ys.length) return;
    const middle = (xs.length - 1) / 2;
    const all = lines.flatMap((column) => lines.map((row) => [column, row])).concat([[middle, middle]]);
    const ground = picture.querySelector(".picture");
    all.forEach(([column, row]) => ground.append(drawn("circle", { class: "star", cx: xs[column], cy: ys[row], r: 1 })));
  }
  // A light from above left and a darker rim, over the colour of the piece, which stays what it is.
  function shine() {
    if (!document.getElementById("shine")) {
      const light = drawn("radialGradient", { id: "shine", cx: .36, cy: .3, r: .76 });
      [["#fff", 0, .5], ["#fff", .5, 0], ["#000", .66, 0], ["#000", 1, .3]].forEach(([colour, at, strong]) =>
        light.append(drawn("stop", { offset: at, "stop-color": colour, "stop-opacity": strong })));
      const part = drawn("svg", { class: "unseen", "aria-hidden": "true" });
      part.append(light);
      document.body.append(part);
    }
    const standing = [...game().querySelectorAll(".gameboard:not(.lit) .picture")].pop();
    if (!standing) return;
    standing.closest(".gameboard").classList.add("lit");
    for (const piece of standing.querySelectorAll(".piece:not(polyline, .seed)")) {
      const next = piece.nextElementSibling;
      // What is written on a piece follows it at once; a triangle has its room below. The
      // number of a goal, of another size, is written on the board.
      const written = next && (next.matches('text[font-weight]:not([font-size="5"])') ? next : next.matches("circle:not([class])") && next.nextElementSibling);
      if (written && written.matches('text[font-weight]:not([font-size="5"])') && (piece.getAttribute("points") || "").trim().split(/\s+/).length === 3) {
        const size = Number(written.getAttribute("font-size"));
        written.setAttribute("font-size", size * .78);
        written.setAttribute("y", Number(written.getAttribute("y")) + size * .06);
      }
      if (written && written.matches('text[font-weight]:not([font-size="5"])')) continue;
      const light = piece.cloneNode(false);
      ["fill", "stroke", "stroke-width", "data-name"].forEach((name) => light.removeAttribute(name));
      light.setAttribute("class", "shine");
      light.setAttribute("fill", "url(#shine)");
      piece.after(light);
    }
  }

  // --- A rhombus lies wide. On a phone that is held upright it is turned until its columns stand, and its cells are larger: below
  // stays below, and left stays left ---------------------------------------------------------------------------------
  const isUpright = matchMedia("(max-width: 30rem) and (min-height: 42rem) and (orientation: portrait)");
  function stand() {
    const picture = game().querySelector(".gameboard[data-family=rhombus]:not(.upright)");
    if (!picture || !isUpright.matches) return;
    const [cosine, sine] = [Math.sqrt(3) / 2, 1 / 2];
    const turned = (x, y) => [x * cosine + y * sine, y * cosine - x * sine];
    const shapes = [...picture.querySelectorAll("polygon, polyline")].map((shape) => {
      const numbers = shape.getAttribute("points").trim().split(/[\s,]+/).map(Number);
      return [shape, numbers.flatMap((x, at) => at % 2 ? [] : [turned(x, numbers[at + 1])])];
    });
    const corners = shapes.flatMap(([, points]) => points);
    const texts = [...picture.querySelectorAll("text")].map((text) => [text, Number(text.getAttribute("font-size"))]);
    const tall = Math.max(0, ...texts.filter(([text]) => text.hasAttribute("fill")).map(([, size]) => size));
    const most = (of, way) => Math.max(...corners.map((corner) => corner[of] * way)) * way;
    // Room for numbers at both sides, and for letters above and below.
    const [left, top] = [most(0, -1) - tall * 1.6, most(1, -1) - 1 - tall];
    const [wide, high] = [most(0, 1) - left + tall * 1.6, most(1, 1) - top + 1 + tall];
    const moved = ([x, y]) => [x - left, y - top];
    const write = (part, names, numbers) => names.forEach((name, at) => part.setAttribute(name, Math.round(numbers[at] * 1000) / 1000));
    const read = (part, names) => names.map((name) => Number(part.getAttribute(name)));
    const turn = (part, names) => write(part, names, moved(turned(...read(part, names))));
    for (const [shape, points] of shapes) shape.setAttribute("points", points.map((point) => moved(point).map((number) => number.toFixed(3)).join(",")).join(" "));
    picture.querySelectorAll("circle").forEach((circle) => turn(circle, ["cx", "cy"]));
    picture.querySelectorAll(".spot").forEach((spot) => turn(spot, ["data-x", "data-y"]));
    for (const [text, size] of texts) {
      const said = text.textContent.trim();
      const { far } = text.dataset;
      const beside = text.hasAttribute("fill") && (far ? find(far) : near(said));
      const way = far ? -1 : 1;
      const [x, y] = read(text, ["x", "y"]);
      const centre = beside ? place(beside) : moved(turned(x, y - size * .36));
      // A number at the left of its row, a letter below its column, and at the other end the same.
      if (beside && /^\d/.test(said)) centre[0] -= way * (9.2 + size * .3 * said.length);
      else if (beside) centre[1] += way * (8.2 + size * .5);
      write(text, ["x", "y"], [centre[0], centre[1] + size * .36]);
    }
    picture.setAttribute("viewBox", `0 0 ${wide.toFixed(2)} ${high.toFixed(2)}`);
    write(picture, ["width", "height"], [wide * 14, high * 14]);
    picture.classList.add("upright");
  }

  // --- Large boards on small screens: a first tap enlarges and aims, a second one plays ----------------------------
  const ENLARGED = 2.2;
  const SMALLEST = 34;
  const FEWEST = 4;
  const board = () => game().querySelector(".gameboard");
  let lens = null;
  let aim = null;
  // Whether a finger is wider than a cell.
  function isSmall() {
    if (!matchMedia("(pointer: coarse)").matches || !board()) return false;
    const wide = Number((board().dataset.whole || board().getAttribute("viewBox")).split(" ")[2]);
    return wide > 0 && board().getBoundingClientRect().width / (wide / 10) < SMALLEST;
  }
  function look() {
    const picture = board();
    if (!picture) return;
    if (!picture.dataset.whole) picture.dataset.whole = picture.getAttribute("viewBox");
    const [left, top, wide, high] = picture.dataset.whole.split(" ").map(Number);
    if (!lens) { picture.setAttribute("viewBox", picture.dataset.whole); return; }
    // A board of few cells is not cut to two of them.
    const factor = Math.max(1, Math.min(ENLARGED, Math.min(wide, high) / (FEWEST * 10)));
    const [w, h] = [wide / factor, high / factor];
    const held = (middle, part, first, all) => Math.max(first, Math.min(first + all - part, middle - part / 2));
    picture.setAttribute("viewBox", [held(lens.x, w, left, wide), held(lens.y, h, top, high), w, h].join(" "));
  }
  function whole() { lens = null; look(); bar(); }
  function enlarge(spot) {
    const [x, y] = [Number(spot.dataset.x), Number(spot.dataset.y)];
    const view = lens && board().viewBox.baseVal;
    // The board stays where it is while the finger is well inside.
    const isInside = view && x > view.x + view.width * .18 && x < view.x + view.width * .82 && y > view.y + view.height * .18 && y < view.y + view.height * .82;
    if (!isInside) lens = { x, y };
    look();
  }
  function unaim() {
    aim = null;
    game().querySelectorAll(".spot.aimed").forEach((spot) => spot.classList.remove("aimed"));
  }
  // The line under the board: what a second tap plays, and the way back to the whole board.
  function bar() {
    const old = game().querySelector(".aim");
    if (old) old.remove();
    if (!aim && !lens) return;
    const part = document.createElement("div");
    part.className = "aim";
    const button = (words, act, kind) => {
      const one = Object.assign(document.createElement("button"), { type: "button", textContent: words, className: `button ${kind}` });
      one.addEventListener("click", act);
      return one;
    };
    if (aim) part.append(Object.assign(document.createElement("p"), { textContent: words("aim", { c: aim }) }), button(words("aimPlay"), fire, ""));
    // It lies over the way to choose again, so that it offers that, too.
    const cancel = !aim && game().querySelector("[data-go=cancel]");
    if (cancel) part.append(button(cancel.textContent, () => cancel.click(), "plain"));
    if (lens) part.append(button(words("whole"), () => { unaim(); whole(); }, "plain"));
    game().querySelector(".board-frame").after(part);
  }
  function fire() {
    const spot = aim && game().querySelector(`#cell-${CSS.escape(aim)}`);
    unaim();
    lens = null;
    if (spot && spot.matches("a")) show(spot.getAttribute("href"), {}, "push");
    else whole();
  }
  // Says whether a tap was only a look, and is to be repeated.
  function isLook(spot) {
    if (!wishes("zoom")) return false;
    if (aim === spot.dataset.cell) { fire(); return true; }
    const plays = spot.dataset.plays !== undefined;
    if (!plays && lens) return false;
    enlarge(spot);
    unaim();
    if (plays) {
      aim = spot.dataset.cell;
      spot.classList.add("aimed");
      say(words("aim", { c: aim }));
    }
    bar();
    // A piece that is only picked up is picked up at once.
    return plays || !spot.matches("a");
  }

  // --- A piece in the hand: it follows finger and mouse, and the same two choices are made in one stroke ------------
  const STILL = 8;
  let held = null;
  const under = (event) => {
    const what = document.elementFromPoint(event.clientX, event.clientY);
    return what && what.closest("#game .spot");
  };
  // The piece as it is seen, above everything else, since the board under it changes meanwhile.
  function ghost(cell) {
    const [one, picture] = [game().kept && game().kept.get(cell), board()];
    const high = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    high.setAttribute("class", "gameboard ghost");
    high.setAttribute("aria-hidden", "true");
    if (one && picture) {
      const size = 14;
      const { a, e, f } = picture.getScreenCTM();
      high.setAttribute("viewBox", [one.x - size / 2, one.y - size / 2, size, size].join(" "));
      Object.assign(high.style, { width: `${size * a}px`, height: `${size * a}px`, left: `${e + (one.x - size / 2) * a}px`, top: `${f + (one.y - size / 2) * a}px` });
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.setAttribute("class", "picture");
      group.append(...one.shapes.map((shape) => shape.cloneNode(true)));
      high.append(group);
    }
    document.body.append(high);
    return high;
  }
  // Where it came from it is only a shadow.
  function fade() {
    if (!held || !held.ghost || !game().kept) return;
    const one = game().kept.get(held.cell);
    if (one) one.shapes.forEach((shape) => shape.classList.add("lifted"));
  }
  // By what a part of the page is the same as a part of the answer.
  const mark = (node) => (node.nodeType !== Node.ELEMENT_NODE ? "" : [node.id, node.dataset.go, node.dataset.keep, node.dataset.set,
    node.matches("button") && node.value, (node.getAttribute("class") || "").split(" ")[0]].join("|"));
  const isSame = (one, other) => one.nodeName === other.nodeName && mark(one) === mark(other);
  // Whether a part was open when it was sent: what somebody opened or closed since stays so.
  const sent = new WeakMap();
  const note = (part) => part.querySelectorAll?.("details").forEach((one) => sent.set(one, one.open));
  note(document);
  // What is on the page becomes what was answered, so that whoever reads, writes or holds a piece there keeps their place.
  function become(old, fresh) {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.data !== fresh.data) old.data = fresh.data;
      return;
    }
    const keeps = old.matches("details") && sent.get(old) === fresh.open;
    if (old.matches("details")) sent.set(old, fresh.open);
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !(keeps && name === "open")) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) === value || (keeps && name === "open")) continue;
      old.setAttribute(name, value);
      // A field that was written into does not follow its attribute any more.
      if (name === "value" && old.value !== value) old.value = value;
    }
    let next = old.firstChild;
    for (const one of [...fresh.childNodes]) {
      let twin = next;
      // Blanks between two parts are no reason to skip a part.
      if (one.nodeType === Node.ELEMENT_NODE) while (twin && !isSame(twin, one)) twin = twin.nextSibling;
      // The pieces are only looked at, and those of before may still be moving.
      const isKept = twin && isSame(twin, one) && !one.matches?.(".picture");
      if (!isKept) {
        if (one.matches?.("details")) sent.set(one, one.open);
        note(one);
        old.insertBefore(one, next);
        continue;
      }
      while (next !== twin) next = remove(next);
      become(twin, one);
      next = twin.nextSibling;
    }
    while (next) next = remove(next);
  }
  function remove(node) {
    const after = node.nextSibling;
    // What a finger touched first stays somewhere, or the finger is heard no more.
    if (held && node.contains(held.touched)) {
      held.below.push(node);
      document.body.append(node);
    } else node.remove();
    return after;
  }
  function drop() {
    const was = held;
    held = null;
    if (was && was.ghost) was.ghost.remove();
    if (was) was.below.forEach((node) => node.remove());
    game().querySelectorAll(".lifted").forEach((shape) => shape.classList.remove("lifted"));
    game().querySelectorAll(".spot.over").forEach((spot) => spot.classList.remove("over"));
    return was;
  }
  // A frame around where the keys are is for those who use them: what a finger has put down shows the move alone.
  const by = (what) => { document.documentElement.dataset.by = what; };
  document.addEventListener("keydown", () => by("keys"), true);
  document.addEventListener("pointerdown", (event) => {
    by("pointer");
    const spot = event.button === 0 && event.isPrimary && event.target.closest("#game a.spot:not([data-plays])");
    held = spot ? { cell: spot.dataset.cell, x: event.clientX, y: event.clientY, id: event.pointerId, touched: event.target, below: [] } : null;
  });
  document.addEventListener("dragstart", (event) => { if (event.target.closest("#game .spot")) event.preventDefault(); });
  function carry(event) {
    if (!held || event.pointerId !== held.id) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost) {
      const spot = find(held.cell);
      if (Math.hypot(x, y) < STILL || !spot || !spot.matches("a")) return;
      held.ghost = ghost(held.cell);
      fade();
      // A piece that was picked already is not given back.
      held.picking = spot.matches(".picked") ? null : show(spot.getAttribute("href"), {}, "push");
    }
    held.ghost.style.transform = `translate(${x}px, ${y}px)`;
    const spot = under(event);
    game().querySelectorAll(".spot.over").forEach((other) => { if (other !== spot) other.classList.remove("over"); });
    if (spot && spot.matches("a")) spot.classList.add("over");
  }
  async function put(event) {
    if (!held || event.pointerId !== held.id) return;
    const to = held.ghost && under(event);
    const was = drop();
    if (!was.ghost) return;
    await was.picking;
    if (!to || to.dataset.cell === was.cell) return;
    const spot = find(to.dataset.cell);
    if (!spot) return;
    isCarried = spot.matches("a");
    settle(spot);
    choose(spot);
  }
  // The page does not scroll under a piece.
  const stay = (event) => { if (held && event.cancelable) event.preventDefault(); };
  const HANDS = { pointermove: carry, pointerup: put, pointercancel: drop, touchmove: stay };
  Object.entries(HANDS).forEach(([kind, act]) => document.addEventListener(kind, act, { passive: false }));

  return { enliven, remember, become, sound, isLook, unaim, prepare: () => { name(); stand(); stars(); shine(); showWishes(); aim = null; if (game().querySelector(".status.over")) lens = null; look(); bar(); fade(); } };
};
