import { setTimeout as pause } from "node:timers/promises";
import { ensureDependencies } from "../scripts/setup.mjs";
import { copy, paste, takeTasks, waitForGroup, watchTasks } from "./page/in-page.mjs";

const rounds = 5;
const wantedMs = 50;
/** After this time all that an action has begun is done, also what the page does when nothing else is to do. */
const restMs = 3000;
const pastedUrls = 100_000;
const comparedBytes = 430 * 1024;

/** The tables that are compared, as URLs by crawlers: of a migration, and as large as a table can be. */
const tables = [
  [2001, 3],
  [100_000, 20],
];

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
      rows.push([name, ...spoken(spreadOf(longest))]);
    }
    const compared = [];
    for (const [urls, crawlers] of tables) {
      const rounds = await measureComparing(
        () => freshPage(browser),
        product.address,
        urls,
        crawlers,
      );
      rows.push([
        `${nameOf(urls, crawlers)} compared`,
        ...spoken(spreadOf(rounds.map(({ comparing }) => comparing))),
      ]);
      rows.push([
        `${nameOf(urls, crawlers)} filtered in Compare`,
        ...spoken(spreadOf(rounds.map(({ filtering }) => filtering))),
      ]);
      compared.push({ urls, crawlers, grouped: spreadOf(rounds.map(({ grouped }) => grouped)) });
    }
    printTable([`Longest task over ${wantedMs} ms (wanted: none)`, "median", "min", "max"], rows);
    printTable(
      ["From the edit to the groups (wanted: 1 s)", "median", "min", "max"],
      compared.map(({ urls, crawlers, grouped: { p50, min, max } }) => [
        nameOf(urls, crawlers),
        ...[p50, min, max].map((time) => `${Math.round(time)} ms`),
      ]),
    );
    const [few, many] = compared;
    const cells = (many.urls * many.crawlers) / (few.urls * few.crawlers);
    const ratio = many.grouped.p50 / few.grouped.p50;
    printTable(
      [`${Math.round(cells)}x the changes`, "takes"],
      [["until grouped", `${ratio.toFixed(1)}x`]],
    );
  });
}

const nameOf = (urls, crawlers) => `${urls.toLocaleString("en")} URLs x ${crawlers} crawlers`;

const spoken = ({ p50, min, max }) =>
  [p50, min, max].map((time) => (time === 0 ? "none" : `${time} ms`));

/** Turns every verdict of a table in a comparison, and then filters the changes; `grouped`: how long it took until the last group was shown. */
async function measureComparing(newPage, address, urlCount, crawlerCount) {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await newPage();
    await page.addInitScript(watchTasks);
    const crawlers = Array.from({ length: crawlerCount }, (_, at) => `&agent=bot-${letters(at)}`);
    await page.goto(
      `${address}#text=${encodeURIComponent("User-agent: *\nAllow: /")}&url=/${crawlers.join("")}`,
    );
    await page.waitForSelector("[role=gridcell]");
    await pause(restMs);
    const urls = Array.from({ length: urlCount - 1 }, (_, at) => `/${at % 3}/page-${at}`);
    await page.getByRole("textbox", { name: "Add URLs", exact: true }).focus();
    await pasteText(page, urls.join("\n"));
    await page.waitForSelector(`[role=grid][aria-rowcount="${urlCount + 1}"]`);
    await pause(restMs);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await pause(restMs);
    await replace(page, "Now", "User-agent: *\nDisallow: /\n");
    const grouped = await page.evaluate(
      waitForGroup,
      (urlCount * crawlerCount).toLocaleString("en"),
    );
    await pause(restMs);
    const comparing = Math.max(0, ...(await page.evaluate(takeTasks)));
    await page.getByRole("searchbox", { name: "Filter changes", exact: true }).focus();
    await page.keyboard.type("page-7", { delay: 100 });
    await pause(restMs);
    const filtering = Math.max(0, ...(await page.evaluate(takeTasks)));
    measured.push({ grouped, comparing, filtering });
    await page.context().close();
  }
  return measured;
}

const letters = (at) => String.fromCharCode(97 + at);

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
