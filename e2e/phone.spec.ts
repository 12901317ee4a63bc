import type { Locator, Page } from "@playwright/test";
import { FAILURES } from "../src/fetch/failures.ts";
import { openLive } from "./support/live.ts";
import {
  act,
  addUrl,
  addUrls,
  answer,
  button,
  download,
  examplesDialog,
  expect,
  kept,
  line,
  lineReading,
  open,
  openFile,
  openSetup,
  readAs,
  region,
  replaceFile,
  settled,
  setupLine,
  setupSheet,
  test,
} from "./support/page.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => open(page));

test("the page opens on its verdicts, with four tabs that count", async ({ page }) => {
  await expect(page.getByRole("tab")).toHaveCount(4);
  await expect(tab(page, "File")).toHaveAccessibleName(/^File \d+ problems$/);
  await expect(tab(page, "Verdicts")).toHaveAccessibleName("Verdicts 7 blocked");
  await expect(tab(page, "Crawlers")).toHaveAccessibleName("Crawlers 3");
  await expect(tab(page, "Groups")).toHaveAccessibleName("Groups 3");
  await expect(tab(page, "Verdicts")).toHaveAttribute("aria-selected", "true");
});

test("each tab shows its region, and only that", async ({ page }) => {
  for (const [name, shown] of [
    ["File", ["Editor", "Problems"]],
    ["Verdicts", ["Verdicts"]],
    ["Crawlers", ["Crawlers"]],
    ["Groups", ["Groups"]],
  ] as const) {
    await tab(page, name).tap();
    for (const one of shown) await expect(region(page, one)).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole("region")).toHaveCount(shown.length);
  }
});

for (const name of ["Verdicts", "File"])
  test(`the hint of a first visit is a button that leads to a file of one’s own, on the tab ${name}`, async ({
    page,
  }) => {
    await tab(page, name).tap();
    const hint = page.getByRole("button", { name: /^Paste your robots.txt, open a file, or type/ });
    await hint.tap();
    const choices = page.getByRole("dialog", { name: "Begin with your robots.txt", exact: true });
    await expect(choices.getByRole("button", { name: "Open a file" })).toBeVisible();
    await choices.getByRole("button", { name: "Type a site" }).tap();
    await expect(setupSheet(page).getByRole("textbox", { name: "Site" })).toBeVisible();
    await page.keyboard.press("Escape");
    await hint.tap();
    await page.evaluate(() => navigator.clipboard.writeText("User-agent: *\nDisallow: /pasted\n"));
    await choices.getByRole("button", { name: "Paste a robots.txt" }).tap();
    await expect(
      page.getByRole("status").filter({ hasText: "replaced the example" }),
    ).toBeVisible();
    await expect(hint).toHaveCount(0);
    await tab(page, "File").tap();
    await expect(line(page, 2)).toContainText("Disallow: /pasted");
  });

test("the hint of a first visit leads to the templates of a new file", async ({ page }) => {
  await page.getByRole("button", { name: /^Paste your robots.txt/ }).tap();
  await page.getByRole("button", { name: "Choose a template" }).tap();
  const templates = page.getByRole("dialog", { name: "Choose a template", exact: true });
  await templates.getByRole("button", { name: "WordPress" }).tap();
  await expect(templates).toHaveCount(0);
  await tab(page, "File").tap();
  await expect(line(page, 2)).toHaveText(/^Disallow: \/wp-admin\//);
});

test("a card gathers a URL’s crawlers by their verdict", async ({ page }) => {
  await expect(card(page, "/media/boot.webp")).toHaveText(
    "/media/boot.webpBlockGPTBot Block line 19AllowGooglebot Allow no rule–Googlebot-Image Allow line 24",
  );
});

test("a long URL is one line, of which the end is in sight, on its card and above the tabs", async ({
  page,
}) => {
  const url = `/${"long/".repeat(40)}end.html`;
  await addUrl(page, url);
  const short = await heightOf(card(page, "/tmp/export.csv").getByRole("heading"));
  const heading = card(page, url).getByRole("heading");
  await expect(heading).toBeVisible();
  expect(await heightOf(heading)).toBe(short);
  for (const text of [heading, strip(page).getByText(url, { exact: true })]) {
    const box = await endOf(text);
    expect(box.left).toBeGreaterThan(0);
    expect(box.right).toBeLessThanOrEqual(390);
  }
});

test("a URL is in the strip above the tabs as it was typed", async ({ page }) => {
  await addUrl(page, "https://shop.example/café");
  await card(page, "https://shop.example/café")
    .getByRole("button", { name: /^GPTBot/ })
    .tap();
  await expect(strip(page)).toHaveAccessibleName("Block line 19 /café GPTBot: why?");
});

test("a chosen crawler is answered in the strip above the tabs", async ({ page }) => {
  await expect(strip(page)).toHaveAccessibleName(
    "Allow line 29 /cart/help?sort=price&page=2 Googlebot: why?",
  );
  const chip = card(page, "/tmp/export.csv").getByRole("button", { name: /^GPTBot/ });
  await expect(chip).toHaveAccessibleName("GPTBot Block line 19");
  await chip.tap();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(strip(page)).toHaveAccessibleName("Block line 19 /tmp/export.csv GPTBot: why?");
});

test("the strip opens and closes Why", async ({ page }) => {
  await strip(page).tap();
  await expect(region(page, "Why")).toBeInViewport({ ratio: 0.99 });
  await expect(answer(page)).toHaveText(
    "Allowed by line 29: its length 13 beats length 8 of line 7. The longest match wins.",
  );
  await strip(page).tap();
  await expect(region(page, "Why")).toHaveCount(0);
});

test("a line number in Why, and a group, lead to the File tab and show the line", async ({
  page,
}) => {
  await strip(page).tap();
  await region(page, "Why").getByRole("button", { name: "line 29", exact: true }).tap();
  await expect(tab(page, "File")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "File")).toBeFocused();
  await expect(lineReading(page, "Allow: /*/help?sort=decides13")).toBeInViewport({ ratio: 0.99 });
  await tab(page, "Groups").tap();
  await region(page, "Groups")
    .getByRole("button", { name: /GPTBot/ })
    .press("Enter");
  await expect(tab(page, "File")).toBeFocused();
});

test("a URL is added and removed", async ({ page }) => {
  await addUrl(page, "/checkout");
  await expect(
    card(page, "/checkout").getByRole("button", { name: /^Googlebot Block line 32/ }),
  ).toBeVisible();
  await button(page, "Remove /checkout").tap();
  await expect(card(page, "/checkout")).toHaveCount(0);
});

test("removing URLs leads to those of the next cards, then to the card before, and to the box for URLs", async ({
  page,
}) => {
  const urls = ["/", "/cart/help?sort=price&page=2", "/media/boot.webp", "/tmp/export.csv"];
  const removed = ["/media/boot.webp", "/tmp/export.csv", "/cart/help?sort=price&page=2", "/"];
  await expect(page.locator(".card")).toHaveCount(urls.length);
  await button(page, `Remove ${removed[0]}`).focus();
  for (const url of removed) {
    await expect(button(page, `Remove ${url}`)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(addUrls(page)).toBeFocused();
});

test("Show all leads to the verdict that is explained", async ({ page }) => {
  await page.getByRole("searchbox", { name: "Filter URLs" }).fill("nowhere");
  await button(page, "Show all").press("Enter");
  const chip = card(page, "/cart/help?sort=price&page=2").getByRole("button", { pressed: true });
  await expect(chip).toBeFocused();
});

test("no tab scrolls sideways, however long the lines and the URLs", async ({ page }) => {
  const long = "long".repeat(200);
  await addUrl(page, `https://shop.example/${long}`);
  await tab(page, "File").tap();
  await replaceFile(page, `User-agent: ${long}\nUser-agent: *\nDisallow: /${long}\n`);
  await strip(page).tap();
  await expect(answer(page)).toHaveText(
    "Blocked by line 3, the only rule of group A that matches.",
  );
  for (const name of ["File", "Verdicts", "Crawlers", "Groups"]) {
    await tab(page, name).tap();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await settled(page);
    const widths = () => [innerWidth, document.documentElement.scrollWidth];
    expect(await page.evaluate(widths)).toEqual([390, 390]);
  }
});

test("choosing another tab closes Why", async ({ page }) => {
  await strip(page).tap();
  await expect(region(page, "Why")).toBeVisible();
  await tab(page, "Groups").tap();
  await expect(region(page, "Why")).toHaveCount(0);
  await expect(strip(page)).toHaveAttribute("aria-expanded", "false");
});

test.describe("the menu", () => {
  test("has everything of the bar, in words, each large enough for a finger", async ({ page }) => {
    await button(page, "More").tap();
    const items = menu(page).locator("[role^=menuitem]");
    await expect(items).toHaveText([
      "New",
      "Examples",
      "Open",
      "Download",
      "Compare",
      "Undo",
      "Redo",
      "Theme: system",
      "Commands",
      "Keyboard shortcuts",
    ]);
    for (const item of await items.all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("follows the keys of a menu, and gives the focus back", async ({ page }) => {
    const more = button(page, "More");
    await more.focus();
    await page.keyboard.press("ArrowDown");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(item(page, "New")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(item(page, "Keyboard shortcuts")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(page, "New")).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("d");
    await expect(item(page, "Download")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(item(page, "New")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(more).toBeFocused();
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(item(page, "New")).toBeFocused();
    await page.keyboard.press("e");
    await expect(item(page, "Examples")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(examplesDialog(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(examplesDialog(page)).toHaveCount(0);
    await expect(more).toBeFocused();
  });

  test("stays open while things are undone and done again", async ({ page }) => {
    await addUrl(page, "/mine");
    await button(page, "More").tap();
    await expect(item(page, "Redo")).toHaveAttribute("aria-disabled", "true");
    await item(page, "Undo").tap();
    await expect(card(page, "/mine")).toHaveCount(0);
    await item(page, "Redo").tap();
    await expect(card(page, "/mine")).toBeVisible();
    await item(page, "Theme: system").tap();
    await expect(item(page, "Theme: light")).toBeVisible();
  });

  test("is in the list of commands", async ({ page }) => {
    await act(page, "Commands");
    const box = page.getByRole("combobox", { name: "Commands" });
    await expect(box).toHaveCSS("text-overflow", "ellipsis");
    await box.fill("downl");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("option", { name: /^Download/ })
        .first()
        .tap(),
    ]);
    expect(file.suggestedFilename()).toBe("robots.txt");
  });

  test("starts a new file from a template", async ({ page }) => {
    await act(page, "New");
    await button(page, "Block everything").tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Started a new file: Block everything.")).toBeVisible();
    await expect(tab(page, "Groups")).toHaveAccessibleName("Groups 2");
  });

  test("opens and downloads a file", async ({ page }) => {
    const bytes = Buffer.from("User-agent: *\nDisallow: /mine\n");
    await openFile(page, bytes);
    await expect(tab(page, "Groups")).toHaveAccessibleName("Groups 1");
    expect((await download(page)).bytes).toEqual(bytes);
  });

  test("shows a comparison and gets the focus back from it", async ({ page }) => {
    await act(page, "Compare");
    await button(page, "Close the comparison").press("Enter");
    await expect(strip(page)).toBeVisible();
    await expect(button(page, "More")).toBeFocused();
  });
});

test.describe("the line below the bar", () => {
  test("shows what the file is read as, its site and its response", async ({ page }) => {
    await expect(setupLine(page)).toHaveText(/^as .+ · any site · HTTP 200$/);
    await openSetup(page);
    await readAs(page).selectOption("RFC 9309");
    await page.getByRole("textbox", { name: "Site" }).fill("https://shop.example");
    await page.getByRole("combobox", { name: "HTTP" }).selectOption("404");
    await page.keyboard.press("Escape");
    await expect(setupLine(page)).toHaveText("as RFC 9309 · shop.example · HTTP 404");
    await openSetup(page);
    await readAs(page).selectOption("Each crawler as itself");
    await page.getByRole("textbox", { name: "Site" }).fill("mailto:web@shop.example");
    await button(page, "Close").tap();
    await expect(setupLine(page)).toHaveText("as Googlebot · invalid site · HTTP 404");
  });

  test("opens a sheet that takes the focus, and gives it back", async ({ page }) => {
    await setupLine(page).focus();
    await page.keyboard.press("Enter");
    await expect(setupSheet(page).locator(":focus")).toHaveCount(1);
    for (const control of await setupSheet(page).locator("button, select, input").all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await expect(setupSheet(page)).toHaveCount(0);
    await expect(setupLine(page)).toBeFocused();
  });

  test("leaves the answer of a live site in sight @fresh", async ({ page }) => {
    await page.route("**/api/robots?*", () => {});
    await openLive(page, "shop.example");
    await expect(setupSheet(page)).toHaveCount(0);
    await expect(button(page, "Cancel")).toBeInViewport({ ratio: 1 });
  });
});

test("the bar is at most two lines high", async ({ page }) => {
  expect((await boxOf(page.getByRole("banner"))).height).toBeLessThanOrEqual(94);
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("60 % of the height are for the content", async ({ page }) => {
    const from = await boxOf(page.getByRole("main"));
    const to = await boxOf(strip(page));
    const tabs = await boxOf(page.getByRole("tablist"));
    expect(tabs.y + tabs.height).toBe(640);
    expect(to.y - from.y).toBeGreaterThanOrEqual(640 * 0.6);
  });

  test("every form of a link can be seen in Share", async ({ page }) => {
    await button(page, "Share").tap();
    for (const form of await page.getByRole("dialog").getByRole("radio").all()) {
      const { x, width } = await boxOf(form.locator(".."));
      expect(x + width).toBeLessThanOrEqual(304);
    }
  });

  test("no notice pushes the tabs off the screen @fresh", async ({ page }) => {
    await addUrl(page, "/mine");
    await kept(page);
    // The draft waits, the link cannot be read, and a site does not answer.
    await page.goto("/#text=User-agent:%20*&url=/a&agent=Googlebot");
    await expect(button(page, "Back to your draft")).toBeVisible();
    await page.evaluate(() => {
      location.hash = "#1AAAAAAAA";
    });
    await expect(page.getByRole("alert")).toBeVisible();
    await page.route("**/api/robots?*", () => {});
    await openLive(page, "shop.example");
    await expect(button(page, "Cancel")).toBeVisible();
    await expect(page.getByRole("tablist")).toBeInViewport({ ratio: 1 });
    for (const name of ["File", "Groups", "Verdicts"]) await tab(page, name).tap();
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
  });
});

test("a site that could not be opened leaves two cards in sight on the smallest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { message } = FAILURES.refused;
  const failed = { kind: "failed", failure: "refused", message, hops: [] };
  await page.route("**/api/robots?*", (route) => route.fulfill({ json: failed }));
  await openLive(page, "shop.example");
  await expect(page.getByRole("alert")).toContainText(message);
  const second = card(page, "/cart/help?sort=price&page=2").getByRole("heading");
  await expect(second).toBeInViewport({ ratio: 1 });
  const note = page.getByText("This changes only the User-Agent header.");
  await expect(note).toBeHidden();
  await button(page, "Ask again").focus();
  await expect(note).toBeVisible();
});

test("in a window as low as after zooming in to 400 %, the page scrolls, and its parts have room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const cards = region(page, "Verdicts").getByRole("list", { name: "Verdicts" });
  await expect.poll(() => heightOf(cards)).toBeGreaterThan(150);
  await strip(page).tap();
  await expect(answer(page)).toBeVisible();
  await settled(page);
  // None of it scrolls by itself.
  const hidden = await region(page, "Why").evaluate((why) => {
    const { top, bottom } = why.getBoundingClientRect();
    const last = why.querySelector(".others")?.getBoundingClientRect();
    return last ? last.bottom - bottom : bottom - top;
  });
  expect(hidden).toBeLessThanOrEqual(1);
  await tab(page, "Groups").tap();
  await expect(region(page, "Groups")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a crawler is added and removed in its tab", async ({ page }) => {
  await tab(page, "Crawlers").tap();
  await region(page, "Crawlers").getByRole("checkbox", { name: "CCBot", exact: true }).tap();
  await expect(tab(page, "Crawlers")).toHaveAccessibleName("Crawlers 4");
  await region(page, "Crawlers").getByRole("checkbox", { name: "CCBot", exact: true }).tap();
  await expect(tab(page, "Crawlers")).toHaveAccessibleName("Crawlers 3");
});

test("typing in the File tab changes the verdict in the strip", async ({ page }) => {
  await tab(page, "File").tap();
  await line(page, 29).tap();
  await expect(line(page, 29)).toHaveClass(/cm-activeLine/);
  await page.keyboard.press("End");
  await page.keyboard.type("x");
  await expect(strip(page)).toHaveAccessibleName(
    "Allow line 6 /cart/help?sort=price&page=2 Googlebot: why?",
  );
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
}

function menu(page: Page): Locator {
  return page.getByRole("menu", { name: "More", exact: true });
}

function item(page: Page, name: string): Locator {
  return menu(page).getByRole("menuitem", { name, exact: true });
}

function tab(page: Page, name: string): Locator {
  return page.getByRole("tab", { name: new RegExp(`^${name}\\b`) });
}

function card(page: Page, url: string): Locator {
  return region(page, "Verdicts")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: url, exact: true }) });
}

/** The focused verdict in one line. */
function strip(page: Page): Locator {
  return page.getByRole("button", { name: /: why\?$/ });
}

/** Where the last characters of a text are drawn. */
function endOf(text: Locator): Promise<{ left: number; right: number }> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let last: Node | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) last = node;
    const { length } = last?.textContent ?? "";
    const range = document.createRange();
    if (last) range.setStart(last, length - 8);
    if (last) range.setEnd(last, length);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
}

async function heightOf(shown: Locator): Promise<number> {
  return (await shown.boundingBox())?.height ?? 0;
}
