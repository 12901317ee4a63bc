import type { Locator, Page } from "@playwright/test";
import {
  aided,
  button,
  caretLine,
  caretTo,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  patiently,
  region,
  settled,
  status,
  test,
} from "./support/page.ts";

const MOD = "ControlOrMeta";

const TYPO =
  "Only some parsers read this line: RFC 9309 does not accept Disalow as Disallow; Google’s parser, Scrapy’s Protego, Protego to 0.6.1 and crawler-commons do.";

test.describe("on the example", () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await expect(problem(page, TYPO)).toBeVisible();
    await aided(page);
  });

  test("problems are listed, counted and underlined", async ({ page }) => {
    const rows = region(page, "Problems").getByRole("list").getByRole("button");
    const heading = region(page, "Problems").getByRole("heading");
    // Some are found later than others.
    await settled(page);
    await expect(heading).toHaveText(`Problems ${await rows.count()}`);
    await expect(status(page)).toContainText("1 error");
    await expect(line(page, 31).locator(".cm-lintRange-error")).toHaveText("Disalow");
  });

  test("a problem leads to its line, and says what a fix would change", async ({ page }) => {
    await problem(page, TYPO).click();
    await expect(caretLine(page)).toContainText("Disalow: /tmp");
    await expect(detail(page)).toContainText(TYPO);
    await expect(button(page, "Write Disallow")).toHaveAccessibleDescription(
      /^1 verdict in the table changes/,
    );
    await expect(detail(page)).toContainText("Googlebot /tmp/export.csv: Allow, then Block");
  });

  test("a fix does what it said, and one undo takes it back", async ({ page }) => {
    await problem(page, TYPO).click();
    await button(page, "Write Disallow").click();
    await expect(line(page, 31)).toHaveText("Disallow: /tmp");
    await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Block line 31");
    await expect(problem(page, TYPO)).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press(`${MOD}+z`);
    await expect(line(page, 31)).toContainText("Disalow: /tmp");
    await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Allow no rule");
  });

  test("F8 goes through the problems and back, round the end", async ({ page }) => {
    await line(page, 30).click();
    await page.keyboard.press("F8");
    await expect(caretLine(page)).toContainText("Disalow: /tmp");
    await expect(detail(page)).toContainText(TYPO);
    await page.keyboard.press("F8");
    await expect(caretLine(page)).not.toContainText("Disalow");
    await page.keyboard.press("Shift+F8");
    await expect(caretLine(page)).toContainText("Disalow: /tmp");
  });

  test("Ctrl-. leads to the fix, and Enter makes it", async ({ page }) => {
    await line(page, 31).click();
    await page.keyboard.press(`${MOD}+.`);
    await expect(button(page, "Write Disallow")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(line(page, 31)).toHaveText("Disallow: /tmp");
  });

  test("pointing at an underlined word says what is wrong", async ({ page }) => {
    await line(page, 31).locator(".cm-lintRange-error").hover();
    await expect(page.locator(".cm-tooltip").filter({ hasText: TYPO })).toBeVisible();
  });

  test("the problem follows what is typed", async ({ page }) => {
    await line(page, 31).click({ position: { x: 60, y: 10 } });
    await page.keyboard.press("Home");
    await page.keyboard.type("#");
    await expect(problem(page, TYPO)).toHaveCount(0);
  });

  test("the code leads to the reference, whose entry has a link of its own", async ({ page }) => {
    await problem(page, TYPO).click();
    await button(page, "About R102").click();
    const reference = page.getByRole("dialog", { name: "Problems, explained" });
    const entry = reference.getByRole("link", { name: /^R102 / });
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(entry).toHaveAttribute("href", "#problem=R102");
    await reference.getByRole("link", { name: /^R103 / }).click();
    await expect(reference.getByRole("article")).toContainText("R103");
    await page.keyboard.press("Escape");
    await expect(reference).toHaveCount(0);
    await expect(line(page, 31)).toContainText("Disalow");
  });
});

test("a link to an entry of the reference opens it", async ({ page }) => {
  await page.goto("/#problem=R401");
  const reference = page.getByRole("dialog", { name: "Problems, explained" });
  await expect(reference.getByRole("article").getByRole("heading")).toHaveText("Duplicate rule");
  await reference.getByRole("button", { name: "Open the example in the editor" }).click();
  await expect(line(page, 3)).toContainText("Disallow: /cart");
});

test("the reference leads to the glossary, whose terms have links of their own @fresh", async ({
  page,
}) => {
  await page.goto("/#problem=R401");
  const reference = page.getByRole("dialog", { name: "Problems, explained" });
  await reference.getByRole("link", { name: "Glossary" }).click();
  await reference.getByRole("link", { name: "Longest match" }).click();
  const term = reference.getByRole("article");
  await expect(term.getByRole("heading")).toHaveText("Longest match");
  await expect(term).toContainText("the one with the longest path pattern wins");
  await expect(term.getByRole("link", { name: /^RFC 9309/ })).toHaveAttribute("href", /#section-/);
  await page.goto("/#term=product-token");
  await page.reload();
  await expect(reference.getByRole("article").getByRole("heading")).toHaveText("Product token");
});

test("a link to an entry that there is not says so", async ({ page }) => {
  await page.goto("/#problem=R999");
  const reference = page.getByRole("dialog", { name: "Problems, explained" });
  await expect(reference).toContainText("The playground has no entry “R999”.");
  await page.goto("/#term=nope");
  await expect(reference).toContainText("The glossary has no term “nope”.");
  await expect(reference.locator("[aria-current]")).toHaveAttribute("href", /^#term=/);
});

test("an example of the reference opens with what it takes for the problem to show", async ({
  page,
}) => {
  await page.goto("/#problem=R502");
  await button(page, "Open the example in the editor").click();
  await expect(page.getByRole("textbox", { name: "Site" })).toHaveValue("https://shop.example");
  await expect(problem(page, /^note, line 1 /)).toBeVisible();
});

test("all problems of one kind are fixed at once, and undone at once", async ({ page }) => {
  await open(page, "User-agent: *\nDisalow: /a\nDisalow: /b\nDisalow: /c\n");
  await region(page, "Problems")
    .getByRole("button", { name: /^error, lines 2, 3, 4 / })
    .click();
  await button(page, "Fix all 3 of this kind").click();
  for (const [number, path] of [
    [2, "/a"],
    [3, "/b"],
    [4, "/c"],
  ] as const)
    await expect(line(page, number)).toContainText(`Disallow: ${path}`);
  await editor(page).focus();
  await page.keyboard.press(`${MOD}+z`);
  await expect(line(page, 4)).toContainText("Disalow: /c");
  await expect(line(page, 2)).toContainText("Disalow: /a");
});

test("a fix that changes nothing says so, and one that may is not called neutral", async ({
  page,
}) => {
  await open(page, "User-agent: *\nDisallow: /aab\nAllow: /aa*\nDisallow: /aab\n");
  // What comes later could move the rows under the click.
  await settled(page);
  await aided(page);
  await problem(page, /already/).click();
  await expect(detail(page)).toContainText("Changes no verdict.");
  await problem(page, /final star/).click();
  await expect(detail(page)).toContainText("/aab: Allow, then Block");
});

test("invisible and lookalike characters are chips", async ({ page }) => {
  await open(page, "\ufeffUser\u2011agent: *\nDisallow:\u00a0/a\n# a \u201cquoted\u201d comment\n");
  await expect(editor(page).locator(".cm-chip")).toHaveText(["BOM", "\u2011", "NBSP"]);
  await expect(editor(page).getByRole("img", { name: "U+00A0 no-break space" })).toBeVisible();
});

test("a file with nothing wrong says so", async ({ page }) => {
  await open(page, "User-agent: *\nDisallow: /cart/\n");
  await expect(region(page, "Problems")).toContainText("No problems found in this file.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("problems are counted on the tab, and unfold below the file", async ({ page }) => {
    await open(page);
    await page.getByRole("tab", { name: /^File \d+ problems$/ }).click();
    await button(page, "Unfold Problems").click();
    await problem(page, TYPO).click();
    await button(page, "Write Disallow").click();
    await expect(problem(page, TYPO)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** The row of the list that says this. */
function problem(page: Page, sentence: string | RegExp): Locator {
  return region(page, "Problems").getByRole("list").getByRole("button", { name: sentence });
}

/** What the list says of the chosen problem. */
function detail(page: Page): Locator {
  return region(page, "Problems").locator(".problem-detail");
}

test("a line that is being typed has no problem of what it still lacks, until the caret leaves it", async ({
  page,
}) => {
  await open(page, "User-agent: *\nDisallow: /a/\n");
  await aided(page);
  await caretTo(page, 3);
  for (const letter of "User-agent: Cla") {
    await page.keyboard.type(letter);
    await expect(region(page, "Problems")).toContainText("No problems found in this file.");
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowUp");
  await expect(problem(page, /^\w+, line 3 .*may fetch everything/)).toBeVisible();
  // Where the caret rests, it is explained; and stays while more is typed.
  await page.keyboard.press("ArrowDown");
  await expect(detail(page)).toContainText("may fetch everything");
  await page.keyboard.type("udeBot");
  await expect(detail(page)).toContainText("may fetch everything");
});

test("the same problem on several lines is one row, whose lines it leads to", async ({ page }) => {
  await open(page, "User-agent: *\nDisalow: /a\nDisallow: /b/\nDisalow: /c\n");
  await problem(page, /^error, lines 2, 4 /).click();
  await expect(caretLine(page)).toContainText("Disalow: /a");
  await button(page, "Go to line 4").click();
  await expect(caretLine(page)).toContainText("Disalow: /c");
  await expect(detail(page)).toContainText("On lines");
  await page.keyboard.press("F8");
  await expect(caretLine(page)).toContainText("Disalow: /a");
});

test("problems are listed with the worst first, or by line, as one likes @fresh", async ({
  page,
}) => {
  await open(page);
  await settled(page);
  const rows = region(page, "Problems").getByRole("list").getByRole("button");
  const order = page.getByRole("combobox", { name: "Order of the problems" });
  await expect(rows.first()).toHaveAccessibleName(/^error, line 31 /);
  await order.selectOption("By line");
  await expect(rows.first()).toHaveAccessibleName(/^note, line 7 /);
  await page.reload();
  await expect(order).toHaveValue("line");
  await expect(rows.first()).toHaveAccessibleName(/^note, line 7 /);
});

test("a row says how many verdicts of the table its problem changes @fresh", async ({ page }) => {
  await open(page);
  await settled(page);
  await page.getByRole("combobox", { name: "Order of the problems" }).selectOption("By line");
  await page.reload();
  // The rows find it out in their order.
  await expect(problem(page, TYPO)).toHaveAccessibleName(/changes 1 verdict$/);
  await expect(problem(page, /line 28 /)).not.toHaveAccessibleName(/changes/);
});

test("while problems are looked for the list says so, without those of lines that have changed", async ({
  page,
}) => {
  const lines = Array.from({ length: 4_000 }, (_, at) => `Disallow: /${at}/\nDisalow: /${at}/x`);
  await open(page, `User-agent: *\nAlow: /a/\n${lines.join("\n")}\n`);
  const changed = problem(page, /line 2 .*Alow/);
  await patiently(changed).toBeVisible();
  const problems = region(page, "Problems");
  const updating = problems.getByText("Updating…");
  await patiently(problems).toHaveAttribute("aria-busy", "false");
  await expect(updating).toBeHidden();
  // It is not said for long: what is said in between is noted in the page.
  const said = await updating.evaluateHandle((element) => {
    const visibilities: string[] = [];
    const note = () => visibilities.push(getComputedStyle(element).visibility);
    const panel = element.closest("section");
    if (panel) new MutationObserver(note).observe(panel, { attributeFilter: ["aria-busy"] });
    return visibilities;
  });
  await page.keyboard.press(`${MOD}+Home`);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("#");
  await expect.poll(() => said.jsonValue()).toContain("visible");
  await expect(changed).toHaveCount(0);
  await patiently(updating).toBeHidden();
});
