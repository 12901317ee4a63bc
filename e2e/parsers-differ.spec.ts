import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { FIRST } from "./support/link.ts";
import {
  addCrawler,
  addUrl,
  addUrls,
  button,
  caretTo,
  cell,
  editor,
  expect,
  expectVerdict,
  openLink,
  paste,
  patiently,
  readAs,
  region,
  replaceFile,
  test,
  urls,
} from "./support/page.ts";

const TMP = "/tmp/export.csv";

test.beforeEach(({ page }) => openLink(page, FIRST));

test("a verdict that another main parser does not share is marked, and says which decides what", async ({
  page,
}) => {
  await expect(cell(page, TMP, "Googlebot")).toHaveAccessibleName(
    "Block line 31 Parsers differ: Allow by RFC 9309",
  );
  await expect(cell(page, TMP, "GPTBot")).toHaveAccessibleName("Block line 19");
  await expect(page.getByTitle("Parsers differ: Allow by RFC 9309")).toHaveCount(1);
  await readAs(page).selectOption("RFC 9309");
  await expect(cell(page, TMP, "Googlebot")).toHaveAccessibleName(
    "Allow no rule Parsers differ: Block by Google’s parser",
  );
});

test("the total leads to the marked verdicts, and so does is:differ", async ({ page }) => {
  await expect(differ(page)).toHaveText("* Parsers differ 1");
  await differ(page).click();
  await expect.poll(() => urls(page)).toEqual([TMP]);
  await button(page, "Show all").click();
  await expect.poll(() => urls(page)).toHaveLength(4);
  const filter = page.getByRole("searchbox", { name: "Filter URLs", exact: true });
  await filter.fill("is:differ");
  await expect.poll(() => urls(page)).toEqual([TMP]);
  await filter.fill("is:differ crawler:GPTBot");
  await expect.poll(() => urls(page)).toEqual([]);
});

test("mark and total go with the line that makes the difference", async ({ page }) => {
  await expect(differ(page)).toHaveText("* Parsers differ 1");
  await addUrl(page, "/tmp");
  await expect(differ(page)).toHaveText("* Parsers differ 2");
  await caretTo(page, 31);
  await page.keyboard.press("Home");
  await page.keyboard.type("#");
  await expect(cell(page, TMP, "Googlebot")).toHaveAccessibleName("Allow no rule");
  await expect(differ(page)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(differ(page)).toHaveText("* Parsers differ 2");
  await expect(editor(page)).toContainText("Disalow: /tmp");
});

test("Why begins with the parsers whose crawlers are in the table", async ({ page }) => {
  const text = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
  const urls = ["/a/b"];
  await openLink(page, { ...FIRST, text, urls, crawlers: ["Googlebot"], focus: null });
  await cell(page, "/a/b", "Googlebot").click();
  const first = region(page, "Why").locator(".others").getByRole("listitem").first();
  await expect(first).toContainText("Baidu, Python");
  await addCrawler(page).fill("HTTrack");
  await addCrawler(page).press("Enter");
  await cell(page, "/a/b", "Googlebot").click();
  await expect(first).toContainText(/line 2HTTrack 3\.49/);
});

test("Why names the main parsers first, with the cause", async ({ page }) => {
  await cell(page, TMP, "Googlebot").click();
  const others = region(page, "Why").locator(".others");
  await expect(others.getByRole("listitem").first()).toContainText("RFC 9309");
  await expect(others.getByRole("listitem").first()).toContainText("do not know Disalow (line 31)");
});

test("exports say which other main parser decides what", async ({ page }) => {
  await expectVerdict(page, TMP, "Googlebot", "Block line 31");
  await button(page, "Export").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Table as CSV").click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(`${TMP},Googlebot,Block,31,Disalow: /tmp,Allow by RFC 9309\r\n`);
  expect(csv).toContain(`${TMP},GPTBot,Block,19,Disallow: /,\r\n`);
});

/** From now on, how long the longest task was, in milliseconds; 0 where none took 50. */
async function longestTask(page: Page): Promise<() => Promise<number>> {
  const tasks = await page.evaluateHandle(() => {
    const durations = [0];
    const note = (list: PerformanceObserverEntryList) =>
      durations.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: "longtask" });
    return durations;
  });
  return () => tasks.evaluate((durations) => Math.max(...durations));
}

/** The total of the verdicts that parsers do not share. */
function differ(page: Page): Locator {
  return region(page, "Verdicts")
    .getByRole("list", { name: "Totals", exact: true })
    .getByRole("button", { name: /Parsers differ/ });
}

test.describe("100,000 URLs by 20 crawlers", () => {
  // They are pasted, decided and counted.
  test.describe.configure({ timeout: 120_000 });

  test("are counted where parsers differ, and found", async ({ page }) => {
    const crawlers = Array.from("abcdefghijklmnopq", (letter) => `User-agent: bot-${letter}\n`);
    await replaceFile(page, `User-agent: *\nDisalow: /x/1\n\n${crawlers.join("")}Disallow: /y\n`);
    await button(page, "Add all: Also named in this file").click();
    await addUrls(page).click();
    await paste(page, Array.from({ length: 99_996 }, (_, index) => `/x/${index}`).join("\n"));
    await patiently(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "100001");
    // /x/1, /x/10 to /x/19, and so on, for the three crawlers of the example.
    const found = 11_111;
    await patiently(differ(page)).toHaveText(
      `* Parsers differ ${(3 * found).toLocaleString("en")}`,
    );
    const longest = await longestTask(page);
    await page.getByRole("searchbox", { name: "Filter URLs", exact: true }).fill("is:differ");
    const shown = region(page, "Verdicts").getByRole("status").filter({ hasText: "URL" });
    await patiently(shown).toHaveText(`${found.toLocaleString("en")} of 100,000 URLs`);
    test.info().annotations.push({ type: "longest task", description: `${await longest()} ms` });
  });
});
