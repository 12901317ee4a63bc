import { LOG, logReport, readLogs, requestedTotal } from "./support/log.ts";
import { button, crawlerHead, editor, expect, open, region, test, urls } from "./support/page.ts";

test.beforeEach(async ({ page }) => {
  await open(page);
  await readLogs(page, { name: "access.log", text: LOG });
  await expect(logReport(page)).toBeVisible();
});

test.describe("With a log", () => {
  test("the heads of the table have the blocked share of each crawler’s requests", async ({
    page,
  }) => {
    await expect(crawlerHead(page, "Bytespider")).toHaveAccessibleName(
      "Bytespider: 2 of 4 URLs blocked, 3 of 4 requests blocked (75 %)",
    );
    await expect(crawlerHead(page, "Bytespider")).toContainText("75 %");
    await expect(region(page, "Verdicts")).toContainText("blocked requests");
  });

  test("the rows are ordered by requests, and in their own order again", async ({ page }) => {
    await button(page, "Sort by URL").click();
    await expect.poll(async () => (await urls(page))[0]).toBe("/cart/1");
    const byRequests = region(page, "Verdicts").getByRole("button", { name: "By requests" });
    await byRequests.click();
    await expect(region(page, "Verdicts")).toContainText("Sorted by requests, most first");
    await expect.poll(async () => (await urls(page))[0]).toBe("/cart/1");
    await expect(byRequests).toHaveAttribute("aria-pressed", "true");
    await byRequests.click();
    await expect(region(page, "Verdicts")).not.toContainText("Sorted by");
  });

  test("an edit tells how many more requests it blocks, by crawler", async ({ page }) => {
    const said = region(page, "Verdicts")
      .getByRole("status")
      .filter({ hasText: /request/ });
    await expect(region(page, "Verdicts")).toContainText(
      "6 requests by 2 crawlers, for 4 URLs, from 1 to 7 November 2026.",
    );
    await editor(page).focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText("User-agent: Googlebot\nDisallow: /\n\n");
    await expect(said).toHaveText(
      "Since the log was opened, the file blocks 1 more of Googlebot’s requests (50 %).",
    );
    await expect(crawlerRow(page, "Googlebot")).toContainText("2 blocked +1");
  });

  test("Crawlers lists who asked, for what, and for robots.txt", async ({ page }) => {
    const crawlers = region(page, "Crawlers");
    await expect(crawlers.getByRole("button", { name: "In the log" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(crawlerRow(page, "Bytespider")).toContainText(
      /4 requests3 blockedrobots\.txt: 2 Nov, 503/,
    );
    await expect(crawlerRow(page, "Bytespider")).toContainText("obeys:");
    await expect(crawlerRow(page, "Googlebot")).toContainText(
      "2 requests1 blockedrobots.txt: never",
    );
  });

  test("its addresses are checked with the lists that operators publish", async ({ page }) => {
    const prefixes = [{ ipv4Prefix: "203.0.113.0/24" }];
    const list = (name: string) => ({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ creationTime: "2026-11-01", prefixes })),
    });
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      button(page, "Check addresses").click(),
    ]);
    await chooser.setFiles([list("googlebot.json"), list("my.json")]);
    await expect(page.getByRole("status").filter({ hasText: "Addresses checked" })).toContainText(
      "Addresses checked of Googlebot: 2 of 2 requests come from addresses that the operator publishes. “my.json” is not a list of addresses",
    );
    await expect(crawlerRow(page, "Googlebot")).toContainText("2 of 2 verified");
    await expect(crawlerRow(page, "Bytespider")).not.toContainText("verified");
    await expect(requestedTotal(page)).toHaveText(/ 4$/);
  });

  test("Groups has how many requests each rule decides", async ({ page }) => {
    const rule = region(page, "Groups").getByRole("button", { name: /^Line 5 decides/ });
    await expect(rule).toHaveAccessibleName(
      "Line 5 decides 1 of 4 URLs, and 3 of its crawlers’ 6 requests (50 %): show them",
    );
    await rule.click();
    await expect.poll(() => urls(page)).toEqual(["/cart/1"]);
  });
});

function crawlerRow(page: Parameters<typeof region>[0], crawler: string) {
  const box = page.getByRole("checkbox", { name: crawler, exact: true });
  return region(page, "Crawlers").getByRole("listitem").filter({ has: box });
}
