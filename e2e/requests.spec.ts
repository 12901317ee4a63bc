import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import {
  act,
  addUrls,
  button,
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

/** A line of a log in the Combined format, of a day of November 2026 at noon. */
function line(agent: string, path: string, day = 1, status = 200): string {
  const date = `${day}`.padStart(2, "0");
  return `203.0.113.9 - - [${date}/Nov/2026:12:00:00 +0000] "GET ${path} HTTP/1.1" ${status} 12 "-" "${agent}"\n`;
}

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const LOG = [
  line("Bytespider", "/cart/1", 1),
  line("Bytespider", "/cart/1", 7, 403),
  line("Bytespider", "/cart/1", 5),
  line("Bytespider", "/robots.txt", 2, 503),
  line(GOOGLEBOT, "/cart/help", 3),
  line(GOOGLEBOT, "/search?q=boots", 4),
  line(BROWSER, "/cart/2", 4),
  "nginx: ready\n",
].join("");

const ARRIVED =
  "6 requests by 2 crawlers, for 4 URLs, from 1 to 7 November 2026. 4 were requested though blocked. Browsers and unknown clients made 1 other request. Left out: 1 line without a request.";

test.describe("A server’s log", () => {
  test("brings its URLs and the crawlers that asked, most requests first, and one undo takes all back", async ({
    page,
  }) => {
    const before = [await urls(page), await crawlers(page)];
    await openList(page, "access.log", LOG);
    await expect(report(page)).toContainText(ARRIVED);
    expect(await urls(page)).toEqual(["/cart/1", "/robots.txt", "/cart/help", "/search?q=boots"]);
    expect(await crawlers(page)).toEqual(["Bytespider", "Googlebot"]);
    await expectVerdict(page, "/cart/1", "Bytespider", "Block line 5, requested 3 times");
    await expectVerdict(page, "/cart/help", "Bytespider", "Allow line 6");
    await report(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => [await urls(page), await crawlers(page)]).toEqual(before);
    await expect(total(page)).toHaveCount(0);
  });

  for (const [way, bring] of [
    ["by Open, packed", (page: Page) => openedByOpen(page, gzipSync(LOG))],
    ["pasted into the box for URLs", pastedIntoUrls],
    ["pasted beside all boxes", pastedBeside],
  ] as const)
    test(`arrives ${way}`, async ({ page }) => {
      await bring(page);
      await expect(report(page)).toContainText("4 were requested though blocked.");
      await expect(editor(page)).toContainText("Disallow: /checkout");
      expect(await crawlers(page)).toEqual(["Bytespider", "Googlebot"]);
    });

  test("without User-Agents gives URLs alone, and says so", async ({ page }) => {
    const before = await crawlers(page);
    const lines = ["/a", "/cart", "/cart"].map((path) => line("", path).replace(' "-" ""', ""));
    await openList(page, "access.log", lines.join(""));
    await expect(report(page)).toHaveText(
      /^3 requests for 2 URLs\. The log has no User-Agents, so it does not say which crawlers asked\./,
    );
    expect((await urls(page)).slice(0, 2)).toEqual(["/cart", "/a"]);
    expect(await crawlers(page)).toEqual(before);
  });

  test("that ends within its compressed bytes is read as far as it goes", async ({ page }) => {
    const packed = gzipSync(LOG.repeat(2_000));
    await openedByOpen(page, packed.subarray(0, packed.length - 500));
    await expect(report(page)).toContainText("The file ends early or is damaged");
    await expectVerdict(page, "/cart/help", "Bytespider", "Allow line 6");
  });
});

test.describe("With a log", () => {
  test.beforeEach(async ({ page }) => {
    await openList(page, "access.log", LOG);
    await expect(report(page)).toBeVisible();
  });

  test("the total shows what was requested though blocked, and follows the file", async ({
    page,
  }) => {
    await expect(total(page)).toHaveText(/Requested though blocked 4$/);
    await total(page).click();
    await expect.poll(() => urls(page)).toEqual(["/cart/1", "/search?q=boots"]);
    await total(page).click();
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText("User-agent: Bytespider\nAllow: /\n\n");
    await expect(total(page)).toHaveText(/Requested though blocked 1$/);
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

function report(page: Page) {
  return page.getByRole("status").filter({ hasText: /requests? / });
}

function total(page: Page) {
  return page.getByRole("button", { name: /Requested though blocked/ });
}

async function openList(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "From a file").click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

async function openedByOpen(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), act(page, "Open")]);
  await chooser.setFiles({ name: "access.log.gz", mimeType: "application/gzip", buffer });
}

async function pastedIntoUrls(page: Page): Promise<void> {
  await addUrls(page).click();
  await paste(page, LOG);
}

async function pastedBeside(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Verdicts" }).click();
  await paste(page, LOG);
}
