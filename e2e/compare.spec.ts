import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import {
  changes,
  compare,
  FILE,
  files,
  listed,
  openBefore,
  replaceSide,
  side,
  summary,
} from "./support/comparison.ts";
import { EXAMPLE as LINKED } from "./support/link.ts";
import {
  act,
  button,
  cell,
  copied,
  editor,
  expect,
  line,
  lineReading,
  open,
  openFile,
  openLink,
  patiently,
  region,
  replaceFile,
  settled,
  test,
} from "./support/page.ts";

// A worker goes through all crawlers.
test.describe.configure({ timeout: 120_000 });

const EQUAL = "No verdict changes for any crawler on any URL (proven).";

test.describe("Compare", () => {
  test("begins with the file as it is, and says how to go on", async ({ page }) => {
    await compare(page, FILE);
    await expect(button(page, "Compare")).toHaveAttribute("aria-pressed", "true");
    await expect(side(page, "Before")).toContainText("Disallow: /cart");
    await expect(region(page, "Verdicts")).toContainText(
      "The two files are the same. Change the file under Now on the right, or paste another file into Before on the left.",
    );
    await expect(summary(page)).toHaveText("The two files are the same.");
  });

  test("is closed by its button, by Close and by Escape, and keeps both files", async ({
    page,
  }) => {
    await compare(page, FILE);
    await replaceSide(page, "Before", "User-agent: *\nDisallow: /old\n");
    for (const close of [
      () => button(page, "Compare").click(),
      () => button(page, "Close the comparison").click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await close();
      await expect(button(page, "Compare")).toHaveAttribute("aria-pressed", "false");
      await expect(line(page, 2)).toContainText("Disallow: /cart");
      await button(page, "Compare").press("Enter");
      await expect(side(page, "Before")).toContainText("Disallow: /old");
      await side(page, "Now").focus();
    }
  });

  test("gives the focus to its button when it is closed with a key", async ({ page }) => {
    await compare(page, FILE);
    await side(page, "Now").focus();
    await page.keyboard.press("Escape");
    await expect(button(page, "Compare")).toBeFocused();
  });

  test("is closed by Escape right after a key opened it", async ({ page }) => {
    await open(page);
    await button(page, "Compare").press("Enter");
    await expect(side(page, "Now")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(side(page, "Now")).toHaveCount(0);
    await expect(button(page, "Compare")).toBeFocused();
  });

  test("leaves what is edited in it in the file", async ({ page }) => {
    await compare(page, FILE);
    await replaceSide(page, "Now", "User-agent: *\nDisallow: /new\n");
    await page.keyboard.press("Escape");
    await expect(line(page, 2)).toContainText("Disallow: /new");
  });
});

test.describe("a verdict that flips", () => {
  const EDITED = FILE.replace("Disallow: /\n", "Allow: /\n");
  const VERDICT = "/media/boot.webpGPTBotwas Block line 6 of Beforeis now Allow line 6 of Now";

  test("is listed with both lines, which lead there", async ({ page }) => {
    await compare(page, FILE);
    await replaceSide(page, "Now", EDITED);
    await expect(changes(page).filter({ hasText: "/media" })).toHaveText(VERDICT);
    await button(page, "line 6 of Before").first().click();
    await expect(side(page, "Before")).toBeFocused();
    await expect(side(page, "Before").locator(".cm-activeLine")).toHaveText("Disallow: /");
  });

  test("is gone when the edit is undone", async ({ page }) => {
    await compare(page, FILE);
    await replaceSide(page, "Now", EDITED);
    await expect(changes(page).first()).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(summary(page)).toHaveText("The two files are the same.");
    await expect(changes(page)).toHaveCount(0);
  });

  test("is found by the kind of its turn", async ({ page }) => {
    await compare(page, FILE);
    await replaceSide(page, "Now", `${EDITED}\nUser-agent: Googlebot\nDisallow: /media\n`);
    await expect(changes(page)).toHaveCount(6);
    await button(page, "2 verdicts from Allow to Block").click();
    await expect(changes(page)).toHaveText([
      /^\/media\/boot.webpGooglebotwas Allow/,
      /^\/media\/boot.webpGooglebot-Imagewas Allow/,
    ]);
    await button(page, "2 verdicts from Allow to Block").click();
    await expect(changes(page)).toHaveCount(6);
  });
});

test.describe("many verdicts that change", () => {
  const HOST = "https://www.shop.example";
  const PRODUCTS = Array.from({ length: 120 }, (_, index) => `${HOST}/products/item-${index}`);
  const groups = (page: Page) => listed(page, "Verdicts").locator("[aria-expanded]");

  async function migrate(page: Page): Promise<void> {
    await openLink(page, {
      ...LINKED,
      text: "User-agent: *\nDisallow: /old\n",
      urls: [...PRODUCTS, `${HOST}/old/page`],
      focus: null,
    });
    await button(page, "Compare").click();
    await replaceSide(page, "Now", "User-agent: *\nDisallow: /products\n");
    await expect(groups(page)).toHaveCount(2);
  }

  test("are grouped by what changed and by which lines, and each group opens", async ({ page }) => {
    await migrate(page);
    await expect(groups(page)).toHaveText([
      "Line 2 now blocks 120 URLs for 3 crawlers",
      "Line 2 of Before no longer blocks 1 URL for 3 crawlers",
    ]);
    await expect(changes(page)).toHaveCount(0);
    await groups(page).last().click();
    await expect(changes(page)).toHaveText([
      /^\/old\/pageGooglebotwas Block line 2 of Beforeis now Allow/,
      /^\/old\/pageGooglebot-Image/,
      /^\/old\/pageGPTBot/,
    ]);
    await groups(page).last().click();
    await expect(changes(page)).toHaveCount(0);
  });

  test("are filtered by URL and crawler, and ordered", async ({ page }) => {
    await migrate(page);
    await page.getByRole("searchbox", { name: "Filter changes" }).fill("item-11");
    await expect(groups(page)).toHaveText(["Line 2 now blocks 11 URLs for 3 crawlers"]);
    await expect(changes(page).first()).toHaveText(/^\/products\/item-11Googlebot/);
    await page.getByRole("searchbox", { name: "Filter changes" }).fill("nothing has this");
    await expect(region(page, "Verdicts")).toContainText("No changed verdict has this text");
    await page.getByRole("searchbox", { name: "Filter changes" }).fill("");
    await page.getByRole("combobox", { name: "Order" }).selectOption("By line");
    await expect(groups(page).first()).toHaveText("Line 2 now blocks 120 URLs for 3 crawlers");
  });

  test("show what differs, beside a path without a host", async ({ page }) => {
    const slugs = ["/red", "/green", "/blue"].map((color) => `/products${color}/shoe-1-of-a-kind`);
    await openLink(page, {
      ...LINKED,
      text: "User-agent: *\nAllow: /\n",
      urls: ["/", ...slugs.map((path) => HOST + path)],
      crawlers: ["GPTBot"],
      focus: null,
    });
    await button(page, "Compare").click();
    await replaceSide(page, "Now", "User-agent: *\nDisallow: /\n");
    await expect(changes(page)).toHaveText([/^\/GPTBot/, /^…\/red…G/, /^…\/green…G/, /^…\/blue…G/]);
  });

  test("leave the page as CSV, all of them", async ({ page }) => {
    await migrate(page);
    await region(page, "Verdicts").getByRole("button", { name: "Export", exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "All changes as CSV").click(),
    ]);
    expect(file.suggestedFilename()).toBe("robots-changes.csv");
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(1 + 363 + 1);
    expect(lines[1]).toBe(`Googlebot,${HOST}/products/item-0,Allow,,Block,2`);
  });

  test("say why, before and now, and lead to Why", async ({ page }) => {
    await migrate(page);
    await groups(page).last().click();
    await changes(page)
      .filter({ hasText: "GPTBot" })
      .getByRole("button", { name: "/old/page", exact: true })
      .click();
    await expect(listed(page, "Verdicts").last()).toHaveText(
      "BeforeBlocked by line 2, the only rule of group A that matches.NowAllowed: no rule of group A matches.Show in Why",
    );
    await button(page, "Show in Why").click();
    await expect(region(page, "Why")).toContainText("GPTBot");
    await expect(region(page, "Why")).toContainText("no rule of group A matches");
  });
});

test("a change says whether it breaks what is expected, or fixes it", async ({ page }) => {
  await open(page, FILE);
  await cell(page, "/media/boot.webp", "GPTBot").press("b");
  await cell(page, "/tmp/export.csv", "GPTBot").press("a");
  await button(page, "Compare").click();
  await replaceSide(page, "Now", FILE.replace("Disallow: /\n", "Allow: /\n"));
  const changed = changes(page);
  await expect(changed.filter({ hasText: "/media" })).toContainText("expected Block");
  await expect(changed.filter({ hasText: "/tmp" })).toContainText("now as expected");
});

test.describe("for each crawler", () => {
  test("a URL with another verdict is found, and can be put into the table", async ({ page }) => {
    await compare(page, FILE);
    const [star = ""] = FILE.split("\n\n");
    const own = `${star.replace("*", "CCBot")}\nDisallow: /only\n`;
    await replaceSide(page, "Now", `${FILE}\n${own}`);
    await expect(listed(page, "Crawlers").nth(1)).toHaveText(/^\/only/);
    await expect(listed(page, "Verdicts")).toHaveCount(0);
    await button(page, "Add /only and CCBot to the table").click();
    await expect(changes(page)).toHaveText(
      "/onlyCCBotwas Allow no rule–is now Block line 11 of Now",
    );
    // One undo takes out the URL and the crawler.
    await button(page, "Undo").click();
    await expect(listed(page, "Verdicts")).toHaveCount(0);
    await expect(button(page, "Add /only and CCBot to the table")).toBeVisible();
  });

  test("it is proven that reordered groups change no verdict", async ({ page }) => {
    await compare(page, FILE);
    const [star = "", own = ""] = FILE.split("\n\n");
    await replaceSide(page, "Now", `${own}\n${star}\n`);
    await expect(summary(page)).toHaveText(EQUAL);
    await expect(region(page, "Verdicts")).toContainText(EQUAL);
  });

  test("those of which the same was found are one, and can be unfolded", async ({ page }) => {
    await compare(page, FILE);
    await replaceSide(page, "Now", FILE.replace("/cart\n", "/basket\n"));
    const readers = listed(page, "Crawlers").first().getByRole("button");
    await expect(readers).toHaveText(/^Googlebot, Googlebot-Image, .* more crawlers$/);
    await readers.press("Enter");
    await expect(listed(page, "Crawlers").nth(1)).toHaveText("Googlebot");
    await expect(listed(page, "Crawlers").nth(2)).toHaveText("Googlebot-Image");
  });
});

test("groups that appear are told, and lead to their line", async ({ page }) => {
  await compare(page, FILE);
  await replaceSide(page, "Now", `${FILE}\nUser-agent: CCBot\nDisallow: /only\n`);
  await region(page, "Groups")
    .getByRole("button", { name: "New: group C for CCBot (line 8)." })
    .click();
  await expect(side(page, "Now").locator(".cm-activeLine")).toHaveText("User-agent: CCBot");
});

test("a search that could not be loaded says so, and can be tried again", async ({
  page,
  complaints,
}) => {
  await compare(page, FILE);
  await page.route("**/worker-*", (route) => route.abort());
  await replaceSide(page, "Now", "User-agent: *\nDisallow: /new\n");
  await expect(summary(page)).toHaveText(/^The search for differences failed/);
  await page.unroute("**/worker-*");
  await button(page, "Try again").click();
  await expect(summary(page)).toHaveText(/a different verdict on at least one URL/);
  // The browser reports what it could not load.
  complaints.length = 0;
});

test("a search that takes too long can be stopped, and begun again", async ({ page }) => {
  await compare(page, FILE);
  // As on a line that never answers.
  await page.route("**/worker-*", () => {});
  await replaceSide(page, "Now", "User-agent: *\nDisallow: /new\n");
  await button(page, "Cancel").click();
  await expect(summary(page)).toHaveText("Stopped before any crawler was checked.");
  await page.unroute("**/worker-*");
  await button(page, "Try again").click();
  await expect(summary(page)).toHaveText(/a different verdict on at least one URL/);
});

test("the editor shows the line that the comparison was left on", async ({ page }) => {
  await compare(page, `${"# comment\n".repeat(200)}${FILE}`);
  await side(page, "Now").focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Escape");
  await expect(lineReading(page, "Disallow: /")).toBeInViewport();
});

test("the comparison is copied as Markdown", async ({ page }) => {
  await compare(page, FILE);
  await replaceSide(page, "Now", FILE.replace("Disallow: /\n", "Allow: /\n"));
  await expect(summary(page)).toHaveText(/a different verdict on at least one URL/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy as Markdown").click();
  await expect(page.getByRole("status").filter({ hasText: "copied" })).toBeVisible();
  await expect.poll(() => copied(page)).toContain("a different verdict on at least one URL");
  expect(await copied(page)).toContain(
    "| `/media/boot.webp` | `GPTBot` | Block by line 6 | Allow by line 6 |",
  );
});

test("what an earlier search found is not copied as Markdown", async ({ page }) => {
  await compare(page, FILE);
  await replaceSide(page, "Now", FILE.replace("Disallow: /\n", "Allow: /\n"));
  await expect(summary(page)).toHaveText(/a different verdict on at least one URL/);
  await page.route("**/worker-*", () => {});
  await replaceSide(page, "Now", `# Only a comment\n${FILE}`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy as Markdown").click();
  await expect.poll(() => copied(page)).toContain("Not all crawlers were checked");
  expect(await copied(page)).not.toContain("different verdict");
});

test("F7 and the buttons lead from one changed place to the next", async ({ page }) => {
  await compare(page, FILE);
  await replaceSide(page, "Now", FILE.replace("/cart\n", "/basket\n").replace("GPT", "CC"));
  await expect(files(page)).toContainText("2 changes");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F7");
  await expect(side(page, "Now").locator(".cm-activeLine")).toHaveText("Disallow: /basket");
  await button(page, "Next change").click();
  await expect(side(page, "Now").locator(".cm-activeLine")).toHaveText("User-agent: CCBot");
});

test("two files of 500 KiB are compared, and typing is taken meanwhile", async ({ page }) => {
  const rules = (from: number) =>
    Array.from({ length: 17_000 }, (_, index) => `Disallow: /folder-${index + from}/page`);
  await open(page);
  await openFile(page, Buffer.from(`User-agent: *\n${rules(0).join("\n")}\n`));
  await expect(editor(page)).toContainText("/folder-0/page");
  await button(page, "Compare").click();
  await openBefore(page, "live.txt", `User-agent: *\n${rules(3).join("\n")}\n`);
  await expect(files(page)).toContainText("live.txt");
  await side(page, "Now").focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("# typed\n");
  await expect(side(page, "Now").locator(".cm-line").first()).toHaveText("# typed");
  await patiently(summary(page)).not.toBeEmpty();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the parts of the comparison are behind tabs @fresh", async ({ page }) => {
    await page.goto("/");
    await act(page, "Compare");
    await button(page, "Paste a file as Before").click();
    await page
      .getByRole("textbox", { name: "robots.txt for Before" })
      .fill("User-agent: *\nDisallow: /media\n");
    await button(page, "Compare with this").click();
    await page.getByRole("tab", { name: /Verdicts/ }).click();
    await button(page, "line 2 of Before").first().click();
    await expect(files(page)).toBeVisible();
    await page.getByRole("tab", { name: "Crawlers" }).click();
    await expect(summary(page)).toHaveText(/a different verdict on at least one URL/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("tab", { name: /Verdicts/ }).click();
    const crawler = changes(page)
      .first()
      .getByText(/^Googlebot/);
    expect(await crawler.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    const sides = changes(page).first().locator(".turn-side");
    const middles = await sides.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(middles[0]).toBe(middles[1]);
    const kinds = page.getByRole("list", { name: "Kinds of change" });
    await expect(kinds.getByRole("button")).toHaveCount(2);
    expect((await kinds.boundingBox())?.height).toBe(44);
  });
});

// Other sizes and colours of a comparison are looked at in accessibility.spec.ts.
for (const width of [1024, 390])
  test(`WCAG 2.2 AA holds in each tab of a comparison, ${width} pixels wide`, async ({ page }) => {
    await compareEdited(page);
    await page.setViewportSize({ width, height: 844 });
    await expect(side(page, "Now")).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    const tabs = page.getByRole("main").getByRole("tab");
    // The layout for this width has them.
    await expect(tabs).not.toHaveCount(0);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute("aria-selected", "true");
      expect(await violations(page)).toEqual([]);
    }
  });

async function compareEdited(page: Page): Promise<void> {
  await open(page);
  await replaceFile(page, FILE);
  await button(page, "Compare").click();
  await replaceSide(page, "Now", FILE.replace("Disallow: /\n", "Allow: /\n"));
  await expect(listed(page, "Crawlers").first()).toBeVisible();
}
