import { setTimeout as pause } from "node:timers/promises";
import { isVerdictInSight, pointInLine, recordKeys, scrollToLine } from "./in-page.mjs";
import { caretOffset, keysOf, probes, targets } from "./script.mjs";
import { freshPage } from "./stage.mjs";

const site = "https://www.example.com";
const probeUrls = probes.map((path) => `${site}${path}`);
const linesAbove = 8;
const restMs = 20;
const frameMs = 17;

/**
 * A page that is ready for its keys. `address`: where it is, given the page; `isProduct`: whether
 * it has verdicts to check.
 */
export async function typist(browser, { address, targetLine, isProduct }) {
  const page = await freshPage(browser);
  await page.addInitScript(recordKeys, isProduct ? probeUrls : []);
  await page.goto(address);
  await page.waitForSelector(".cm-line");
  if (isProduct) await requireVerdicts(page);
  await retry("The lines to type into never came into sight.", () =>
    page.evaluate(scrollToLine, targetLine - linesAbove),
  );
  const clocks = [await clockOf(page, "timeTicks"), await clockOf(page, "threadTicks")];
  return { page, clocks, targetLine, isProduct };
}

/** Types a block of keys and answers for each its kind, and in ms its script and its time to the frame. */
export async function typeBlock(typist, block) {
  const { page, targetLine } = typist;
  await page.bringToFront();
  await placeCaret(page, targets[block]);
  const keys = keysOf(block, targetLine);
  const samples = [];
  for (const [at, key] of keys.entries()) {
    if (key.key === "Enter") await moveToEnd(page);
    samples.push(await typeKey(typist, key, restMs + (((block * keys.length + at) * 7) % frameMs)));
  }
  return samples;
}

// The rest is a different one for each key: nobody types in step with the screen, and a key that
// always came at the same moment of a frame would always be lucky, or never.
async function typeKey(typist, key, rest) {
  const before = await scriptOf(typist);
  const shown = await pressed(typist.page, key.key);
  requireShown(typist, key, shown);
  await pause(rest);
  const after = await scriptOf(typist);
  return {
    kind: key.kind,
    script: after.script - before.script,
    cpu: after.cpu - before.cpu,
    painted: shown.time,
  };
}

/** Presses a key, and waits for the frame after it. */
async function pressed(page, key) {
  await page.keyboard.press(key);
  return page.evaluate(() => window.takeKey());
}

/**
 * All script that the page's main thread has run so far, in ms, as the browser itself adds it up:
 * every callback, timers, rAF and queued microtasks with the garbage collected in them; without the
 * style and layout that they force, without idling, and without what the devtools connection runs.
 * Read between two keys it charges a key with all that runs until the next, so that nothing is
 * gained by putting work off. A trace tells the same, but slows what it watches.
 * `cpu` is the same script on the thread's own clock, which stands still while others have the
 * processor and while the collector's other threads are waited for.
 */
async function scriptOf({ clocks }) {
  const [script, cpu] = await Promise.all(clocks.map(readClock));
  return { script, cpu };
}

async function readClock(clock) {
  const { metrics } = await clock.send("Performance.getMetrics");
  return 1000 * metrics.find(({ name }) => name === "ScriptDuration").value;
}

async function clockOf(page, timeDomain) {
  const clock = await page.context().newCDPSession(page);
  await clock.send("Performance.enable", { timeDomain });
  return clock;
}

async function placeCaret(page, text) {
  const point = await page.evaluate(pointInLine, { text, offset: caretOffset });
  if (!point) throw new Error(`There is no line "${text}" in sight.`);
  await page.mouse.click(point.x, point.y);
  await pause(2 * restMs);
}

async function moveToEnd(page) {
  await pressed(page, "End");
  await pause(2 * restMs);
}

function requireShown({ isProduct }, { key, text, deciding }, shown) {
  if (!shown.text.startsWith(text))
    throw new Error(`After "${key}" the frame shows "${shown.text}" and not "${text}".`);
  if (!isProduct) return;
  for (const [row, line] of deciding.entries()) {
    const wanted = line === null ? "Allow by no line" : `Block by line ${line}`;
    const is = verdictIn(shown.cells[row]);
    if (is !== wanted)
      throw new Error(
        `After "${key}" the frame shows "${is}" for ${probes[row]}, not "${wanted}".`,
      );
  }
}

function verdictIn(cell) {
  const [outcome = "nothing"] = /Allow|Block/.exec(cell) ?? [];
  const [line = "no line"] = /\d[\d,]*/.exec(cell) ?? [];
  return `${outcome} by ${line === "no line" ? line : `line ${line.replaceAll(",", "")}`}`;
}

// The check is of what a person sees, not of rows that wait below the edge.
async function requireVerdicts(page) {
  for (const url of probeUrls)
    await retry(`The verdict on ${url} is not in sight.`, () =>
      page.evaluate(isVerdictInSight, url),
    );
}

async function retry(failure, attempt) {
  for (let count = 0; count < 50; count += 1) {
    if (await attempt()) return;
    await pause(100);
  }
  throw new Error(failure);
}
