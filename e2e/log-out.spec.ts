import { listed, replaceSide } from "./support/comparison.ts";
import { LOG, logReport, readLogs } from "./support/log.ts";
import { button, expect, open, region, test, urls } from "./support/page.ts";

const FILE = { name: "access.log", text: LOG };

test("Compare weighs what changes by the requests of a log", async ({ page }) => {
  await open(page);
  await readLogs(page, FILE);
  await expect(logReport(page)).toBeVisible();
  await button(page, "Compare").click();
  await replaceSide(page, "Before", "User-agent: *\nDisallow:\n");
  await expect(listed(page, "Verdicts").first()).toHaveText(
    "Line 5 now blocks 1 URL for 2 crawlers, 3 requests",
  );
  await expect(
    region(page, "Verdicts").getByRole("button", {
      name: "4 verdicts from Allow to Block, 4 requests",
    }),
  ).toBeVisible();
  await expect(region(page, "Verdicts").getByRole("combobox", { name: "Order" })).toHaveValue(
    "requests",
  );
});

test("the table is exported and printed with its requests", async ({ page }) => {
  await open(page);
  await readLogs(page, FILE);
  await expect(logReport(page)).toBeVisible();
  await button(page, "Export").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Table as CSV").click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const [head = "", first = ""] = Buffer.concat(chunks).toString().split("\r\n");
  expect(head).toMatch(/,requests,last_request,last_status$/);
  expect(first).toMatch(/^\/cart\/1,Bytespider,.*,3,2026-11-07T12:00:00\.000Z,403$/);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = page.locator(".print-sheet").filter({ hasText: /Block 5\s+3×/ });
  await expect(printed).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(printed).toHaveCount(0);
});

test("a log and a list that arrive together go with one Undo", async ({ page }) => {
  await open(page);
  const before = await urls(page);
  await readLogs(page, FILE, { name: "list.txt", text: "/from/list\nno URL\n" });
  await expect(logReport(page)).toContainText("“access.log”: 6 requests by 2 crawlers");
  await expect.poll(() => urls(page)).toContain("/from/list");
  await logReport(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => urls(page)).toEqual(before);
});
