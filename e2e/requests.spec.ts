import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { LOG, logLine, logReport, openLog, readLogs, requestedTotal } from "./support/log.ts";
import {
  addUrls,
  cell,
  crawlers,
  editor,
  expect,
  expectVerdict,
  open,
  paste,
  region,
  test,
  urls,
} from "./support/page.ts";

test.beforeEach(({ page }) => open(page));

const ARRIVED =
  "6 requests by 2 crawlers, for 4 URLs, from 1 to 7 November 2026. 4 were requested though blocked. Browsers and unknown clients made 1 other request. Left out: 1 line without a request.";

test.describe("A server’s log", () => {
  test("brings its URLs and the crawlers that asked, most requests first, and one undo takes all back", async ({
    page,
  }) => {
    const before = [await urls(page), await crawlers(page)];
    await readLogs(page, { name: "access.log", text: LOG });
    await expect(logReport(page)).toContainText(ARRIVED);
    expect(await urls(page)).toEqual(["/cart/1", "/robots.txt", "/cart/help", "/search?q=boots"]);
    expect(await crawlers(page)).toEqual(["Bytespider", "Googlebot"]);
    await expectVerdict(page, "/cart/1", "Bytespider", "Block line 5, requested 3 times");
    await expectVerdict(page, "/cart/help", "Bytespider", "Allow line 6");
    await logReport(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => [await urls(page), await crawlers(page)]).toEqual(before);
    await expect(requestedTotal(page)).toHaveCount(0);
  });

  for (const [way, bring] of [
    [
      "by Open, packed",
      (page: Page) => openLog(page, { name: "access.log.gz", text: gzipSync(LOG) }),
    ],
    ["pasted into the box for URLs", pastedIntoUrls],
    ["pasted beside all boxes", pastedBeside],
  ] as const)
    test(`arrives ${way}`, async ({ page }) => {
      await bring(page);
      await expect(logReport(page)).toContainText("4 were requested though blocked.");
      await expect(editor(page)).toContainText("Disallow: /checkout");
      expect(await crawlers(page)).toEqual(["Bytespider", "Googlebot"]);
    });

  test("without User-Agents gives URLs alone, and says so", async ({ page }) => {
    const before = await crawlers(page);
    const lines = ["/a", "/cart", "/cart"].map((path) => logLine("", path).replace(' "-" ""', ""));
    await readLogs(page, { name: "access.log", text: lines.join("") });
    await expect(logReport(page)).toHaveText(
      /^3 requests for 2 URLs\. The log has no User-Agents, so it does not say which crawlers asked\./,
    );
    expect((await urls(page)).slice(0, 2)).toEqual(["/cart", "/a"]);
    expect(await crawlers(page)).toEqual(before);
  });
});

test("an example with a log shows its requests, until another example is opened", async ({
  page,
}) => {
  await page.goto("/#example=crawler-that-never-read-robots-txt");
  await expect(requestedTotal(page)).toHaveText(/Requested though blocked 5$/);
  const why = region(page, "Why");
  await expect(why).toContainText("HastyBot asked for this URL 5 times, last on 7 November 2026");
  await expect(why).toContainText("It never asked for robots.txt.");
  await page.goto("/#example=one-file-for-each-host");
  await expect(requestedTotal(page)).toHaveCount(0);
});

test.describe("With a log", () => {
  test.beforeEach(async ({ page }) => {
    await readLogs(page, { name: "access.log", text: LOG });
    await expect(logReport(page)).toBeVisible();
  });

  test("the total shows what was requested though blocked, and follows the file", async ({
    page,
  }) => {
    await expect(requestedTotal(page)).toHaveText(/Requested though blocked 4$/);
    await requestedTotal(page).click();
    await expect.poll(() => urls(page)).toEqual(["/cart/1", "/search?q=boots"]);
    await requestedTotal(page).click();
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText("User-agent: Bytespider\nAllow: /\n\n");
    await expect(requestedTotal(page)).toHaveText(/Requested though blocked 1$/);
  });

  for (const [query, shown] of [
    ["requested:blocked", ["/cart/1", "/search?q=boots"]],
    ["requested:allowed", ["/robots.txt", "/cart/help"]],
    ["requests:>2", ["/cart/1"]],
    ["requests:1-2 crawler:Googlebot", ["/cart/help", "/search?q=boots"]],
  ] as const)
    test(`the filter knows ${query}`, async ({ page }) => {
      await page.getByRole("searchbox", { name: "Filter URLs" }).fill(query);
      await expect.poll(() => urls(page)).toEqual(shown);
    });

  test("Why has a picture of the focused crawler’s requests over time, and a table of it", async ({
    page,
  }) => {
    await cell(page, "/cart/1", "Bytespider").click();
    const why = region(page, "Why");
    const picture = why.getByRole("figure", { name: "Requests of Bytespider over time" });
    await expect(picture.getByRole("img")).toHaveAccessibleName(
      /^Bytespider: 4 requests, 3 of them blocked now\. Most: 1, in 3 h from 1 Nov, /,
    );
    await picture.getByText("As a table").click();
    const rows = picture.getByRole("table").getByRole("row");
    await expect(rows).toHaveText([
      /^From\s*Allowed\s*Blocked\s*robots\.txt$/,
      /^1 Nov, \d\d:00\s*0\s*1\s*0$/,
      /^2 Nov, \d\d:00\s*1\s*0\s*1$/,
      /^5 Nov, \d\d:00\s*0\s*1\s*0$/,
      /^7 Nov, \d\d:00\s*0\s*1\s*0$/,
    ]);
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText("User-agent: Bytespider\nAllow: /\n\n");
    await expect(picture.getByRole("img")).toHaveAccessibleName(/ 0 of them blocked now/);
    await cell(page, "/cart/1", "Googlebot").click();
    await expect(why.getByRole("figure")).toHaveAccessibleName("Requests of Googlebot over time");
    await expect(why.getByRole("img")).toHaveAccessibleName(/^Googlebot: 2 requests, 1 of them/);
  });

  test("the picture of the focused crawler is printed with the table and the file", async ({
    page,
  }) => {
    await cell(page, "/cart/1", "Bytespider").click();
    await expect(region(page, "Why").getByRole("figure")).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(
      page.getByRole("figure", { name: "Requests of Bytespider over time" }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "The file" })).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { name: "The file" })).toHaveCount(0);
  });

  test("Why says how often the crawler asked, when last, and what it got", async ({ page }) => {
    await cell(page, "/cart/1", "Bytespider").click();
    const said = region(page, "Why").getByRole("region", { name: "In the log" });
    await expect(said).toContainText(
      /Bytespider asked for this URL 3 times, last on 7 November 2026 at \d\d:00; it got 403\. It asked for robots\.txt once, on 2 November 2026 at \d\d:00; it got 503\./,
    );
    await cell(page, "/cart/1", "Googlebot").click();
    await expect(said).toContainText(
      "Googlebot never asked for this URL. It never asked for robots.txt.",
    );
  });
});

async function pastedIntoUrls(page: Page): Promise<void> {
  await addUrls(page).click();
  await paste(page, LOG);
}

async function pastedBeside(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Verdicts" }).click();
  await paste(page, LOG);
}
