import type { Locator, Page } from "@playwright/test";
import {
  addUrl,
  answer,
  button,
  expect,
  line,
  lineReading,
  open,
  region,
  replaceFile,
  settled,
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

test("a card gathers a URL’s crawlers by their verdict", async ({ page }) => {
  await expect(card(page, "/media/boot.webp")).toHaveText(
    "/media/boot.webpBlockGPTBot line 19AllowGooglebot no rule–Googlebot-Image line 24",
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

test("a chosen crawler is answered in the strip above the tabs", async ({ page }) => {
  await expect(strip(page)).toHaveAccessibleName(
    "Allow line 29 /cart/help?sort=price&page=2 Googlebot: why?",
  );
  const chip = card(page, "/tmp/export.csv").getByRole("button", { name: /^GPTBot/ });
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

test("a line number in Why leads to the File tab and shows the line", async ({ page }) => {
  await strip(page).tap();
  await region(page, "Why").getByRole("button", { name: "line 29", exact: true }).tap();
  await expect(tab(page, "File")).toHaveAttribute("aria-selected", "true");
  await expect(lineReading(page, "Allow: /*/help?sort=decides13")).toBeInViewport({ ratio: 0.99 });
});

test("a URL is added and removed", async ({ page }) => {
  await addUrl(page, "/checkout");
  await expect(
    card(page, "/checkout").getByRole("button", { name: /^Googlebot line 32/ }),
  ).toBeVisible();
  await button(page, "Remove /checkout").tap();
  await expect(card(page, "/checkout")).toHaveCount(0);
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

test("every button of the bar has its name", async ({ page }) => {
  for (const name of ["Examples", "Open", "Download", "Share", "Theme: system"])
    await expect(button(page, name)).toBeVisible();
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
