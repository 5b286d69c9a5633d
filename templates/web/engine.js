// The engine: asks the WebAssembly module in a worker of this device, so that the page never waits; where the device has
// none, or cannot run it, the same question goes to the server that sent the page.
"use strict";
(() => {
  const { module: address, server } = document.currentScript.dataset;
  const isHere = Boolean(window.WebAssembly && window.Worker && (address || window.arbitroModule));
  if (!isHere && !server) return;
  // A pupil's device may be slow; a search that takes longer is given up and asked of somebody else.
  const PATIENCE = 12000;

  // Runs in the worker.
  function work() {
    const MARK = [0x61726269, 0x74726f21, 0x9e3779b9, 0x7f4a7c15];
    let module = null;
    let program = null;
    let box = 0;
    function letterBox(memory) {
      const words = new Uint32Array(memory.buffer);
      for (let at = 0; at + 8 < words.length; at += 1) {
        if (words[at] === MARK[0] && MARK.every((word, n) => words[at + n] === word)) return at + 4;
      }
      throw new Error("no letter box");
    }
    function ask(question) {
      if (!program) {
        program = new WebAssembly.Instance(module, {}).exports;
        box = letterBox(program.memory);
      }
      const exports = program;
      const bytes = new TextEncoder().encode(JSON.stringify(question));
      let words = new Uint32Array(exports.memory.buffer);
      new Uint8Array(exports.memory.buffer, words[box], bytes.length).set(bytes);
      words[box + 1] = bytes.length;
      exports.main(0, 0);
      // Memory may have grown, and with it the view of it has gone.
      words = new Uint32Array(exports.memory.buffer);
      const answer = new Uint8Array(exports.memory.buffer, words[box + 2], words[box + 3]);
      return JSON.parse(new TextDecoder().decode(answer));
    }
    self.onmessage = async (event) => {
      const { number, bytes, question } = event.data;
      try {
        if (bytes) module = await WebAssembly.compile(bytes);
        self.postMessage({ number, answer: question ? ask(question) : { is: "ready" } });
      } catch (error) {
        // What it left in memory is of no use any more.
        program = null;
        self.postMessage({ number, answer: { is: "unknown", error: String(error), isBroken: true } });
      }
    };
  }

  // The module as bytes: fetched, or from a script beside the page where files cannot be fetched.
  async function bytes() {
    if (address) {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.arrayBuffer();
    }
    const packed = Uint8Array.from(atob(window.arbitroModule), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  let worker = null;
  let numbers = 0;
  const waiting = new Map();
  function start() {
    worker = new Worker(URL.createObjectURL(new Blob([`(${work})()`], { type: "text/javascript" })));
    worker.onmessage = (event) => { settle(event.data.number, event.data.answer); };
    worker.onerror = () => stop("the worker has stopped");
    return bytes().then((module) => put({ bytes: module }, 60000));
  }
  function settle(number, answer) {
    const done = waiting.get(number);
    waiting.delete(number);
    if (done) done(answer);
  }
  function stop(error) {
    if (worker) worker.terminate();
    worker = null;
    ready = null;
    for (const number of [...waiting.keys()]) settle(number, { is: "unknown", error, isBroken: true });
  }
  function put(message, patience) {
    const number = ++numbers;
    return new Promise((done) => {
      const timer = setTimeout(() => stop("too slow"), patience);
      waiting.set(number, (answer) => { clearTimeout(timer); done(answer); });
      worker.postMessage({ number, ...message });
    });
  }

  let ready = null;
  async function askHere(question, patience) {
    try {
      if (!ready) ready = start();
      await ready;
      return await put({ question }, patience);
    } catch (error) {
      ready = null;
      return { is: "unknown", error: String(error), isBroken: true };
    }
  }

  let check = null;
  async function askThere(question, patience) {
    const until = Date.now() + patience;
    document.documentElement.dataset.engine = "there";
    const stop = new AbortController();
    // A file that was written on meanwhile need not be looked at.
    if (question.ask === "check") { if (check) check.abort(); check = stop; }
    const letter = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(question), signal: stop.signal };
    try {
      for (;;) {
        const answer = await fetch(server, letter);
        if (answer.ok) return await answer.json();
        // Others ask too; everybody's turn comes.
        if (answer.status !== 503 || Date.now() > until) return { is: "unknown", error: String(answer.status) };
        await new Promise((done) => setTimeout(done, 1000));
      }
    } catch (error) {
      return { is: "unknown", error: String(error) };
    }
  }

  // Answers a question, or says that nobody can: `{ is: "unknown" }`.
  async function ask(question, patience = PATIENCE) {
    const answer = isHere ? await askHere(question, patience) : { isBroken: true };
    return answer.isBroken && server ? askThere(question, patience) : answer;
  }
  window.arbitroEngine = { ask, isHere };
  document.documentElement.dataset.engine = isHere ? "here" : "there";
  // Where there is a server, it has the files of other games.
  if (server) document.documentElement.dataset.files = "there";
})();
