import type { Locator, Page } from "@playwright/test";
import {
  addCrawler,
  addUrl,
  addUrls,
  answer,
  button,
  caretTo,
  cell,
  crawlerHead,
  editor,
  expect,
  line,
  open,
  region,
  replaceFile,
  row,
  settled,
  share,
  shareDialog,
  test,
  urlHead,
} from "./support/page.ts";

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const)
  test(`the page never scrolls sideways at ${width} by ${height}`, async ({ page }) => {
    const long = "long".repeat(200);
    await page.setViewportSize({ width, height });
    await open(page, `User-agent: ${long}\nUser-agent: *\nDisallow: /${long}\n`);
    await addUrl(page, `https://shop.example/${long}`);
    await addCrawler(page).fill(long);
    await addCrawler(page).press("Enter");
    await expect(cell(page, `https://shop.example/${long}`, long)).toHaveAccessibleName(
      "Block line 3",
    );
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

for (const readAs of ["each-as-itself", "rfc9309"])
  test(`nothing of the top bar covers another in any response, with the parser ${readAs}`, async ({
    page,
  }) => {
    await page.goto(`/#text=Disallow:/&site=https://www.shop.example&read-as=${readAs}`);
    await settled(page);
    const http = page.getByRole("combobox", { name: "HTTP", exact: true });
    const responses = await http
      .getByRole("option")
      .evaluateAll((all) =>
        all.map((option) => (option instanceof HTMLOptionElement ? option.value : "")),
      );
    for (const response of responses) {
      await http.selectOption(response);
      const howLong = page.getByRole("combobox", { name: "for how long" });
      if (await howLong.isVisible()) await howLong.selectOption({ index: 1 });
      for (const width of [1000, 1024, 1180, 1280, 1366, 1440, 1536, 1600, 1760]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overlapsInTopBar(page), `${response} at ${width}`).toEqual([]);
      }
    }
  });

test("that the rules are not used is not cut off above the editor", async ({ page }) => {
  await open(page);
  await page.getByRole("combobox", { name: "HTTP", exact: true }).selectOption("503");
  const head = region(page, "Editor").locator(".current-group");
  const isNarrow = page.getByRole("tab", { name: "Groups", exact: true });
  for (const width of [1000, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(isNarrow).toHaveCount(width < 1180 ? 1 : 0);
    await expect(head).toContainText("The rules are not used");
    expect(await head.evaluate((head) => head.scrollWidth - head.clientWidth)).toBe(0);
  }
});

for (const width of [1024, 1280])
  test(`nothing wraps in the rows of Why at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const why = region(page, "Why");
    await expect(why.getByText("near miss: $ requires the URL to end here")).toBeVisible();
    await whyIsWhole(page);
    for (const row of await why.getByRole("table").getByRole("row").all())
      expect(await heightOf(row)).toBeLessThanOrEqual(25);
    for (const item of await why.getByRole("list").last().getByRole("listitem").all())
      expect(await heightOf(item)).toBeLessThanOrEqual(21);
  });

test("the head above the editor cuts off where a group is, and not whom it is for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const group = (path: string) => `User-agent: *\nDisallow: ${path}\n\nUser-agent: b${path}\n`;
  await open(page, ["/1", "/2", "/3", "/4"].map(group).join("Disallow: /\n\n"));
  const head = region(page, "Editor").locator(".current-group");
  const isCut = (part: Locator) => part.evaluate((part) => part.scrollWidth > part.clientWidth);
  await expect(head).toContainText("joined");
  expect(await isCut(head.locator(".where"))).toBe(true);
  expect(await isCut(head.locator("code"))).toBe(false);
});

test("the filter has room for some words at 200 % zoom", async ({ page }) => {
  // 1440 by 900 in twice the size.
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page);
  await settled(page);
  const filter = page.getByRole("searchbox", { name: "Filter URLs" });
  expect((await filter.boundingBox())?.width).toBeGreaterThan(110);
});

test("the name of Verdicts stays at the left where its filter is in a second row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 768 });
  await open(page, "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart\n");
  await button(page, "Use").click();
  await expect(region(page, "Verdicts").getByText("Refused", { exact: true })).toBeVisible();
  const [name, filter] = [
    await region(page, "Verdicts").getByRole("heading", { name: "Verdicts" }).boundingBox(),
    await page.getByRole("searchbox", { name: "Filter URLs" }).boundingBox(),
  ];
  expect(filter?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
  expect(name?.x).toBeLessThan(filter?.x ?? 0);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)
  test(`nothing that comes into the head of Verdicts moves the table at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole("textbox", { name: "Site", exact: true }).fill("https://shop.example");
    const verdicts = region(page, "Verdicts");
    const top = async () => (await page.getByRole("grid").boundingBox())?.y;
    await settled(page);
    const before = await top();
    await replaceFile(page, "User-agent: *\nContent-Signal: ai-train=no\nDisalow: /tmp\n");
    await expect(verdicts.getByRole("button", { name: "Use", exact: true })).toBeVisible();
    await addUrl(page, "http://other.example/");
    await expect(button(page, "2 sites")).toBeVisible();
    await expect(verdicts.getByRole("button", { name: /Not governed/ })).toBeVisible();
    await expect(verdicts.getByRole("button", { name: /Parsers differ/ })).toBeVisible();
    expect(await top()).toBe(before);
  });

for (const width of [1440, 1280])
  test(`Crawlers shows the beginning of the reason at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const reason = region(page, "Crawlers").getByText("own group, line 15").first();
    expect(await widthOf(reason)).toBeGreaterThan(40);
  });

/** Spaces text as WCAG 1.4.12 says. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }",
    );
    document.adoptedStyleSheets.push(spacing);
  });
}

test("with the spacing of WCAG 1.4.12, a rule in Why stays below what it matches in the URL", async ({
  page,
}) => {
  await open(page);
  await settled(page);
  await spaceText(page);
  const laid = region(page, "Why").getByRole("table");
  // The rule is `/*/help?sort=`, and `*` matches `cart`.
  const [end, ruleEnd, isCut] = await laid.evaluate((table) => {
    const matched = new Range();
    matched.selectNode(table.querySelector("th.laid-text i")?.previousSibling ?? table);
    const segment = table.querySelector(".laid-wins .segment:last-child") ?? table;
    const { right } = segment.getBoundingClientRect();
    return [
      matched.getBoundingClientRect().right,
      right,
      segment.scrollWidth > segment.clientWidth,
    ] as const;
  });
  expect(isCut).toBe(false);
  expect(ruleEnd).toBeCloseTo(end, 0);
});

test("with the spacing of WCAG 1.4.12, the status code and Suggest URLs are not cut off", async ({
  page,
}) => {
  await open(page);
  await settled(page);
  await spaceText(page);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const code = page.getByRole("combobox", { name: "HTTP", exact: true });
    await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThanOrEqual(50);
    const suggest = await button(page, "Suggest URLs").boundingBox();
    expect((suggest?.x ?? width) + (suggest?.width ?? 0)).toBeLessThanOrEqual(width - 8);
  }
});

test("the tools of a column do not cover its name", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  const head = crawlerHead(page, "Googlebot-Image");
  await head.hover();
  const name = await head.getByText("Googlebot-Image", { exact: true }).boundingBox();
  for (const tool of ["Edit", "Remove", "Sort by"]) {
    const box = await button(page, `${tool} Googlebot-Image`).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  }
});

test("that a URL is not governed is shown once in its row, and read out in each cell", async ({
  page,
}) => {
  await open(page);
  const url = "mailto:web@shop.example";
  await addUrl(page, url);
  const cells = row(page, url).getByRole("gridcell");
  await expect(cells).toHaveCount(3);
  for (const crawler of ["Googlebot", "Googlebot-Image", "GPTBot"])
    await expect(cell(page, url, crawler)).toHaveAccessibleName("Not governed no rule");
  const shown = await cells
    .getByText("Not governed")
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one.closest(".verdict") ?? one).clipPath === "none"),
    );
  expect(shown).toHaveLength(1);
});

test("only marks have an icon before their word, and not the word of the answer in Why", async ({
  page,
}) => {
  await open(page);
  const iconOf = (word: Locator) =>
    word.evaluate((element) => getComputedStyle(element, "::before").content);
  expect(await iconOf(cell(page, "/", "GPTBot").getByText("Block"))).toBe('""');
  expect(await iconOf(answer(page).getByText("Allowed"))).toBe("none");
});

test.describe("a splitter", () => {
  test("moves with the arrow keys, and its place is remembered @fresh", async ({ page }) => {
    await open(page);
    const before = await widthOf(region(page, "Editor"));
    await page.getByRole("separator", { name: "Resize the editor" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => widthOf(region(page, "Editor"))).toBeGreaterThan(before + 20);
    const after = await widthOf(region(page, "Editor"));
    await page.reload();
    await expect.poll(() => widthOf(region(page, "Editor"))).toBeCloseTo(after, -1);
  });

  test("moves with the mouse, and its place is remembered @fresh", async ({ page }) => {
    await open(page);
    await whyIsWhole(page);
    const before = await heightOf(region(page, "Verdicts"));
    await drag(page.getByRole("separator", { name: "Resize Verdicts" }), 60);
    await expect.poll(() => heightOf(region(page, "Verdicts"))).toBeCloseTo(before + 60, -1);
    await page.reload();
    await expect.poll(() => heightOf(region(page, "Verdicts"))).toBeCloseTo(before + 60, -1);
  });
});

test.describe("a panel", () => {
  test("folds to its head and unfolds", async ({ page }) => {
    await open(page);
    await whyIsWhole(page);
    const before = await heightOf(region(page, "Why"));
    await button(page, "Fold Why").click();
    await expect(answer(page)).toHaveCount(0);
    await expect.poll(() => heightOf(region(page, "Why"))).toBeLessThan(40);
    await button(page, "Unfold Why").click();
    await expect(answer(page)).toBeVisible();
    await expect.poll(() => heightOf(region(page, "Why"))).toBeCloseTo(before, -1);
  });

  test("stays folded after a reload @fresh", async ({ page }) => {
    await open(page);
    await button(page, "Fold Why").click();
    await expect(button(page, "Unfold Why")).toBeVisible();
    await page.reload();
    await expect(button(page, "Unfold Why")).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
  });
});

test.describe("in a narrow window", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("Crawlers and Groups stand behind tabs", async ({ page }) => {
    await open(page);
    await expect(region(page, "Crawlers")).toBeVisible();
    await expect(region(page, "Groups")).toHaveCount(0);
    await page.getByRole("tab", { name: "Groups", exact: true }).click();
    await expect(region(page, "Groups")).toBeVisible();
    await expect(region(page, "Crawlers")).toHaveCount(0);
  });
});

test("a window that becomes narrow and wide again keeps the file and its undo", async ({
  page,
}) => {
  await open(page);
  await caretTo(page, 5);
  await page.keyboard.type("x");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("tab")).toHaveCount(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(line(page, 5)).toHaveText("Disallow: /cartx");
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(line(page, 5)).toHaveText("Disallow: /cartshorter5");
});

test("what is typed but not added stays while the window becomes narrow and wide, and after Compare", async ({
  page,
}) => {
  await open(page);
  const expectTyped = async () => {
    await expect(addUrls(page)).toHaveValue("/half");
    await expect(addCrawler(page)).toHaveValue("Half");
  };
  await addUrls(page).fill("/half");
  await addCrawler(page).fill("Half");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("tab")).toHaveCount(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectTyped();
  await button(page, "Fold Verdicts").click();
  await button(page, "Unfold Verdicts").click();
  await expectTyped();
  await button(page, "Compare").click();
  await expect(addUrls(page)).toHaveCount(0);
  await button(page, "Compare").click();
  await expectTyped();
  await addUrls(page).press("Enter");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("tab")).toHaveCount(4);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(urlHead(page, "/half")).toBeVisible();
  await expect(addUrls(page)).toHaveValue("");
});

test("Share stays open while the window becomes narrow", async ({ page }) => {
  await open(page);
  await share(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("tab", { includeHidden: true })).toHaveCount(4);
  await expect(shareDialog(page)).toBeVisible();
});

test.describe("the theme", () => {
  test("follows the system @fresh", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page);
    await expect.poll(() => brightnessOf(page)).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => brightnessOf(page)).toBeLessThan(60);
  });

  test("chosen with the button wins over the system, and is remembered @fresh", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page);
    await button(page, "Theme: system").click();
    await button(page, "Theme: light").click();
    await expect(button(page, "Theme: dark")).toBeVisible();
    await expect.poll(() => brightnessOf(page)).toBeLessThan(60);
    await page.reload();
    await expect(button(page, "Theme: dark")).toBeVisible();
    await expect.poll(() => brightnessOf(page)).toBeLessThan(60);
    await button(page, "Theme: dark").click();
    await expect.poll(() => brightnessOf(page)).toBeGreaterThan(200);
  });
});

/** Waits until Why has the last that it has to say of the example, what other parsers decide: until then it grows, and Verdicts with it. */
async function whyIsWhole(page: Page): Promise<void> {
  await expect(region(page, "Why").getByText(/^Python up to .* do not add/)).toBeVisible();
}

/** What of the top bar begins before the one to its left ends, or is outside of the window. */
async function overlapsInTopBar(page: Page): Promise<string[]> {
  const parts = page.locator(".top :is(select, input, button, label > span:not(.sr-only)):visible");
  // At one stroke: some come a moment after the others.
  return parts.evaluateAll((all) => {
    let end = 0;
    return all.flatMap((part) => {
      if (getComputedStyle(part).clipPath !== "none") return [];
      const { left, right } = part.getBoundingClientRect();
      const isFree = left >= end && right <= innerWidth;
      end = right;
      return isFree ? [] : [part.ariaLabel ?? part.outerHTML.slice(0, 40)];
    });
  });
}

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0;
}

async function heightOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.height ?? 0;
}

async function drag(splitter: Locator, down: number): Promise<void> {
  const { mouse } = splitter.page();
  const box = await splitter.boundingBox();
  if (!box) throw new Error("the splitter is not there");
  const [x, y] = [box.x + box.width / 2, box.y];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y + down, { steps: 4 });
  await mouse.up();
}

/** How bright the page's ground is, from 0 to 255. */
async function brightnessOf(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / 3;
}
