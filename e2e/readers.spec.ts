import { purposeOf } from "../src/engine/crawlers/purposes.ts";
import {
  addUrl,
  answer,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  readAs,
  region,
  replaceFile,
  share,
  test,
} from "./support/page.ts";

const WILDCARD = "User-agent: *\nAllow: /page\nDisallow: /*.htm\n";

test.describe("a verdict that the document leaves open", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, WILDCARD);
    await addUrl(page, "/page.htm");
    await readAs(page).selectOption("Google in July 2019");
  });

  test("is an outcome of its own", async ({ page }) => {
    await expectVerdict(page, "/page.htm", "GPTBot", "Undefined no rule");
    await expect(region(page, "Verdicts").getByLabel("Totals")).toContainText("Undefined");
  });

  test("is explained by the sentence of the document", async ({ page }) => {
    await expect(answer(page)).toHaveText(/^Undefined: lines 2 and 3 contradict each other/);
    await expect(region(page, "Why").getByRole("blockquote")).toContainText("Verdict: undefined");
  });

  test("is decided by the others, who are named", async ({ page }) => {
    await expect(
      region(page, "Why").getByRole("listitem").filter({ hasText: "RFC 9309" }),
    ).toContainText("Block");
  });
});

test.describe("the HTTP answer", () => {
  test("503 forbids everything, and the rules are not consulted", async ({ page }) => {
    await open(page);
    await page.getByRole("combobox", { name: "HTTP" }).selectOption("503");
    await expectVerdict(page, "/media/boot.webp", "Googlebot-Image", "Block no rule");
    await expect(region(page, "Editor").getByRole("status")).toContainText(
      "The rules are not used",
    );
  });

  test("travels in a link with the site and the reader @fresh", async ({ page, browser }) => {
    await open(page);
    await page.getByRole("combobox", { name: "HTTP" }).selectOption("503");
    await page.getByRole("combobox", { name: "How long" }).selectOption("for over 30 days");
    await readAs(page).selectOption("Yandex");
    const link = await share(page);
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole("combobox", { name: "HTTP" })).toHaveValue("503");
    await expect(other.getByRole("combobox", { name: "How long" })).toHaveValue("over-30-days");
    await expect(readAs(other)).toHaveValue("yandex");
    await expectVerdict(other, "/", "GPTBot", "Allow no rule");
    await other.close();
  });
});

test("a file over the limit is read up to it, and marked from there", async ({ page }) => {
  const filler = `${"# ".padEnd(99, "x")}\n`.repeat(5300);
  await open(page, `User-agent: *\nDisallow: /a\n${filler}Disallow: /b\n`);
  await addUrl(page, "/b");
  await expectVerdict(page, "/b", "Googlebot", "Block line 5303");
  await readAs(page).selectOption("Google in July 2019");
  await expectVerdict(page, "/b", "Googlebot", "Allow no rule");
  await readAs(page).selectOption("Yandex");
  await addUrl(page, "/a");
  await expectVerdict(page, "/a", "Googlebot", "Allow no rule");
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(line(page, 1)).toContainText("Yandex ignores files over");
});

test("a category of crawlers is added at once", async ({ page }) => {
  await open(page);
  const crawlers = region(page, "Crawlers");
  await crawlers.getByRole("button", { name: "AI search", exact: true }).click();
  await crawlers.getByRole("button", { name: "Show as columns: AI search" }).click();
  await expect(crawlers.getByRole("heading", { name: /^Crawlers/ })).toHaveAccessibleName(
    `Crawlers ${3 + purposeOf("ai-search").named.length}`,
  );
});

test("a crawler that ignores * is said to, in its row and in what is known of it", async ({
  page,
}) => {
  await open(page);
  await replaceFile(page, "User-agent: *\nDisallow: /\n");
  const crawlers = region(page, "Crawlers");
  await crawlers.getByRole("button", { name: "Ads", exact: true }).click();
  await expect(
    crawlers.getByText("obeys no rules: ignores * and has no group of its own").first(),
  ).toBeVisible();
  await crawlers.getByRole("button", { name: "About AdsBot-Google", exact: true }).click();
  await expect(crawlers.getByRole("group", { name: "About AdsBot" })).toContainText(
    "ignores the * group",
  );
});

test("fields of other readers stand with their group, and say who reads them", async ({ page }) => {
  await open(page);
  const groups = region(page, "Groups");
  await expect(
    groups.getByRole("button", { name: /^line 12 Crawl-delay: 2/ }).first(),
  ).toContainText("read by Bing");
  await replaceFile(page, "User-agent: *\nDisallow: /\nSitemap: /sitemap.xml\n");
  await expect(groups.getByRole("button", { name: /sitemap\.xml/ })).toContainText(
    "not an absolute URL",
  );
});
