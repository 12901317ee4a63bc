import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { compare, listed, replaceSide, side } from "./support/comparison.ts";
import { LIVE_ANSWER, openLive, strip } from "./support/live.ts";
import {
  addCrawler,
  aided,
  button,
  caretTo,
  cell,
  copied,
  editor,
  expect,
  expectVerdict,
  kept,
  line,
  open,
  region,
  replaceFile,
  share,
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

test("of many licences the first are shown, and how many more there are", async ({ page }) => {
  const licenses = [1, 2, 3, 4, 5].map((at) => `License: https://shop.example/${at}.xml\n`);
  await open(page, `${licenses.join("")}User-agent: *\nAllow: /\n`);
  await cell(page, "/", "Googlebot").click();
  await expect(uses(page)).toContainText("Line 3 points to https://shop.example/3.xml.");
  await expect(uses(page)).toContainText("And 2 more License lines, from line 4 on.");
});

test("where no line is about the crawler, Why says nothing of use", async ({ page }) => {
  await open(page, FILE);
  await expect(uses(page)).toBeVisible();
  await replaceFile(page, "User-agent: Other\nAllow: /\nContent-Usage: train-ai=n\n");
  await expect(uses(page)).toHaveCount(0);
  await addCrawler(page).fill("Bingbot");
  await addCrawler(page).press("Enter");
  await cell(page, "/", "bingbot").click();
  await expect(region(page, "Why")).toContainText("bingbot");
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
  const use = button(page, "Use");
  const file = (agent: string) => `User-agent: ${agent}\nAllow: /\nContent-Usage: train-ai=n\n`;
  await open(page, file("GPTBot"));
  await expect(use).toBeVisible();
  await replaceFile(page, file("Other"));
  await expect(use).toHaveCount(0);
  await replaceFile(page, file("GPTBot"));
  await use.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: /^Verdicts/ }).click();
  const chip = page
    .getByRole("button", { name: "GPTBot Allow Training: refused (line 3)" })
    .first();
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

const total = (page: Page, name: string) =>
  region(page, "Verdicts").getByRole("list", { name: "Totals" }).getByRole("button", { name });

test("the totals count the uses of a purpose, and show the rows that they count", async ({
  page,
}) => {
  await open(page, FILE);
  await button(page, "Use").click();
  const urls = region(page, "Verdicts").getByRole("rowheader");
  await expect(total(page, "Refused 6")).toBeVisible();
  await expect(total(page, "Not stated 4")).toBeVisible();
  await expect(total(page, "Not applicable 2")).toBeVisible();
  await total(page, "Not applicable 2").click();
  await expect(urls).toHaveText(["/tmp/export.csv"]);
  await page.getByRole("combobox", { name: "Purpose", exact: true }).selectOption("Search");
  await expect(urls).toHaveCount(4);
  await total(page, "Allowed 4").click();
  await expect(urls).toHaveText(["/", "/cart/help?sort=price&page=2"]);
  await button(page, "Fetch").click();
  await expect(urls).toHaveCount(4);
  await expect(total(page, "Allow 10")).toBeVisible();
});

test("in Use, a column is sorted by the chosen purpose", async ({ page }) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await page.getByRole("combobox", { name: "Purpose", exact: true }).selectOption("Search");
  await button(page, "Sort by Googlebot").click();
  await expect(region(page, "Verdicts").getByRole("rowheader")).toHaveText([
    "/media/boot.webp",
    "/",
    "/cart/help?sort=price&page=2",
    "/tmp/export.csv",
  ]);
  await expect(page.getByText("Sorted by search for Googlebot, refused first")).toBeVisible();
  await button(page, "Fetch").click();
  await expect(page.getByText("Sorted by the verdicts for Googlebot")).toBeVisible();
  await expect(region(page, "Verdicts").getByRole("rowheader").first()).toHaveText(
    "/tmp/export.csv",
  );
});

test("a use is expected in Why or by key, is met or missed in its cell, and one undo takes it back", async ({
  page,
}) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await cell(page, "/", "Googlebot").click();
  const expecting = (purpose: string, choice: string) =>
    region(page, "Why")
      .getByRole("group", { name: `Expect ${purpose}`, exact: true })
      .getByRole("radio", { name: choice, exact: true });
  await expecting("training", "Refused").check();
  await expect(cell(page, "/", "Googlebot")).toHaveAccessibleName(
    "Training: refused (lines 4 and 6) as expected AI answers: not stated Search: allowed (line 4)",
  );
  await uses(page).getByRole("button", { name: "Search", exact: true }).click();
  await expecting("search", "Refused").check();
  await expect(cell(page, "/", "Googlebot")).toHaveAccessibleName(
    /Search: allowed \(line 4\) expected Refused$/,
  );
  await expect(uses(page).locator(".use-rows > li").nth(2)).toContainText("expected Refused");
  await total(page, "Unexpected 1").click();
  await expect(region(page, "Verdicts").getByRole("rowheader")).toHaveText(["/"]);
  await button(page, "Undo").click();
  await expect(total(page, "Unexpected 0")).toBeVisible();
  await button(page, "Show all").click();
  await cell(page, "/", "GPTBot").click();
  await page.keyboard.press("a");
  await expect(cell(page, "/", "GPTBot")).toHaveAccessibleName(
    /Search: not stated expected Allowed$/,
  );
  // Where the table shows verdicts, nothing is expected of them; only the switch says so.
  await button(page, "Fetch").click();
  await expect(total(page, "Unexpected")).toHaveCount(0);
  await expect(button(page, "Use ≠ 1")).toBeVisible();
});

test("what is expected of uses, and the choice of Use, are in the draft @fresh", async ({
  page,
}) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await cell(page, "/", "Googlebot").click();
  await page.keyboard.press("b");
  await expect(total(page, "Unexpected 0")).toBeVisible();
  await kept(page);
  await page.reload();
  await expect(cell(page, "/", "Googlebot")).toHaveAccessibleName(/^Training: .* as expected/);
  await expect(total(page, "Unexpected 0")).toBeVisible();
});

test("every use can be expected to stay as it is", async ({ page }) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await button(page, "Expect").click();
  await button(page, "Expect the current uses").click();
  await expect(page.getByText("10 expectations set.")).toBeVisible();
  await expect(total(page, "Unexpected 0")).toBeVisible();
  await replaceFile(page, FILE.replace("ai-train=no", "ai-train=yes"));
  // Of /media/boot.webp, line 5 allows training, and line 6 no longer refuses it.
  await expect(total(page, "Unexpected 2")).toBeVisible();
});

test("a link has the choice of Use and the expected uses @fresh", async ({ page, stranger }) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await cell(page, "/", "Googlebot").click();
  await uses(page).getByRole("button", { name: "Search", exact: true }).click();
  await page.keyboard.press("Escape");
  await cell(page, "/", "Googlebot").click();
  await page.keyboard.press("b");
  const link = await share(page);
  await stranger.goto(link);
  await expect(cell(stranger, "/", "Googlebot")).toHaveAccessibleName(
    /Search: allowed \(line 4\) expected Refused$/,
  );
  await expect(total(stranger, "Unexpected 1")).toBeVisible();
  // In a frame of another page, too.
  await stranger.goto("about:blank");
  await stranger.goto(link.replace("#", "?embed#"));
  await expect(cell(stranger, "/", "Googlebot")).toHaveAccessibleName(/expected Refused$/);
});

test("exported files have the uses and what is expected of them", async ({ page }) => {
  await open(page, FILE);
  const exported = async (name: string) => {
    await button(page, "Export").click();
    const downloading = page.waitForEvent("download");
    await button(page, name).click();
    return readFile(await (await downloading).path(), "utf8");
  };
  // Whatever the table shows.
  expect(await exported("Table as CSV")).toContain(
    "/,Googlebot,Allow,2,Allow: /,,refused,4 6,unstated,,allowed,4\r\n",
  );
  await button(page, "Use").click();
  await cell(page, "/", "Googlebot").click();
  await page.keyboard.press("b");
  expect(await exported("Expectations as CSV")).toBe(
    "\ufeffuser_agent,url,purpose,expected,read_as\r\nGooglebot,/,training,refused,rfc9309\r\n",
  );
  expect(await exported("Expectations as JUnit XML")).toContain(
    '<testcase classname="Googlebot" name="/ (training)"></testcase>',
  );
});

test("Compare says which uses changed, for how many crawlers and by which line", async ({
  page,
}) => {
  const before = "User-agent: *\nAllow: /\n";
  await compare(page, before);
  await replaceSide(page, "Now", `${before}Content-Signal: ai-train=no, search=yes\n`);
  await expect(listed(page, "Groups")).toHaveText([
    "Uses that changed 2",
    /^Training is now refused for Googlebot, Googlebot-Image, GPTBot and \d+ more crawlers \(line 3\)\. Before, it was not stated\.$/,
    /^Search is now allowed for .* \(line 3\)\. Before, it was not stated\.$/,
  ]);
  await listed(page, "Groups").nth(1).click();
  await expect(side(page, "Now")).toBeFocused();
  await button(page, "Copy as Markdown").click();
  await expect
    .poll(() => copied(page))
    .toContain("Uses that changed:\n\n- Training is now refused for");
});

test("in Use, the line is lit that decides the chosen purpose, in Fetch the rule", async ({
  page,
}) => {
  await open(page, FILE);
  await cell(page, "/media/boot.webp", "Googlebot").click();
  const lit = editor(page).locator(".cm-line.cm-decides");
  await expect(lit).toHaveText(/^Allow: \//);
  await button(page, "Use").click();
  await expect(lit).toHaveText(/^Content-Signal: ai-train=no/);
  await cell(page, "/", "Googlebot").click();
  await expect(lit).toHaveText([/^Content-Usage: train-ai=n/, /^Content-Signal: ai-train=no/]);
  await uses(page).getByRole("button", { name: "Search", exact: true }).press("Enter");
  await expect(lit).toHaveText([/^Content-Usage: train-ai=n/]);
  await uses(page).getByRole("button", { name: "AI answers", exact: true }).click();
  await expect(lit).toHaveCount(0);
  await button(page, "Fetch").click();
  await expect(lit).toHaveText(/^Allow: \//);
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
  await expect(strip(page)).toContainText(
    "Cloudflare added lines 1–4: its managed robots.txt is switched on",
  );
  await button(page, "Show without this block").click();
  await expect(page.getByRole("textbox", { name: "Before", exact: true })).toHaveText(
    "User-agent: *Disallow: /",
  );
  await expect(region(page, "Verdicts")).toContainText(
    "/Googlebotwas Block line 2 of Beforeis now Allow line 3 of Now",
  );
});

test("in Use, uses are printed, and which of them are not as expected @fresh", async ({ page }) => {
  await open(page, FILE);
  await button(page, "Use").click();
  await page.getByRole("gridcell", { name: /^T/ }).first().press("a");
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".print-sheet");
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(sheet).toContainText(
    "Training: refused (lines 4 and 6); AI answers: not stated; Search: allowed (line 4) ≠ Training: expected Allowed",
  );
  await expect(sheet.locator(".is-unmet")).toHaveCount(1);
  await expect(sheet).toContainText("may not be fetched");
});

test("in Use, a URL of another site is not governed, whatever this file says", async ({ page }) => {
  await page.goto(
    `/#text=${encodeURIComponent(FILE)}&site=https://shop.example&url=/&url=https://cdn.example/x&agent=Googlebot`,
  );
  await button(page, "Use").click();
  await expect(cell(page, "https://cdn.example/x", "Googlebot")).toHaveText("not governed");
  // The paths are of the site that was typed.
  await expect(button(page, "Set as Site")).toHaveCount(0);
});

const TOKEN_FILE = `User-agent: __usage_ai-training
Disallow: /
Allow: /media/

User-agent: *
Disallow: /tmp/
`;

test("the group of the purpose token refuses training, and blocks no crawler", async ({ page }) => {
  await open(page, TOKEN_FILE);
  await expectVerdict(page, "/", "Googlebot", /^Allow/);
  await cell(page, "/", "Googlebot").click();
  const training = uses(page).locator(".use-rows > li").nth(0);
  await expect(training).toContainText("TrainingRefused");
  await expect(training).toContainText("Line 2 (purpose token) refuses it");
  await cell(page, "/media/boot.webp", "Googlebot").click();
  await expect(training).toContainText("Line 3 (purpose token) allows it");
  await addCrawler(page).click();
  await page.keyboard.type("__usage");
  await expect(page.getByRole("option", { name: /__usage/ })).toHaveCount(0);
});

test("a misspelt purpose token is a near miss, and a problem", async ({ page }) => {
  await open(page, TOKEN_FILE.replace("__usage", "usage"));
  await cell(page, "/", "Googlebot").click();
  const training = uses(page).locator(".use-rows > li").nth(0);
  await expect(training).toContainText("TrainingNot stated");
  await expect(training).toContainText("Near miss: ");
  await expect(region(page, "Problems")).toContainText("usage_ai-training is not a purpose token.");
});
