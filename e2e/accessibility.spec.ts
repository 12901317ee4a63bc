import {
  button,
  cell,
  editor,
  expect,
  gallery,
  line,
  open,
  region,
  test,
  urlHead,
} from "./page.ts";
import { violations } from "./violations.ts";

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 1024, height: 768 };

// axe looks at every element several times.
test.describe.configure({ timeout: 90_000 });

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme} colours, WCAG 2.2 AA holds`, () => {
    test.use({ colorScheme });

    test("on the page as it opens", async ({ page }) => {
      await open(page);
      expect(await violations(page)).toEqual([]);
    });

    test("with the Share dialog open", async ({ page }) => {
      await open(page);
      await button(page, "Share").click();
      await expect(page.getByRole("dialog").getByRole("status")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("with the editor’s search open, a match selected and a group folded", async ({ page }) => {
      await open(page);
      await page.getByTitle("Fold line", { exact: true }).last().click();
      await editor(page).focus();
      await page.keyboard.press("ControlOrMeta+f");
      await expect(page.getByRole("textbox", { name: "Find", exact: true })).toBeFocused();
      await page.keyboard.type("Disallow");
      await page.keyboard.press("Enter");
      expect(await violations(page)).toEqual([]);
    });

    test("with a problem chosen and its fixes shown", async ({ page }) => {
      await open(page);
      await region(page, "Problems")
        .getByRole("button", { name: /^error/ })
        .click();
      await expect(page.getByText("1 verdict on this page changes")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("with the gallery, then a lesson open", async ({ page }) => {
      await open(page);
      await button(page, "Examples").click();
      await expect(gallery(page)).toBeVisible();
      const found = await violations(page);
      await gallery(page).getByRole("link").first().click();
      await expect(page.getByRole("region", { name: "Lesson" })).toBeVisible();
      expect([...found, ...(await violations(page))]).toEqual([]);
    });

    test("with the exports open", async ({ page }) => {
      await open(page);
      await button(page, "Export").click();
      await expect(button(page, "Table as CSV")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("with expectations that are not met, a filter, and the menu of expectations", async ({
      page,
    }) => {
      await open(page);
      await (await cell(page, "/tmp/export.csv", "Googlebot")).focus();
      await page.keyboard.press("b");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("a");
      await page.getByRole("searchbox", { name: "Filter URLs", exact: true }).fill("m");
      await page.getByRole("columnheader", { name: /^URL blocked of/ }).focus();
      await page.keyboard.press("s");
      await expect(button(page, "Show all")).toBeVisible();
      await (await cell(page, "/tmp/export.csv", "Googlebot")).click();
      const found = await violations(page);
      await button(page, "Expect").click();
      await expect(button(page, "Nothing any more")).toBeVisible();
      expect([...found, ...(await violations(page))]).toEqual([]);
    });

    test("with rules that never decide, or could go", async ({ page }) => {
      await open(page, "User-agent: *\nDisallow: /a\nAllow: /a\nDisallow: /x/\nDisallow: /x/y\n");
      await expect(line(page, 2)).toContainText("never decides");
      await expect(line(page, 5)).toContainText("could go");
      expect(await violations(page)).toEqual([]);
    });

    test("with the reference open", async ({ page }) => {
      await page.goto("/#problem=R203");
      await expect(page.getByRole("article")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("with completion open, and with a hover", async ({ page }) => {
      await open(page);
      await expect(region(page, "Problems")).toContainText("Disallow");
      await line(page, 6).getByText("/cart/help").hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      const found = await violations(page);
      await line(page, 35).click();
      await page.keyboard.type("User-agent: goo");
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      expect([...found, ...(await violations(page))]).toEqual([]);
    });

    test("on a phone, for each tab and for the open answer", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page);
      const found: string[] = [];
      for (const [tab, name] of [
        ["File", "Editor"],
        ["Verdicts", "Verdicts"],
        ["Crawlers", "Crawlers"],
        ["Groups", "Groups"],
      ] as const) {
        await page.getByRole("tab", { name: tab }).click();
        await expect(region(page, name)).toBeVisible();
        found.push(...(await violations(page)));
      }
      await page.getByRole("button", { name: /why\?$/ }).click();
      await expect(region(page, "Why")).toBeVisible();
      expect([...found, ...(await violations(page))]).toEqual([]);
    });
  });

test("in a narrow window, WCAG 2.2 AA holds for Crawlers and for Groups", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page);
  await expect(region(page, "Crawlers")).toBeVisible();
  const found = await violations(page);
  await page.getByRole("tab", { name: "Groups", exact: true }).click();
  await expect(region(page, "Groups")).toBeVisible();
  expect([...found, ...(await violations(page))]).toEqual([]);
});

test("with a notice, an impossible site and a URL being edited, WCAG 2.2 AA holds", async ({
  page,
}) => {
  await page.goto("/#1AAAAAAAA");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("textbox", { name: "Site" }).fill("mailto:web@shop.example");
  await urlHead(page, "/tmp/export.csv").focus();
  await page.keyboard.press("F2");
  await expect(page.getByRole("textbox", { name: "URL", exact: true })).toBeFocused();
  expect(await violations(page)).toEqual([]);
});
