import type { Locator, Page } from "@playwright/test";
import {
  addUrl,
  addUrls,
  button,
  caretLine,
  caretTo,
  cell,
  crawlerHead,
  editor,
  expect,
  expectVerdict,
  line,
  open,
  readAs,
  region,
  settled,
  shareDialog,
  status,
  test,
  urlHead,
} from "./support/page.ts";

test.beforeEach(({ page }) => open(page));

test("Tab leads through the bar and the six regions in order, the grid being one stop @fresh", async ({
  page,
}) => {
  const stops = await tabStops(page);
  expect(stops.filter(({ inGrid }) => inGrid).map(({ text }) => text)).toEqual(["Allow line 29"]);
  const places = stops.map(({ place }) => place);
  expect(places.filter((place, at) => place !== places[at - 1])).toEqual([
    "elsewhere",
    "top",
    "Editor",
    "Resize Problems",
    "Problems",
    "Resize the editor",
    "Verdicts",
    "Resize Verdicts",
    "Why",
    "Resize Why",
    "Crawlers",
    "Resize Crawlers",
    "Groups",
    "status",
  ]);
});

test("a list or a bar of buttons is one stop, so that Tab goes round the first page in at most 35 @fresh", async ({
  page,
}) => {
  const stops = await tabStops(page);
  expect(stops.length).toBeLessThanOrEqual(35);
  const inPlace = (name: string) => stops.filter(({ place }) => place === name);
  // Its head, the order of its rows, and the list.
  expect(inPlace("Problems")).toHaveLength(3);
  expect(inPlace("status")).toHaveLength(1);
});

test("arrow keys lead through a list, and Tab comes back to where they led", async ({ page }) => {
  await settled(page);
  const groups = region(page, "Groups").getByRole("list", { name: "Groups" });
  const rows = groups.getByRole("button");
  await rows.first().focus();
  await page.keyboard.press("ArrowUp");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(groups.getByRole("button", { name: /^line 30/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(groups.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(groups.getByRole("button", { name: /^line 30/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(caretLine(page)).toContainText("/*?sort=price$");
  await rows.first().focus();
  await page.keyboard.press("End");
  await expect(groups.getByRole("listitem").last().locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(groups.getByRole("listitem").first().locator(":focus")).toHaveCount(1);
});

test("the first stop of Tab skips to the table", async ({ page }) => {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("button", { name: "Skip to Verdicts" });
  await expect(skip).toBeInViewport();
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(await cell(page, "/cart/help?sort=price&page=2", "Googlebot")).toBeFocused();
});

test("F6 goes round the regions, there and back", async ({ page }) => {
  await allStopsAreThere(page);
  await caretTo(page, 1);
  const names = ["Problems", "Verdicts", "Why", "Crawlers", "Groups"] as const;
  for (const name of names) {
    await page.keyboard.press("F6");
    await expect(region(page, name).locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("F6");
  await expect(page.locator("header.top :focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Shift+F6");
  await page.keyboard.press("Shift+F6");
  await expect(region(page, "Groups").locator(":focus")).toHaveCount(1);
});

test("F6 goes from a splitter to the region after it, and with Shift to the one before", async ({
  page,
}) => {
  await allStopsAreThere(page);
  const splitter = page.getByRole("separator", { name: "Resize Verdicts" });
  await splitter.focus();
  await page.keyboard.press("F6");
  await expect(region(page, "Why").locator(":focus")).toHaveCount(1);
  await splitter.focus();
  await page.keyboard.press("Shift+F6");
  await expect(region(page, "Verdicts").locator(":focus")).toHaveCount(1);
});

test("every stop of Tab shows that the focus is there @fresh", async ({ page }) => {
  const unseen = (await tabStops(page)).filter((stop) => !stop.seen);
  expect(unseen.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

test("Tab and Shift-Tab leave the editor without changing the file", async ({ page }) => {
  await caretTo(page, 5);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("separator", { name: "Resize Problems" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor(page)).not.toBeFocused();
  await expect(line(page, 5)).toHaveText("Disallow: /cartshorter5");
});

test("in the grid, arrows move by one cell, and other keys to its edges and corners", async ({
  page,
}) => {
  await cell(page, "/", "Googlebot").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell(page, "/", "Googlebot-Image")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "/cart/help?sort=price&page=2", "Googlebot-Image")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, "/cart/help?sort=price&page=2", "Googlebot")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(urlHead(page, "/cart/help?sort=price&page=2")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(urlHead(page, "/")).toBeFocused();

  await page.keyboard.press("End");
  await expect(cell(page, "/", "GPTBot")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(cell(page, "/tmp/export.csv", "GPTBot")).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(crawlerHead(page, "GPTBot")).toBeFocused();
  await page.keyboard.press("Control+End");
  await expect(cell(page, "/tmp/export.csv", "GPTBot")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(urlHead(page, "/tmp/export.csv")).toBeFocused();
  await page.keyboard.press("Control+Home");
  const corner = page.getByRole("columnheader", { name: /^URL/ });
  await expect(corner.and(page.locator(":focus"))).toHaveCount(1);
});

test("a question is asked, answered and acted upon without the mouse", async ({ page }) => {
  await tabTo(page, "Add URLs");
  await page.keyboard.type("/search/shoes");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(cell(page, "/search/shoes", "Googlebot")).toBeFocused();
  await expectVerdict(page, "/search/shoes", "Googlebot", "Block line 11");
  await page.keyboard.press("Enter");
  await expect(caretLine(page)).toHaveText("Disallow: /searchdecides7");
  await page.keyboard.press("End");
  await page.keyboard.type("$");
  await expectVerdict(page, "/search/shoes", "Googlebot", "Allow no rule");
  await page.keyboard.press("ControlOrMeta+z");
  await expectVerdict(page, "/search/shoes", "Googlebot", "Block line 11");
});

test("the interpretation is changed without the mouse", async ({ page }) => {
  await tabTo(page, "Read as");
  await page.keyboard.press("G");
  await expect(readAs(page)).toHaveValue(/^google/);
});

test("Escape empties the box that adds a crawler", async ({ page }) => {
  await tabTo(page, "Add crawler");
  await page.keyboard.type("bing");
  await page.keyboard.press("Escape");
  const box = page.getByRole("textbox", { name: "Add crawler", exact: true });
  await expect(box).toHaveValue("");
  await expect(addUrls(page)).toHaveValue("");
  await expect(box).toBeFocused();
});

test("Escape in a menu gives the focus back to the button that opened it", async ({ page }) => {
  await allStopsAreThere(page);
  for (const name of ["New", "Clear", "Expect", "Export", "LF"]) {
    const opener = page.getByRole("button", { name, exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.locator(`[popover][aria-label="${name}"]`);
    await expect(menu.getByRole("button").and(page.locator(":enabled"))).not.toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(menu.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(menu).toBeHidden();
  }
});

test("a dialog begins at its heading, Share at Copy, and both give the focus back", async ({
  page,
}) => {
  const begins = {
    Examples: page.getByRole("dialog").getByRole("heading", { name: "Examples", exact: true }),
    "Keyboard shortcuts": page.getByRole("heading", { name: "Keyboard shortcuts", exact: true }),
    Share: shareDialog(page).getByRole("button", { name: "Copy", exact: true }),
  };
  for (const [name, begin] of Object.entries(begins)) {
    const opens = button(page, name);
    await opens.focus();
    await page.keyboard.press("Enter");
    await expect(begin).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opens).toBeFocused();
  }
});

test("Undo stays where the focus is when nothing is left to undo @fresh", async ({ page }) => {
  await addUrl(page, "/search/shoes");
  const undo = button(page, "Undo");
  await undo.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

test.describe("a notice", () => {
  test.beforeEach(async ({ page }) => {
    await button(page, "New").click();
    await page.getByRole("group", { name: "New" }).getByRole("button").first().click();
    await expect(notice(page)).toBeVisible();
  });

  test("is reached with F6 from the bar, and leads back to the file", async ({ page }) => {
    for (const name of ["Close", "Undo"]) {
      await button(page, "Share").focus();
      await page.keyboard.press("F6");
      await expect(notice(page).locator(":focus")).toHaveCount(1);
      await notice(page).getByRole("button", { name }).press("Enter");
      await expect(notice(page)).toHaveCount(0);
      await expect(editor(page)).toBeFocused();
      if (name === "Undo") continue;
      await button(page, "New").click();
      await page.getByRole("group", { name: "New" }).getByRole("button").first().click();
    }
  });

  test("closes on Escape, once nothing else that is open takes the key", async ({ page }) => {
    await button(page, "New").press("Enter");
    await expect(page.getByRole("group", { name: "New" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("group", { name: "New" })).toBeHidden();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notice(page)).toHaveCount(0);
    await expect(button(page, "New")).toBeFocused();
  });
});

function notice(page: Page): Locator {
  return page.locator(".notice.is-over");
}

interface TabStop {
  /** The region, or the splitter, or the bar. */
  readonly place: string;
  readonly text: string;
  readonly inGrid: boolean;
  /** Whether an outline, a ring or the caret shows the focus. */
  readonly seen: boolean;
}

/** Regions and the bar along the bottom come after the page is shown: until then there is nothing of them to reach. */
async function allStopsAreThere(page: Page): Promise<void> {
  await expect(region(page, "Problems").getByRole("list").getByRole("button")).not.toHaveCount(0);
  await settled(page);
  await expect(status(page).getByRole("button")).not.toHaveCount(0);
}

/** Where Tab leads from the beginning of the page, until it leaves it. */
// In Firefox it ends in the browser's own bars, so that no later test may go on with this page: its own is @fresh.
async function tabStops(page: Page): Promise<TabStop[]> {
  await allStopsAreThere(page);
  const stops: TabStop[] = [];
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(focusedStop);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error("Tab never leaves the page");
}

async function tabTo(page: Page, name: string): Promise<void> {
  await allStopsAreThere(page);
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(focusedStop))?.text === name) return;
  }
  throw new Error(`Tab never leads to ${name}`);
}

function focusedStop(): TabStop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const labelled =
    focused instanceof HTMLSelectElement ? focused.labels[0]?.querySelector("span") : null;
  const splitter = focused.role === "separator" || focused.getAttribute("role") === "separator";
  const section = focused.closest("section")?.getAttribute("aria-label");
  const ringed = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return boxShadow !== "none" || (outlineStyle !== "none" && outlineWidth !== "0px");
  };
  const inEditor = focused.closest(".cm-editor");
  // Over the lines, whose colours would cover an outline.
  const ringOfEditor = inEditor && getComputedStyle(inEditor, "::after").borderTopWidth;
  const own = focused.getAttribute("aria-label");
  return {
    place: splitter
      ? (own ?? "")
      : (section ?? (focused.closest("header, footer")?.className || "elsewhere")),
    text: own ?? labelled?.textContent ?? focused.textContent ?? "",
    inGrid: focused.closest("[role=grid]") !== null,
    seen: inEditor ? ringOfEditor !== "0px" : ringed(focused) || ringed(focused.closest("label")),
  };
}
