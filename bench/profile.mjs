import { setTimeout as pause } from "node:timers/promises";
import { runScript } from "../scripts/setup.mjs";
import { withStage } from "./page/stage.mjs";
import { typeBlock, typist } from "./page/typing.mjs";

const shown = 40;
const warmUp = [0];
const blocks = [1, 2, 3, 4, 5];
const microsecondsPerSample = 200;

/** Profiles 100 keys in the large file and prints which functions had the main thread. */
async function profileKeys({ browser, product, cases }) {
  const { link, targetLine } = cases.at(-1);
  const one = await typist(browser, {
    address: `${product.address}#${link}`,
    targetLine,
    isProduct: true,
  });
  for (const block of warmUp) await typeBlock(one, block);
  await pause(1000);
  const profiler = await one.page.context().newCDPSession(one.page);
  await profiler.send("Profiler.enable");
  await profiler.send("Profiler.setSamplingInterval", { interval: microsecondsPerSample });
  await profiler.send("Profiler.start");
  let keys = 0;
  for (const block of blocks) keys += (await typeBlock(one, block)).length;
  const { profile } = await profiler.send("Profiler.stop");
  printSelfTimes(profile, keys);
}

function printSelfTimes({ nodes, samples, timeDeltas }, keys) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map();
  for (const [at, id] of samples.entries()) {
    const name = names.get(id);
    // A sample stands for the time until the next.
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at + 1] ?? 0) / 1000);
  }
  console.log(`Self time over ${keys} keys, ms per key`);
  const rows = [...times].toSorted(([, a], [, b]) => b - a).slice(0, shown);
  for (const [name, time] of rows) console.log(`${(time / keys).toFixed(3).padStart(9)}  ${name}`);
}

function nameOf({ functionName, url, lineNumber }) {
  const file = url.split("/").at(-1)?.split("#")[0];
  return `${functionName || "(anonymous)"}${file ? `  ${file}:${lineNumber + 1}` : ""}`;
}

await runScript(() => withStage(profileKeys, { minify: false }));
