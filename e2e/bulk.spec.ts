import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { EXAMPLE as LINKED } from "./support/link.ts";
import {
  addUrls,
  button,
  cell,
  copied,
  crawlers,
  editor,
  expect,
  expectVerdict,
  open,
  openLink,
  paste,
  row,
  test,
  urls,
} from "./support/page.ts";

// Thousands of URLs are read, decided and written.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }) => open(page));

test.describe("URLs in bulk", () => {
  test("come out of a table, from the column that has them, with what gave none", async ({
    page,
  }) => {
    await addUrls(page).click();
    await paste(page, 'title,address\n"Cart, all",https://shop.example/cart/9\nHelp,/cart/help\n');
    await expectVerdict(page, "https://shop.example/cart/9", "Googlebot", "Block line 5");
    await expectVerdict(page, "/cart/help", "Googlebot", "Allow line 6");
    await expect(report(page)).toHaveText("2 URLs read from a CSV table, column “address”.");
  });

  test("come out of a sitemap, and its entities expand nothing", async ({ page }) => {
    await addUrls(page).click();
    await paste(
      page,
      `<?xml version="1.0"?>\n<!DOCTYPE urlset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<urlset><url><loc>https://shop.example/cart?a=1&amp;b=2</loc></url>\n<url><loc>/&b;</loc></url></urlset>`,
    );
    await expectVerdict(page, "https://shop.example/cart?a=1&b=2", "Googlebot", "Block line 5");
    await expect(report(page)).toContainText("read from a sitemap");
  });

  test("come out of a server log that no crawler is in, each once", async ({ page }) => {
    const line = (path: string) =>
      `203.0.113.9 - - [21/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 12 "-" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"\n`;
    await openList(page, "access.log", line("/cart/1") + line("/search") + line("/cart/1"));
    await expectVerdict(page, "/cart/1", "Googlebot", "Block line 5");
    await expectVerdict(page, "/search", "Googlebot", "Block line 11");
    const said =
      "All 3 requests are by browsers and unknown clients, so no crawler was counted. The table has their 2 URLs, most requested first.";
    await expect(page.getByText(said)).toBeVisible();
  });

  test("are one undo, and a plain list needs no words", async ({ page }) => {
    const before = await urls(page);
    await addUrls(page).click();
    await paste(page, "/one\n/two\n/one\n");
    await expect(row(page, "/two")).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "read from" })).toHaveCount(0);
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(row(page, "/two")).toHaveCount(0);
    expect(await urls(page)).toEqual(before);
  });

  test("of which there are none leave the table as it is", async ({ page }) => {
    const before = await urls(page);
    await openList(page, "page.html", "<!doctype html><p>No link here.</p>");
    await expect(page.getByRole("alert")).toContainText("No URL was found.");
    expect(await urls(page)).toEqual(before);
  });
});

test.describe("Export", () => {
  test("gives the table as CSV, with formulas as text", async ({ page }) => {
    await addUrls(page).fill("/=1+1");
    await addUrls(page).press("Enter");
    const { name, text } = await exported(page, "Table as CSV");
    expect(name).toBe("robots-verdicts.csv");
    expect(text.split("\r\n").find((line) => line.includes("/cart/help"))).toContain("Googlebot");
    expect(text).not.toMatch(/(^|,)=/m);
  });

  test("gives CSV that Excel reads as UTF-8, and that comes back as the same URLs", async ({
    page,
  }) => {
    await addUrls(page).fill("https://shop.example/käse");
    await addUrls(page).press("Enter");
    const before = await urls(page);
    const { text } = await exported(page, "Table as CSV");
    expect(text.startsWith("\ufeffurl,")).toBe(true);
    await openList(page, "robots-verdicts.csv", text);
    await expect(page.getByText("A table of 5 URLs and 3 crawlers was read.")).toBeVisible();
    expect(await urls(page)).toEqual(before);
  });

  test("gives the rows that a filter leaves, or the whole table", async ({ page }) => {
    await page.getByRole("searchbox", { name: "Filter URLs", exact: true }).fill("help");
    const shown = await exported(page, "Rows shown as CSV");
    const [, ...rows] = shown.text.trimEnd().split("\r\n");
    expect(rows.filter((line) => !line.startsWith("/cart/help"))).toEqual([]);
    expect(rows).toHaveLength(3);
    const whole = await exported(page, "Whole table as CSV");
    expect(whole.text.trimEnd().split("\r\n")).toHaveLength(13);
    await expect(button(page, "Table as CSV")).toHaveCount(0);
  });

  test("gives the table as JSON", async ({ page }) => {
    const { name, text } = await exported(page, "Table as JSON");
    expect(name).toBe("robots-verdicts.json");
    expect(JSON.parse(text)).toMatchObject({ version: 1 });
  });

  test("copies a report with the file, the verdicts and a link", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Export").click();
    await button(page, "Copy a report in Markdown").click();
    await expect(page.getByRole("status").filter({ hasText: "copied" })).toHaveText(
      "The report is copied.",
    );
    await expect.poll(() => copied(page)).toContain("Disallow: /cart");
    const report = await copied(page);
    expect(report).toContain("robots.txt, read as: RFC 9309");
    expect(report).toMatch(/#[01][\w-]+/);
  });
});

test.describe("what leaves the page is read back, with crawlers and expectations", () => {
  const FORMATS = ["Table as CSV", "Table as JSON", "Table as Markdown", "Expectations as JSON"];
  for (const format of FORMATS)
    test(`from a file: ${format}`, async ({ page }) => {
      await expectBlock(page);
      const { name, text } = await exported(page, format);
      await openLink(page, { ...LINKED, urls: [], crawlers: [], focus: null });
      await openList(page, name, text);
      await expectVerdict(page, "/", "GPTBot", "Block as expected line 19");
      const isTable = format.startsWith("Table");
      await expect.poll(() => crawlers(page)).toEqual(isTable ? LINKED.crawlers : ["GPTBot"]);
      await expect.poll(() => urls(page)).toEqual(isTable ? LINKED.urls : ["/"]);
    });

  test("by Open, which says what it is, and by a paste beside all boxes", async ({ page }) => {
    await expectBlock(page);
    const { name, text } = await exported(page, "Table as JSON");
    const empty = { ...LINKED, urls: [], crawlers: [], focus: null };
    await openLink(page, empty);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      button(page, "Open").click(),
    ]);
    await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.getByText("it looks like a table or expectations")).toBeVisible();
    await button(page, "Read its URLs into the table instead").click();
    await expectVerdict(page, "/", "GPTBot", "Block as expected line 19");
    await openLink(page, empty);
    await page.getByRole("heading", { name: "Verdicts", exact: true }).click();
    await paste(page, text);
    await expectVerdict(page, "/", "GPTBot", "Block as expected line 19");
  });
});

async function expectBlock(page: Page): Promise<void> {
  await cell(page, "/", "GPTBot").click();
  await page.keyboard.press("b");
  await expectVerdict(page, "/", "GPTBot", "Block as expected line 19");
}

/** What the page says of what it read. */
function report(page: Page) {
  return page.getByRole("status").filter({ hasText: "read from" }).getByRole("paragraph");
}

/** Reads URLs from a file, with the button and the browser's dialog. */
async function openList(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "From a file").click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

async function exported(page: Page, choice: string): Promise<{ name: string; text: string }> {
  await button(page, "Export").click();
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, choice).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}
