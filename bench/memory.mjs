import { setTimeout as pause } from "node:timers/promises";
import { ensureDependencies } from "../scripts/setup.mjs";
import { copy, paste } from "./page/in-page.mjs";

const warmUpRounds = 10;
const rounds = 100;
const keysOfRound = 100;
const wanted = 1.2;
const letters = "abcdefghijklmnopqrstuvwxyz/";

/** Types for as long as a person would in an hour, and prints the JavaScript heap before and after. */
export async function measureMemory() {
  ensureDependencies();
  // Not before the dependencies are there.
  const { freshPage, withStage } = await import("./page/stage.mjs");
  await withStage(async ({ browser, cases, product }) => {
    const [small, large] = cases;
    const page = await freshPage(browser);
    await page.goto(`${product.address}#${small.link}`);
    await page.waitForSelector("[role=gridcell]");
    const heapOf = await heapMeter(page);
    const texts = [large.text.slice(0, 100_000), small.text];
    // All that the page loads when it is idle has to be there before.
    for (let count = 0; count < warmUpRounds; count += 1) await round(page, texts[count % 2]);
    await load(page, texts[0]);
    const before = await heapOf(page);
    for (let count = 1; count <= rounds; count += 1) {
      await round(page, texts[count % 2]);
      if (count % 20 === 0)
        console.log(`${count} files, ${count * keysOfRound} keys: ${mb(await heapOf(page))}`);
    }
    // The file that was there before, so that the same is compared.
    await load(page, texts[0]);
    const after = await heapOf(page);
    const ratio = (after / before).toFixed(2);
    console.log(`Heap: ${mb(before)} before, ${mb(after)} after: ${ratio}x (wanted: ${wanted}x)`);
  });
}

/** Replaces the file, and types in the middle of it: letters, new lines, and half of it deleted again. */
async function round(page, text) {
  await load(page, text);
  await page.keyboard.press("Control+Home");
  for (let count = 0; count < 3; count += 1) await page.keyboard.press("ArrowDown");
  for (let count = 3; count < keysOfRound; count += 1) {
    const key = count % 20 === 0 ? "Enter" : count % 3 === 0 ? "Backspace" : letters[count % 27];
    await page.keyboard.press(key);
  }
}

async function load(page, text) {
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+a");
  await page.evaluate(copy, text);
  await page.evaluate(paste);
}

/** Measures the heap once nothing runs any more and all garbage is collected. */
async function heapMeter(page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await pause(2000);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return usedSize;
  };
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
