import type { Locator, Page } from "@playwright/test";
import {
  aided,
  button,
  cell,
  crawlerHead,
  expect,
  open,
  region,
  settled,
  test,
} from "./support/page.ts";

const tip = (page: Page) => page.getByRole("tooltip");
const reference = (page: Page) => page.getByRole("dialog", { name: "Problems, explained" });

/** Waits for what explains terms, which comes when the page is idle. */
async function explained(page: Page, text?: string): Promise<void> {
  await open(page, text);
  await settled(page);
  await aided(page);
  await expect(page.locator("#term-card")).toBeAttached();
}

/** Opens the entry of a term, looks at it, and goes back. */
async function leadsTo(page: Page, term: Locator, title: string): Promise<void> {
  await term.click();
  await expect(reference(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reference(page)).toHaveCount(0);
}

test.describe("a term", () => {
  test("in Why says what it means where it is pointed at, and leads to its entry", async ({
    page,
  }) => {
    await explained(page);
    const why = region(page, "Why");
    await why.getByRole("link", { name: "Length", exact: true }).hover();
    await expect(tip(page)).toContainText("The number of bytes in a path pattern");
    await leadsTo(page, tip(page).getByRole("link", { name: "Glossary: Length" }), "Length");
    await leadsTo(page, why.getByRole("link", { name: "longest match" }), "Longest match");
    await leadsTo(page, why.getByRole("link", { name: /^follows \*/ }), "The * group");
    await page.mouse.move(0, 0);
    await expect(tip(page)).toBeHidden();
  });

  test("in Why is reached by arrow keys, and Escape hides what it means", async ({ page }) => {
    await explained(page);
    const why = region(page, "Why");
    const allow = why.getByRole("button", { name: "line 29" });
    await allow.focus();
    await page.keyboard.press("ArrowUp");
    await expect(why.getByRole("link", { name: "Rule", exact: true })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(
      why.getByRole("link", { name: "Length", exact: true }),
    ).toHaveAccessibleDescription(/The number of bytes in a path pattern/);
    await page.keyboard.press("Escape");
    await expect(tip(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(
      reference(page).getByRole("heading", { name: "Length", exact: true }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(why.getByRole("link", { name: "Length", exact: true })).toBeFocused();
  });

  test("in the totals is explained, and leads to its entry by Ctrl-K Ctrl-I", async ({ page }) => {
    await explained(page);
    const total = region(page, "Verdicts").getByRole("button", { name: /^Block \d/ });
    await total.hover();
    await expect(tip(page)).toContainText("Allowed means that the crawler may fetch the URL");
    await page.mouse.move(0, 0);
    await total.focus();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.press("ControlOrMeta+i");
    await expect(
      reference(page).getByRole("heading", { name: "Allowed and Blocked" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(total).toBeFocused();
    await expect(total).toHaveAttribute("aria-pressed", "false");
  });

  test("in a head of the table leads to its entry, and adds no stop of Tab", async ({ page }) => {
    await explained(page);
    const head = page.getByRole("columnheader", { name: /blocked of 4/ });
    const term = head.getByRole("link", { name: "blocked of 4" });
    await expect(term).toHaveAttribute("tabindex", "-1");
    await leadsTo(page, term, "Allowed and Blocked");
    await cell(page, "/", "Googlebot").focus();
    await page.keyboard.press("ArrowUp");
    await expect(crawlerHead(page, "Googlebot")).toBeFocused();
    await expect(tip(page)).toContainText("group A");
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.press("ControlOrMeta+i");
    await expect(
      reference(page).getByRole("heading", { name: "Group", exact: true }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
  });

  test("in Crawlers is explained with the whole reason, and in what unfolds below a row", async ({
    page,
  }) => {
    await explained(page);
    const crawlers = region(page, "Crawlers");
    await crawlers.getByRole("button", { name: /follows \*/ }).hover();
    await expect(tip(page)).toContainText("follows *, no group of its own");
    await expect(tip(page)).toContainText(
      "The group with User-agent: *, for every crawler that no other group names.",
    );
    await page.mouse.move(0, 0);
    await button(page, "About GPTBot").click();
    await leadsTo(page, crawlers.getByRole("link", { name: "Parser" }), "Parser");
    await button(page, "About GPTBot").click();
  });
});

test("numbers say what they are where they are pointed at, and read out", async ({ page }) => {
  await explained(page);
  const verdict = cell(page, "/cart/help?sort=price&page=2", "Googlebot");
  await expect(verdict).toHaveAccessibleName("Allow line 29");
  await expect(verdict.getByText("29", { exact: true })).toHaveAttribute("title", "line 29");
  const head = crawlerHead(page, "Googlebot-Image");
  await expect(head).toHaveAccessibleName("Googlebot-Image: 3 of 4 URLs blocked");
  await expect(head.getByText("3", { exact: true })).toHaveAttribute(
    "title",
    "Googlebot-Image: 3 of 4 URLs blocked",
  );
  await expect(head.getByText("C", { exact: true })).toHaveAttribute("title", "group C");
  const why = region(page, "Why");
  await expect(why.getByRole("cell", { name: "13", exact: true })).toHaveAttribute(
    "title",
    "length 13 bytes",
  );
  await expect(why.getByRole("button", { name: "line 29" })).toHaveAttribute("title", "line 29");
  await expect(
    region(page, "Crawlers").getByRole("button", { name: /^AI training/ }),
  ).toHaveAttribute("title", /^\d+ of \d+ crawlers may not fetch any URL of the table$/);
});
