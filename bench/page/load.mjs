import { extname } from "node:path";
import { recordArrival } from "./in-page.mjs";
import { START, WATCH } from "./server.mjs";
import { windowSize } from "./stage.mjs";

const rounds = 9;

/**
 * Opens each of the visits (`name`, `server`, what comes after its address, and the `selector` of what
 * a person waits for) in fresh contexts, by turns; answers for each its times in ms and its requests of
 * the last round.
 */
export async function measureLoads(browser, visits) {
  const control = await browser.newBrowserCDPSession();
  const loads = visits.map((visit) => ({ ...visit, times: [], requests: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const load of loads) {
      const { time, requests } = await arrive(control, load);
      load.times.push(time);
      load.requests = requests;
    }
  }
  return loads;
}

/** What was fetched before the first verdict, by kind: the number of requests and their gzipped bytes. */
export function byKind(requests) {
  const kinds = new Map();
  for (const { path, encodedBodySize } of requests.filter(({ path }) => path !== WATCH)) {
    const kind = path === "/" ? "HTML" : extname(path).slice(1).toUpperCase();
    const { count, bytes } = kinds.get(kind) ?? { count: 0, bytes: 0 };
    kinds.set(kind, { count: count + 1, bytes: bytes + encodedBodySize });
  }
  return kinds;
}

/**
 * Opens a page as a visitor does, from another page and without devtools: while they are connected,
 * V8 parses the scripts again for the stack of the first Error, which React makes as it starts, and
 * that takes longer than to run them. So the page itself tells what it saw.
 */
async function arrive(control, { server, suffix, selector }) {
  server.watch(`() => (${recordArrival})(${JSON.stringify(selector)})`, suffix);
  const seen = server.seen();
  const { browserContextId } = await control.send("Target.createBrowserContext");
  await control.send("Target.createTarget", {
    url: new URL(START, server.address).href,
    browserContextId,
    newWindow: true,
    ...windowSize,
  });
  const { width, ...arrival } = await seen;
  if (width !== windowSize.width) throw new Error(`The page is ${width} pixels wide.`);
  await control.send("Target.disposeBrowserContext", { browserContextId });
  return arrival;
}
