import type { Locator, Page } from "@playwright/test";
import { FIRST } from "./support/link.ts";
import {
  act,
  editor,
  expect,
  line,
  open,
  openLink,
  paste,
  region,
  settled,
  test,
} from "./support/page.ts";

const PASTED = "User-agent: *\nDisallow: /cart\nDisallow: /tmp\nDisalow: /old\n";

const told = (page: Page) => page.getByRole("status").filter({ hasText: "replaced the example" });

/** Pastes over the example, on a phone on the tab that has the file. */
async function pasteOver(page: Page): Promise<void> {
  await openLink(page, FIRST);
  const file = page.getByRole("tab", { name: /^File\b/ });
  if ((page.viewportSize()?.width ?? 0) < 780) await file.click();
  await settled(page);
  await editor(page).focus();
  await paste(page, PASTED);
  await expect(told(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(line(page, 2)).toContainText("Disallow: /cart");
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`a notice is over no region at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await pasteOver(page);
    const notice = await boxOf(told(page).locator("> *"));
    expect(notice.y + notice.height).toBeLessThanOrEqual(height);
    for (const name of ["Editor", "Problems"] as const) {
      const box = await boxOf(region(page, name));
      expect(box.y + box.height, name).toBeLessThanOrEqual(notice.y);
    }
  });

for (const [width, height] of [
  [390, 844],
  [320, 640],
  // As with the keyboard of a phone, or at 200 % zoom.
  [390, 420],
] as const)
  test(`a notice is over no part of a comparison at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await act(page, "Compare");
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    const copied = page.getByRole("status").filter({ hasText: "copied" });
    await expect(copied).toBeVisible();
    for (const name of ["Files", "Verdicts", "Crawlers", "Groups"]) {
      await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const panel = await boxOf(page.getByRole("tabpanel"));
      expect(panel.y + panel.height, name).toBeLessThanOrEqual(
        (await boxOf(copied.locator("> *"))).y,
      );
    }
  });

test("nothing moves when a notice goes while a person types, until something is pressed", async ({
  page,
}) => {
  await pasteOver(page);
  const problems = region(page, "Problems");
  const before = await boxOf(problems);
  await page.keyboard.type("#");
  await expect(told(page)).toHaveCount(0);
  expect(await boxOf(problems)).toEqual(before);
  await line(page, 1).click();
  await expect.poll(async () => (await boxOf(problems)).y).toBeGreaterThan(before.y);
});

test("a notice that is closed gives its room back", async ({ page }) => {
  await open(page);
  await settled(page);
  const problems = region(page, "Problems");
  const before = await boxOf(problems);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: "WordPress", exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: "Started a new file" });
  await expect.poll(async () => (await boxOf(problems)).y).toBeLessThan(before.y);
  await notice.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => boxOf(problems)).toEqual(before);
});

async function boxOf(shown: Locator) {
  return (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
