import type { Locator } from "@playwright/test";
import {
  addCrawler,
  addUrls,
  answer,
  button,
  caretLine,
  caretTo,
  cell,
  editor,
  expect,
  expectVerdict,
  line,
  lineReading,
  open,
  paste,
  readAs,
  region,
  status,
  test,
} from "./support/page.ts";

const UNLIT = "rgba(0, 0, 0, 0)";

/** 400 lines, of which the last decides about /tmp. */
const LONG_FILE = [
  "User-agent: *",
  ...Array.from({ length: 398 }, (_, number) => `Disallow: /page-${number}`),
  "Disallow: /tmp/",
].join("\n");

test.describe("a chosen verdict", () => {
  test.beforeEach(({ page }) => open(page));

  test("lights the line that decides it", async ({ page }) => {
    await cell(page, "/media/boot.webp", "Googlebot-Image").click();
    await expect(line(page, 24)).toHaveText("Allow: /*.webp$decides8");
    await expect(line(page, 24)).not.toHaveCSS("background-color", UNLIT);
  });

  test("marks the other rules that match, more faintly", async ({ page }) => {
    await cell(page, "/media/boot.webp", "Googlebot-Image").click();
    await expect(line(page, 23)).toHaveText("Allow: /media/agrees, shorter7");
    await expect(line(page, 25)).toHaveText("Disallow: /shorter1");
    const faint = await backgroundOf(line(page, 25));
    expect([UNLIT, await backgroundOf(line(page, 24))]).not.toContain(faint);
  });

  test("turns the lamp off on the line that decided before", async ({ page }) => {
    await expect(line(page, 29)).toHaveText("Allow: /*/help?sort=decides13");
    await cell(page, "/", "GPTBot").click();
    await expect(line(page, 29)).toHaveText("Allow: /*/help?sort=");
    await expect(line(page, 29)).toHaveCSS("background-color", UNLIT);
  });

  test("is explained in Why", async ({ page }) => {
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    await expect(answer(page)).toHaveText(
      "Blocked by line 19, the only rule of group B that matches.",
    );
  });

  test("says so where it rests on no rule", async ({ page }) => {
    await cell(page, "/", "Googlebot").click();
    await expect(answer(page)).toHaveText("Allowed: no rule of group A matches.");
  });

  test("is the one selected cell of the grid", async ({ page }) => {
    await cell(page, "/", "GPTBot").click();
    await expect(cell(page, "/", "GPTBot")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);
  });

  test("leaves the caret where it was", async ({ page }) => {
    await caretTo(page, 5);
    await cell(page, "/", "GPTBot").click();
    await expect(cell(page, "/", "GPTBot")).toBeFocused();
    await expect(caretLine(page)).toHaveText("Disallow: /cart");
  });

  test("scrolls to its line in a long file", async ({ page }) => {
    await open(page, LONG_FILE);
    await expect(lineReading(page, "Disallow: /tmp/")).not.toBeInViewport();
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    await expect(lineReading(page, "Disallow: /tmp/decides5")).toBeInViewport({ ratio: 0.99 });
  });
});

test.describe("Enter on a cell", () => {
  test("puts the caret on the deciding line", async ({ page }) => {
    await open(page);
    await cell(page, "/", "GPTBot").click();
    await page.keyboard.press("Enter");
    await expect(editor(page)).toBeFocused();
    await expect(caretLine(page)).toHaveText("Disallow: /decides1");
  });

  test("shows the deciding line of a long file", async ({ page }) => {
    await open(page, LONG_FILE);
    await cell(page, "/tmp/export.csv", "GPTBot").focus();
    await page.keyboard.press("Enter");
    await expect(caretLine(page)).toHaveText("Disallow: /tmp/decides5");
    await expect(caretLine(page)).toBeInViewport({ ratio: 0.99 });
  });

  test("changes nothing where no rule decides", async ({ page }) => {
    await open(page);
    await cell(page, "/", "Googlebot").click();
    await page.keyboard.press("Enter");
    await expect(cell(page, "/", "Googlebot")).toBeFocused();
  });
});

test.describe("the caret on a rule", () => {
  test.beforeEach(({ page }) => open(page));

  // The lamp stands for "this is that line" and needs no words: the cell says the line's number, and the caret stands on it.
  test("lights its number in the cells that it decides, and in no other", async ({ page }) => {
    await caretTo(page, 19);
    await expect(line(page, 29)).not.toHaveCSS("background-color", UNLIT);
    const lamp = await backgroundOf(line(page, 29));
    for (const url of ["/", "/tmp/export.csv"])
      await expect(numberIn(cell(page, url, "GPTBot"), 19)).toHaveCSS("background-color", lamp);
    await expect(numberIn(cell(page, "/", "Googlebot-Image"), 25)).toHaveCSS(
      "background-color",
      UNLIT,
    );
  });

  test("lights it in the rows below those in sight, too, before these are scrolled to", async ({
    page,
  }) => {
    await addUrls(page).focus();
    await paste(page, Array.from({ length: 60 }, (_, at) => `/page-${at}`).join("\n"));
    const rows = page.getByRole("grid").getByRole("rowheader");
    await expect.poll(() => rows.count()).toBeGreaterThan(12);
    const lit = page.locator("[role=gridcell] .at-lit", { hasText: "19" });
    await caretTo(page, 19);
    await expect(lit).toHaveCount(await rows.count());
    await caretTo(page, 23);
    await expect(lit).toHaveCount(0);
  });

  test("unfolds its group in Groups", async ({ page }) => {
    await caretTo(page, 23);
    const unfolded = region(page, "Groups").getByRole("button", {
      name: /rules?$/,
      expanded: true,
    });
    await expect(unfolded).toHaveCount(1);
    await expect(unfolded).toHaveAccessibleName("C Googlebot-Image lines 22–25 3 rules");
  });
});

test("Why names the readers that would answer otherwise, and where they part", async ({ page }) => {
  await open(page);
  await cell(page, "/tmp/export.csv", "Googlebot").click();
  const others = region(page, "Why").getByRole("listitem").filter({ hasText: "line 31" });
  await expect(others).toHaveText(
    /^Blockline 31.*Google’s parser.*: accept Disalow as Disallow \(line 31\)$/,
  );
});

test("URLs stay in sight while the crawlers scroll, and after it", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  await region(page, "Crawlers").getByRole("button", { name: "Add all" }).click();
  const cells = cell(page, "/", "Googlebot-Image");
  await expect(cell(page, "/", "ClaudeBot")).toBeAttached();
  const url = region(page, "Verdicts").getByRole("rowheader", { name: "/", exact: true });
  const at = (part: Locator) => part.boundingBox().then((box) => box?.x ?? Number.NaN);
  const before = { url: await at(url), cells: await at(cells) };
  await cells.hover();
  await page.mouse.wheel(100, 0);
  await expect.poll(() => at(cells)).toBe(before.cells - 100);
  expect(await at(url)).toBe(before.url);
  await editor(page).hover();
  expect(await at(url)).toBe(before.url);
});

test("a line number in Why leads to its line", async ({ page }) => {
  await open(page);
  await region(page, "Why").getByRole("button", { name: "line 5", exact: true }).click();
  await expect(editor(page)).toBeFocused();
  await expect(caretLine(page)).toHaveText("Disallow: /cartshorter5");
});

test.describe("a near miss in Why", () => {
  test("says that the URL was to end, below the rules that match", async ({ page }) => {
    await open(page);
    const miss = region(page, "Why").getByRole("row").last();
    await expect(miss.getByRole("rowheader")).toHaveAccessibleName(
      "near miss, would be Block line 30",
    );
    await expect(miss.getByRole("cell").last()).toHaveText(
      "near miss: $ requires the URL to end here",
    );
    await miss.getByRole("button", { name: "line 30" }).click();
    await expect(caretLine(page)).toHaveText("Disallow: /*?sort=price$");
  });

  test("says that only case differs, where no rule matches", async ({ page }) => {
    await open(page, "User-agent: *\nDisallow: /Tmp/");
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    await expect(answer(page)).toHaveText("Allowed: no rule of group A matches.");
    const miss = region(page, "Why").getByRole("row", { name: /near miss/ });
    await expect(miss.getByRole("rowheader")).toHaveAccessibleName(
      "near miss, would be Block line 2",
    );
    await expect(miss.getByRole("cell").last()).toHaveText(
      "near miss: differs in upper and lower case",
    );
  });

  test("names the problem that keeps a rule from matching", async ({ page }) => {
    await open(page, "User-agent: *\nDisallow: \\tmp\\");
    await cell(page, "/tmp/export.csv", "GPTBot").click();
    const miss = region(page, "Why").getByRole("row", { name: /near miss/ });
    await expect(miss.getByRole("rowheader")).toHaveAccessibleName(
      "near miss, would be Block line 2",
    );
    await expect(miss.getByRole("cell").last()).toHaveText("near miss: R319, Backslash in a path");
  });
});

test("a group in Groups leads to its first line", async ({ page }) => {
  await open(page);
  await region(page, "Groups")
    .getByRole("button", { name: /^B GPTBot/ })
    .click();
  await expect(editor(page)).toBeFocused();
  await expect(caretLine(page)).toHaveText("User-agent: GPTBot");
});

test("a rule in Groups says whether it allows or disallows", async ({ page }) => {
  await open(page);
  const groups = region(page, "Groups");
  const help = groups.getByRole("button", { name: "/cart/help" });
  await expect(help).toHaveAccessibleName("line 6 Allow /cart/help length 10");
  await expect(groups.getByRole("button", { name: "/checkout" })).toHaveAccessibleName(
    /\bDisallow\b/,
  );
});

test.describe("reading as Google’s parser", () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await readAs(page).selectOption("Google’s parser");
  });

  test("obeys the misspelt Disallow", async ({ page }) => {
    await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Block line 31");
  });

  test("no longer ignores the misspelt line", async ({ page }) => {
    const heading = region(page, "Groups").getByRole("heading", { name: "Ignored by" });
    await expect(heading).toHaveAccessibleName("Ignored by Google’s parser 2");
    await expect(status(page)).toContainText("2 lines ignored");
    await expect(line(page, 31)).toHaveText("Disalow: /tmp");
  });

  test("is taken back by undo", async ({ page }) => {
    await page.keyboard.press("ControlOrMeta+z");
    await expect(readAs(page)).toHaveValue("rfc9309");
    await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Allow no rule");
    await expect(line(page, 31)).toHaveText("Disalow: /tmpunknown field");
  });
});

test("reading each crawler as itself reads only Google’s by Google’s parser", async ({ page }) => {
  await open(page);
  await readAs(page).selectOption("Each crawler as itself");
  await expectVerdict(page, "/tmp/export.csv", "Googlebot", "Block line 31");
  await addCrawler(page).fill("bingbot");
  await addCrawler(page).press("Enter");
  await expectVerdict(page, "/tmp/export.csv", "bingbot", "Allow no rule");
});

test("the chosen reader’s source is a click away", async ({ page }) => {
  await open(page);
  await button(page, "About RFC 9309").click();
  await expect(page.getByRole("link", { name: /RFC 9309/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.rfc-editor\.org\//,
  );
});

function numberIn(verdict: Locator, number: number): Locator {
  return verdict.getByText(String(number), { exact: true });
}

async function backgroundOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}
