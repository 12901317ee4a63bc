import type { Page } from "@playwright/test";
import { LIVE_ANSWER, openLive, strip } from "./support/live.ts";
import {
  addCrawler,
  aided,
  button,
  caretTo,
  cell,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  region,
  settled,
  test,
} from "./support/page.ts";

const FILE = `User-agent: *
Allow: /
Disallow: /tmp/
Content-Usage: train-ai=n, search=y
Content-Usage: /media/ train-ai=y
Content-Signal: ai-train=no
License: https://shop.example/terms.xml

User-agent: GPTBot
Allow: /
`;

const uses = (page: Page) =>
  region(page, "Why").getByRole("region", { name: "Use of the page", exact: true });

test("below the verdict, each purpose has its answer and the lines that say so", async ({
  page,
}) => {
  await open(page, FILE);
  await cell(page, "/", "Googlebot").click();
  const rows = uses(page).locator(".use-rows > li");
  await expect(rows.nth(0)).toContainText("TrainingRefusedLines 4 and 6 refuse it.");
  await expect(rows.nth(1)).toContainText("AI answersNot statedNo line says anything about it.");
  await expect(rows.nth(2)).toContainText("SearchAllowedLine 4 (Content-Usage) allows it.");
  await expect(rows.nth(3)).toContainText("Line 7 points to https://shop.example/terms.xml.");
  await cell(page, "/media/boot.webp", "Googlebot").click();
  await expect(rows.nth(0)).toContainText(
    "The lines disagree: line 5 allows it, line 6 refuses it. The most restrictive answer counts.",
  );
  await expect(rows.nth(2)).toContainText(
    "Near miss: line 4 would allow search, but the path in line 5 is longer.",
  );
  await rows.nth(0).getByRole("button", { name: "Show line 6", exact: true }).click();
  await expect(editor(page)).toBeFocused();
});

test("a crawler that may not fetch the URL gets no answer, and one with its own group inherits none", async ({
  page,
}) => {
  await open(page, FILE);
  await cell(page, "/tmp/export.csv", "Googlebot").click();
  await expect(uses(page)).toContainText("this crawler may not fetch the URL");
  await cell(page, "/", "GPTBot").click();
  await expect(uses(page)).toContainText(
    "line 4 would refuse training, but it is in the * group, and this crawler has a group of its own.",
  );
});

test("where no line is about the crawler, Why says nothing of use", async ({ page }) => {
  await open(page);
  await settled(page);
  await expect(uses(page)).toHaveCount(0);
  await addCrawler(page).fill("Bingbot");
  await expect(uses(page)).toHaveCount(0);
});

test("the editor colours path, label and value, and lights the lines that count", async ({
  page,
}) => {
  await open(page, FILE);
  await cell(page, "/media/boot.webp", "Googlebot").click();
  await expect(line(page, 5).locator(".cm-use-path")).toHaveText("/media/");
  await expect(line(page, 5).locator(".cm-use-label")).toHaveText("train-ai");
  await expect(line(page, 5).locator(".cm-use-allowed")).toHaveText("y");
  await expect(line(page, 5)).toHaveClass(/cm-matches/);
  await expect(line(page, 4)).not.toHaveClass(/cm-matches/);
});

test("problems of preferences have fixes, and the use changes with them", async ({ page }) => {
  await open(page, "User-agent: *\nAllow: /\nContent-Usage: Train-AI=no\n");
  await cell(page, "/", "Googlebot").click();
  const training = uses(page).locator(".use-rows > li").nth(0);
  await expect(training).toContainText("Not stated");
  await expect(training).toContainText("Train-AI=no in line 3 says nothing");
  await region(page, "Problems").getByText("Parsers of the draft ignore this whole line").click();
  await button(page, "Write train-ai=n").click();
  await expect(training).toContainText("RefusedLine 3 (Content-Usage) refuses it.");
});

test("labels and values of a preference are offered as it is typed", async ({ page }) => {
  await open(page, "User-agent: *\nContent-Usage: /a ");
  await aided(page);
  await caretTo(page, 2);
  await page.keyboard.press("End");
  await page.keyboard.type("tr");
  await expect(page.getByRole("option", { name: "train-ai=n training of models" })).toBeVisible();
});

test("the block that Cloudflare adds is named, folds, and is told where it opens a closed site", async ({
  page,
}) => {
  const block = ["# BEGIN Cloudflare Managed content", "User-agent: *", "Allow: /"];
  const own = ["# END Cloudflare Managed Content", "User-agent: *", "Disallow: /"];
  await open(page, [...block, ...own].join("\n"));
  await expect(line(page, 1)).toContainText(
    "added by Cloudflare in front of the site, not in your file",
  );
  await expectVerdict(page, "/", "Googlebot", "Allow line 3");
  await region(page, "Problems").getByText("of Cloudflare’s block allows every URL").click();
  await button(page, "Write Disallow: /*").click();
  await expectVerdict(page, "/", "Googlebot", "Block line 6");
  await caretTo(page, 1);
  await page.keyboard.press("Control+Shift+BracketLeft");
  await expect(editor(page).locator(".cm-folded")).toBeVisible();
});

test("the table shows uses instead of verdicts, and verdicts again", async ({ page }) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await expect(cell(page, "/", "Googlebot")).toHaveAccessibleName(
    "Training: refused (lines 4 and 6) AI answers: not stated Search: allowed (line 4)",
  );
  await expect(cell(page, "/tmp/export.csv", "Googlebot")).toHaveText("may not be fetched");
  await expect(cell(page, "/", "GPTBot")).toHaveAccessibleName(
    "Training: not stated AI answers: not stated Search: not stated",
  );
  await button(page, "Fetch").click();
  await expectVerdict(page, "/", "Googlebot", "Allow line 2");
});

test("the switch is only where a line is about a crawler of the table, and cards show uses", async ({
  page,
}) => {
  await open(
    page,
    "User-agent: Other\nAllow: /\nContent-Usage: train-ai=n\n\nUser-agent: *\nAllow: /\n",
  );
  const use = button(page, "Use");
  await settled(page);
  await expect(use).toHaveCount(0);
  await open(page, "User-agent: GPTBot\nAllow: /\nContent-Usage: train-ai=n\n");
  await use.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: /^Verdicts/ }).click();
  const chip = page.getByRole("button", { name: "GPTBot Training: refused (line 3)" }).first();
  await expect(chip).toBeVisible();
  await button(page, "Fetch").click();
  await expect(chip).toHaveCount(0);
});

test("the filter finds the URLs with a use", async ({ page }) => {
  await open(page, FILE);
  const filter = page.getByRole("searchbox", { name: "Filter URLs", exact: true });
  const urls = region(page, "Verdicts").getByRole("rowheader");
  await filter.fill("use:search=allowed");
  await expect(urls).toHaveText(["/", "/cart/help?sort=price&page=2"]);
  await filter.fill("-use:search=allowed crawler:Googlebot");
  await expect(urls).toHaveText(["/media/boot.webp", "/tmp/export.csv"]);
  await filter.fill("use:train=not-applicable");
  await expect(urls).toHaveText(["/tmp/export.csv"]);
});

test("a file is compared with itself below Cloudflare’s block, and stays as it is", async ({
  page,
}) => {
  await open(page, "User-agent: *\nDisallow: /\n");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Commands" }).fill("cloudflare july 2026");
  await page.getByRole("option", { name: /^Show with Cloudflare’s managed block/ }).click();
  const files = page.getByRole("region", { name: "Files", exact: true });
  await expect(files).toContainText("your file below Cloudflare’s block of July 2026");
  await expect(page.getByRole("textbox", { name: "Before", exact: true })).toContainText(
    "added by Cloudflare in front of the site, not in your file",
  );
  await expect(page.getByRole("textbox", { name: "Now", exact: true })).toHaveText(
    "User-agent: *Disallow: /",
  );
  await expect(region(page, "Verdicts")).toContainText(
    "/Googlebotwas Allow line 5 of Beforeis now Block line 2 of Now",
  );
  await button(page, "Close the comparison").click();
  await expect(line(page, 1)).toContainText("User-agent: *");
});

test("of a live file, the lines that Cloudflare added are named, and it is shown without them", async ({
  page,
}) => {
  const block = ["# BEGIN Cloudflare Managed content", "User-agent: *", "Allow: /"];
  const own = ["# END Cloudflare Managed Content", "User-agent: *", "Disallow: /"];
  const body = Buffer.from([...block, ...own].join("\n")).toString("base64");
  await page.route("**/api/robots?*", (route) => route.fulfill({ json: { ...LIVE_ANSWER, body } }));
  await open(page);
  await openLive(page, "shop.example");
  await button(page, "Details").click();
  await expect(strip(page)).toContainText("Lines 1–4 are Cloudflare’s managed robots.txt");
  await button(page, "Show without this block").click();
  await expect(page.getByRole("textbox", { name: "Before", exact: true })).toHaveText(
    "User-agent: *Disallow: /",
  );
  await expect(region(page, "Verdicts")).toContainText(
    "/Googlebotwas Block line 2 of Beforeis now Allow line 3 of Now",
  );
});
