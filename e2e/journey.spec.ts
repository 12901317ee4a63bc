import type { Page } from "@playwright/test";
import {
  addCrawler,
  addUrl,
  aided,
  answer,
  button,
  caretTo,
  cell,
  crawlers,
  editor,
  expect,
  expectVerdict,
  gallery,
  kept,
  line,
  open,
  openFile,
  readAs,
  region,
  replaceFile,
  share,
  status,
  test,
  write,
} from "./support/page.ts";
import { Site } from "./support/site.ts";

// What a person does from the first look at the page to the link they pass on. It is tried in every
// browser that is installed, so it keeps to what every browser's driver can do.

const MINE = "User-agent: *\nDisallow: /mine\n";

test("the page opens on an example, whose verdicts are explained", async ({ page }) => {
  await open(page);
  await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Allow no rule");
  await expect(answer(page)).toHaveText(
    "Allowed by line 29: its length 13 beats length 8 of line 7. The longest match wins.",
  );
  await cell(page, "/tmp/export.csv", "GPTBot").click();
  await expect(answer(page)).toContainText("Blocked by line 19");
});

test("a rule that is typed turns the verdict, and undo turns it back", async ({ page }) => {
  await open(page, MINE);
  await addUrl(page, "/mine/1");
  await expectVerdict(page, "/mine/1", "Googlebot", "Block line 2");
  await caretTo(page, 2);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Allow: /mine/1");
  await expectVerdict(page, "/mine/1", "Googlebot", "Allow line 3");
  await expect(answer(page)).toContainText("Allowed by line 3");
  await page.keyboard.press("ControlOrMeta+z");
  await expectVerdict(page, "/mine/1", "Googlebot", "Block line 2");
});

test("a field is completed while it is typed", async ({ page }) => {
  await open(page, "User-agent: *\n");
  await aided(page);
  await caretTo(page, 2);
  await page.keyboard.type("Dis");
  // Enter would come too soon: for a moment it is taken for a new line.
  await page.getByRole("option", { name: /^Disallow/ }).click();
  await page.keyboard.type("/x");
  await expect(line(page, 2)).toContainText("Disallow: /x");
});

test("URLs and crawlers are added, asked and removed", async ({ page }) => {
  await open(page, MINE);
  await addUrl(page, "/mine/of/coal");
  await write(addCrawler(page), "Twiddle");
  await addCrawler(page).press("Enter");
  await expectVerdict(page, "/mine/of/coal", "Twiddle", "Block line 2");
  await cell(page, "/mine/of/coal", "Twiddle").focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("rowheader", { name: "/mine/of/coal", exact: true })).toHaveCount(0);
});

test("a problem is found, explained and mended", async ({ page }) => {
  await open(page, "User-agent: *\nDisalow: /mine\n");
  await region(page, "Problems")
    .getByRole("button", { name: /^error.* line 2 / })
    .click();
  await button(page, "Write Disallow").click();
  await expect(line(page, 2)).toContainText("Disallow: /mine");
  await expect(region(page, "Problems").getByRole("button", { name: /^error/ })).toHaveCount(0);
});

test("a link shows somebody else the same page", async ({ page, stranger }) => {
  await open(page, MINE);
  await addUrl(page, "/mine/1");
  await readAs(page).selectOption("Google’s parser");
  await stranger.goto(await share(page));
  await expect(line(stranger, 2)).toContainText("Disallow: /mine");
  await expectVerdict(stranger, "/mine/1", "Googlebot", "Block line 2");
  await expect(readAs(stranger)).toHaveValue("google");
});

test("a draft survives a reload, and a second tab leaves it alone", async ({ page, context }) => {
  await open(page, MINE);
  await kept(page);
  await addUrl(page, "/mine/1");
  await page.reload();
  await expect(line(page, 2)).toContainText("Disallow: /mine");
  await expectVerdict(page, "/mine/1", "Googlebot", "Block line 2");
  await expect.poll(() => crawlers(page)).toEqual(["Googlebot", "Googlebot-Image", "GPTBot"]);
  const other = await context.newPage();
  await open(other, "# the other’s\n");
  await page.reload();
  await expect(line(page, 2)).toContainText("Disallow: /mine");
});

test("a file of the user’s is opened with the bytes it has", async ({ page }) => {
  await open(page);
  await openFile(page, Buffer.from("\uFEFFUser-agent: *\r\nDisallow: /caf\u00E9\r", "latin1"));
  await expect(line(page, 2)).toContainText("Disallow: /caf");
  await expect(status(page).getByText("mixed", { exact: true })).toBeVisible();
});

test("two versions are compared, and what changed is named", async ({ page }) => {
  await open(page, MINE);
  await button(page, "Compare").click();
  await openFile(page, Buffer.from(MINE.replace("/mine", "/yours")));
  await expect(region(page, "Crawlers")).toContainText("a different verdict");
  await button(page, "Compare").click();
  await expect(region(page, "Why")).toBeVisible();
});

test("pasting takes the place of what is selected", async ({ page }) => {
  await open(page);
  await replaceFile(page, MINE);
  await expect(line(page, 2)).toContainText("Disallow: /mine");
  await expect(editor(page).locator(".cm-line")).toHaveCount(3);
});

test.describe("after the first visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page works with the server gone, and all that it loads later", async ({ page }) => {
    test.slow();
    const site = await Site.open();
    await visit(page, site.url);
    site.close();
    await page.reload();
    await expect(readAs(page)).toBeVisible();
    await replaceFile(page, MINE.replace("Disallow", "Disalow"));
    await expect(region(page, "Problems")).toContainText("Disalow");
    await addUrl(page, "/mine/1");
    await expectVerdict(page, "/mine/1", "Googlebot", "Block line 2");
    await button(page, "Examples").click();
    await expect(gallery(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await button(page, "Compare").click();
    await expect(page.getByRole("textbox", { name: "Before", exact: true })).toBeVisible();
    await button(page, "Compare").click();
    await share(page);
  });
});

/** Opens the page, and waits until the browser has kept it. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(readAs(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}
