// The engine on this device: asks the WebAssembly module in a worker, so that the page never waits.
"use strict";
(() => {
  const script = document.currentScript;
  const address = script.dataset.module;
  if (!window.WebAssembly || !window.Worker) return;
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
        self.postMessage({ number, answer: { is: "unknown", error: String(error) } });
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
    for (const number of [...waiting.keys()]) settle(number, { is: "unknown", error });
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
  // Answers a question, or says that it cannot: `{ is: "unknown" }`.
  async function ask(question, patience = PATIENCE) {
    try {
      if (!ready) ready = start();
      await ready;
      return await put({ question }, patience);
    } catch (error) {
      ready = null;
      return { is: "unknown", error: String(error) };
    }
  }
  window.arbitroEngine = { ask };
  document.documentElement.dataset.engine = "here";
  // A module that was fetched has a server behind it, which has the files of other games.
  if (address) document.documentElement.dataset.files = "there";
})();
