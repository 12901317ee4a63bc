import { extname } from "node:path";
import { recordArrival } from "./in-page.mjs";
import { freshPage } from "./stage.mjs";

const rounds = 9;

/**
 * Opens each of the visits (`name`, `address` and the `selector` of what a person waits for) in
 * fresh contexts, by turns; answers for each its times in ms and its requests of the last round.
 */
export async function measureLoads(browser, visits) {
  const loads = visits.map((visit) => ({ ...visit, times: [], requests: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const load of loads) {
      const { time, requests } = await arrive(browser, load);
      load.times.push(time);
      load.requests = requests;
    }
  }
  return loads;
}

/** What was fetched before the first verdict, by kind: the number of requests and their gzipped bytes. */
export function byKind(requests) {
  const kinds = new Map();
  for (const { path, encodedBodySize } of requests) {
    const kind = path === "/" ? "HTML" : extname(path).slice(1).toUpperCase();
    const { count, bytes } = kinds.get(kind) ?? { count: 0, bytes: 0 };
    kinds.set(kind, { count: count + 1, bytes: bytes + encodedBodySize });
  }
  return kinds;
}

async function arrive(browser, { address, selector }) {
  const page = await freshPage(browser);
  await page.addInitScript(recordArrival, selector);
  await page.goto(address);
  const arrival = await page.evaluate(() => window.arrival);
  await page.context().close();
  return arrival;
}
