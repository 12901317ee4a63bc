import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import {
  addUrl,
  button,
  caretTo,
  cell,
  editor,
  expect,
  expectVerdict,
  readAs,
  region,
  test,
  urls,
  visit,
} from "./support/page.ts";

const TMP = "/tmp/export.csv";

test.beforeEach(({ page }) => visit(page));

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

test("Why names the main parsers first, with the cause", async ({ page }) => {
  await cell(page, TMP, "Googlebot").click();
  const others = region(page, "Why").locator(".others");
  await expect(others.getByRole("listitem").first()).toContainText("RFC 9309");
  await expect(others.getByRole("listitem").first()).toContainText(
    "does not know Disalow (line 31)",
  );
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

/** The total of the verdicts that parsers do not share. */
function differ(page: Page): Locator {
  return region(page, "Verdicts")
    .getByRole("list", { name: "Totals", exact: true })
    .getByRole("button", { name: /Parsers differ/ });
}
