import type { Page } from "@playwright/test";
import {
  aided,
  answer,
  button,
  caretLine,
  caretTo,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  region,
  replaceFile,
  status,
  test,
} from "./support/page.ts";

const MOD = "ControlOrMeta";

test.beforeEach(({ page }) => open(page));

test.describe("a letter typed", () => {
  // One letter renames the group that GPTBot reads.
  test.beforeEach(async ({ page }) => {
    await caretTo(page, 15);
    await page.keyboard.type("x");
    await expect(line(page, 15)).toHaveText("User-agent: GPTBotx");
  });

  test("changes groups, selection, verdicts and the answer", async ({ page }) => {
    await expectGptBot(page, {
      group: "B GPTBotx +2 lines 15–19 1 rule",
      reads: "follows *, no group of its own",
      verdict: "Allow no rule",
    });
  });

  test("is undone as a whole, and can be redone", async ({ page }) => {
    await page.keyboard.press(`${MOD}+z`);
    await expect(line(page, 15)).toHaveText("User-agent: GPTBot");
    await expectGptBot(page, {
      group: "B GPTBot +2 lines 15–19 1 rule",
      reads: "own group, line 15",
      verdict: "Block line 19",
    });
    // The key of a real keyboard: with Shift, it is the capital letter.
    await page.keyboard.press(`${MOD}+Shift+Z`);
    await expectVerdict(page, "/", "GPTBot", "Allow no rule");
  });

  test("is undone from outside the editor too", async ({ page }) => {
    await button(page, "Theme: system").focus();
    await page.keyboard.press(`${MOD}+z`);
    await expect(line(page, 15)).toHaveText("User-agent: GPTBot");
    await page.keyboard.press(`${MOD}+y`);
    await expect(line(page, 15)).toHaveText("User-agent: GPTBotx");
  });
});

test("what is typed over a selection takes its place, in one undo", async ({ page }) => {
  await aided(page);
  await replaceFile(page, "User-agent: *\nDisallow: /a\n");
  await editor(page).press(`${MOD}+a`);
  await page.keyboard.type("Us");
  await expect(line(page, 1)).toHaveText(/^Us/);
  await expect(page.getByRole("listbox", { name: "Completions" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press(`${MOD}+z`);
  await expect(line(page, 1)).toHaveText("User-agent: *");
  await expect(line(page, 2)).toHaveText("Disallow: /a");
});

test("an input method composes over a selection, and nothing is refused @fresh", async ({
  page,
}) => {
  await replaceFile(page, "User-agent: *\nDisallow: /private\n");
  await caretTo(page, 2);
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", {
    text: "にほ",
    selectionStart: 2,
    selectionEnd: 2,
  });
  await browser.send("Input.insertText", { text: "日本" });
  await expect(line(page, 2)).toHaveText("Disallow: /日本");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.insertText("x");
  await expect(line(page, 2)).toHaveText("Disallow: /x");
});

test("undo in a box takes back what was typed in the box, not the page", async ({ page }) => {
  await caretTo(page, 5);
  await page.keyboard.type("/x");
  const box = page.getByRole("textbox", { name: "Add crawler", exact: true });
  await box.click();
  await page.keyboard.type("a");
  await page.keyboard.press(`${MOD}+z`);
  await expect(box).toHaveValue("");
  await expect(line(page, 5)).toHaveText("Disallow: /cart/x");
});

test("a whole line typed becomes a rule that decides", async ({ page }) => {
  await caretTo(page, 32);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Disallow: /cart/help?sort=price");
  await expectVerdict(page, "/cart/help?sort=price&page=2", "Googlebot", "Block line 33");
  await expect(line(page, 33)).toHaveText("Disallow: /cart/help?sort=pricedecides21");
  await expect(answer(page)).toHaveText(
    "Blocked by line 33: its length 21 beats length 13 of line 29. The longest match wins.",
  );
});

test("an emptied editor tells how to go on, and nothing is forbidden", async ({ page }) => {
  await editor(page).focus();
  await page.keyboard.press(`${MOD}+a`);
  await page.keyboard.press("Delete");
  await expect(editor(page)).toHaveText("Paste a robots.txt here, or start from an example");
  await expectVerdict(page, "/", "GPTBot", "Allow no rule");
  await expect(
    region(page, "Groups").getByText("No groups: the file blocks no crawler.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(status(page)).toContainText("0 bytes of 500 KiB");
});

test.describe("a group", () => {
  const folded = (page: Page) => button(page, "Unfold 8 lines");

  test("folds and unfolds with the mouse", async ({ page }) => {
    await page.getByTitle("Fold line", { exact: true }).first().click();
    await expect(line(page, 4)).toHaveText("User-agent: *8 lines");
    await expect(line(page, 5)).toHaveText("");
    await folded(page).click();
    await expect(line(page, 5)).toHaveText("Disallow: /cartshorter5");
  });

  test("folds and unfolds with the keyboard", async ({ page }) => {
    await aided(page);
    await caretTo(page, 4);
    await page.keyboard.press("Control+Shift+BracketLeft");
    await expect(folded(page)).toBeVisible();
    await page.keyboard.press("Control+Shift+BracketRight");
    await expect(folded(page)).toHaveCount(0);
  });

  test("unfolds when its deciding line is gone to", async ({ page }) => {
    await aided(page);
    await caretTo(page, 4);
    await page.keyboard.press("Control+Shift+BracketLeft");
    await expect(folded(page)).toBeVisible();
    await region(page, "Why").getByRole("button", { name: "line 6", exact: true }).click();
    await expect(caretLine(page)).toHaveText("Allow: /cart/helpagrees, shorter10");
  });
});

test.describe("searching", () => {
  test.beforeEach(async ({ page }) => {
    await aided(page);
    await editor(page).focus();
    await page.keyboard.press(`${MOD}+f`);
    await expect(page.getByRole("textbox", { name: "Find", exact: true })).toBeFocused();
  });

  test("selects the next match", async ({ page }) => {
    await page.keyboard.type("GPTBot");
    await page.keyboard.press("Enter");
    await expect(caretLine(page)).toHaveText("User-agent: GPTBot");
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("GPTBot");
  });

  test("ends with Escape, which gives the editor the focus back", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Find", exact: true })).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
  });
});

test("Ctrl-/ makes a line a comment, and back", async ({ page }) => {
  await aided(page);
  await caretTo(page, 29);
  await page.keyboard.press(`${MOD}+/`);
  await expect(line(page, 29)).toHaveText("# Allow: /*/help?sort=");
  await expectVerdict(page, "/cart/help?sort=price&page=2", "Googlebot", "Allow line 6");
  await page.keyboard.press(`${MOD}+/`);
  await expectVerdict(page, "/cart/help?sort=price&page=2", "Googlebot", "Allow line 29");
});

test("a character that cannot be seen is shown as what it is", async ({ page }) => {
  await replaceFile(page, "User-agent: *\nDisallow: /ca\u200brt");
  await expect(line(page, 2).getByLabel("U+200B zero width space")).toBeVisible();
});

async function expectGptBot(
  page: Page,
  expected: { group: string; reads: string; verdict: string },
): Promise<void> {
  await expect(region(page, "Groups").getByRole("button", { name: /^B / })).toHaveAccessibleName(
    expected.group,
  );
  const crawler = region(page, "Crawlers")
    .getByRole("list", { name: "In the table" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox", { name: "GPTBot", exact: true }) });
  await expect(crawler.getByText(expected.reads, { exact: true })).toBeVisible();
  await expectVerdict(page, "/", "GPTBot", expected.verdict);
}
