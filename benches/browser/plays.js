// Reads questions to the engine for browsers as JSON, [engine, [question, …]], and writes how often a second of processor
// time each is answered: in the best of a few slices, after one that lets the machine's compiler come to rest.
"use strict";
const { readFileSync } = require("node:fs");

const MARK = [0x61726269, 0x74726f21, 0x9e3779b9, 0x7f4a7c15];
const SLICE = 60000;
const REPEATS = 4;
// Asking the time takes as long as some hundred short games, so that it is asked after so many milliseconds only.
const BURST = 2;

const [engine, questions] = JSON.parse(readFileSync(0, "utf8"));
const program = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(engine)), {}).exports;
const all = new Uint32Array(program.memory.buffer);
const box = all.findIndex((word, at) => word === MARK[0] && MARK.every((mark, n) => all[at + n] === mark)) + 4;

function ask(question) {
  const words = new Uint32Array(program.memory.buffer);
  new Uint8Array(program.memory.buffer, words[box], question.length).set(question);
  words[box + 1] = question.length;
  program.main(0, 0);
  const said = new Uint32Array(program.memory.buffer);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(program.memory.buffer, said[box + 2], said[box + 3])));
}

const spent = () => process.cpuUsage().user;
for (const question of questions) {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const first = ask(bytes);
  if (first.is !== "fair") throw new Error(JSON.stringify(first));
  const seen = performance.now();
  for (let i = 0; i < 8; i += 1) ask(bytes);
  const burst = Math.max(1, Math.round((8 * BURST) / (performance.now() - seen)));
  let best = 0;
  for (let slice = 0; slice < REPEATS; slice += 1) {
    const begun = spent();
    let asked = 0;
    do {
      for (let i = 0; i < burst; i += 1) ask(bytes);
      asked += burst;
    } while (spent() - begun < SLICE);
    best = Math.max(best, (asked * 1e6) / (spent() - begun));
  }
  console.log(best);
}
