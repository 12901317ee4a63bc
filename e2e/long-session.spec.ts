import type { Page } from "@playwright/test";
import { button, expect, held, open, region, test } from "./support/page.ts";

// Somebody works for hours: what was opened and closed is gone.

test("Compare and dialogs leave no elements and no listeners behind @fresh", async ({ page }) => {
  await open(page);
  await openAndClose(page);
  const before = await held(page);
  for (let count = 0; count < 2; count++) await openAndClose(page);
  await expect
    .poll(async () => {
      const { nodes, listeners } = await held(page);
      return [nodes > before.nodes, listeners > before.listeners];
    })
    .toEqual([false, false]);
});

async function openAndClose(page: Page): Promise<void> {
  await button(page, "Compare").click();
  await expect(page.getByRole("textbox", { name: "Before" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(region(page, "Editor")).toBeVisible();
  for (const name of ["Share", "Examples", "What do you want?"]) {
    await button(page, name).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}
