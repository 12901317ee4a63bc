import { setTimeout as pause } from "node:timers/promises";
import { ensureDependencies } from "../scripts/setup.mjs";
import { copy, paste, takeTasks, watchTasks } from "./page/in-page.mjs";

const rounds = 5;
const wantedMs = 50;
/** After this time all that an action has begun is done, also what the page does when nothing else is to do. */
const restMs = 3000;
const pastedUrls = 100_000;
const comparedBytes = 430 * 1024;

/** Does with the built page what is large, and prints how long the page was busy at a stretch. */
export async function measureTasks() {
  ensureDependencies();
  // Not before the dependencies are there.
  const { freshPage, withStage } = await import("./page/stage.mjs");
  const { printTable, spreadOf } = await import("./page/tables.mjs");
  await withStage(async ({ browser, cases, product }) => {
    const [small, large] = cases;
    const rows = [];
    for (const { name, prepare, act } of actionsWith(large.text)) {
      const longest = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await freshPage(browser);
        await page.addInitScript(watchTasks);
        await page.goto(`${product.address}#${small.link}`);
        await page.waitForSelector("[role=gridcell]");
        await pause(restMs);
        await prepare?.(page);
        await page.evaluate(takeTasks);
        await act(page);
        await pause(restMs);
        longest.push(Math.max(0, ...(await page.evaluate(takeTasks))));
        await page.context().close();
      }
      const { p50, min, max } = spreadOf(longest);
      rows.push([name, ...[p50, min, max].map((time) => (time === 0 ? "none" : `${time} ms`))]);
    }
    printTable([`Longest task over ${wantedMs} ms (wanted: none)`, "median", "min", "max"], rows);
  });
}

function actionsWith(text) {
  const end = text.lastIndexOf("\n", comparedBytes) + 1;
  const middle = text.indexOf("\n", end / 2) + 1;
  const before = text.slice(0, end);
  const now = `${text.slice(0, middle)}Disallow: /one-more\n${text.slice(middle, end)}`;
  const urls = Array.from({ length: pastedUrls }, (_, at) => `/${at % 3}/page-${at}`).join("\n");
  const pasteUrls = async (page) => {
    await page.getByRole("textbox", { name: "Add URLs", exact: true }).focus();
    await pasteText(page, urls);
  };
  return [
    { name: "1,000 URLs filtered", act: filter },
    { name: "1,000 URLs sorted", act: sort },
    { name: "100,000 URLs pasted", act: pasteUrls },
    { name: "100,000 URLs filtered", prepare: rested(pasteUrls), act: filter },
    { name: "100,000 URLs sorted", prepare: rested(pasteUrls), act: sort },
    { name: "500 KB opened", act: (page) => replace(page, "robots.txt", text) },
    {
      name: "430 KiB compared",
      prepare: rested((page) => replace(page, "robots.txt", now)),
      act: (page) => page.getByRole("button", { name: "Compare", exact: true }).click(),
    },
    {
      name: "two files of 430 KiB compared",
      prepare: rested(async (page) => {
        await replace(page, "robots.txt", now);
        await page.getByRole("button", { name: "Compare", exact: true }).click();
      }),
      act: (page) => replace(page, "Before", before),
    },
  ];
}

const rested = (act) => async (page) => {
  await act(page);
  await pause(restMs);
};

async function filter(page) {
  await page.getByRole("searchbox", { name: "Filter URLs", exact: true }).focus();
  await page.keyboard.type("page-7", { delay: 100 });
}

async function sort(page) {
  await page.getByRole("columnheader").nth(1).focus();
  await page.keyboard.press("s");
}

async function replace(page, name, text) {
  await page.getByRole("textbox", { name, exact: true }).focus();
  await page.keyboard.press("Control+a");
  await pasteText(page, text);
}

async function pasteText(page, text) {
  await page.evaluate(copy, text);
  // To bring so much text from here into the page takes it long, which is no work of the page’s own.
  await pause(200);
  await page.evaluate(takeTasks);
  await page.evaluate(paste);
}
