import type { Locator, Page } from "@playwright/test";
import { button, expect, open, paste, region } from "./page.ts";

/** A file with two groups, to be compared with another. */
export const FILE =
  "User-agent: *\nDisallow: /cart\nAllow: /cart/help\n\nUser-agent: GPTBot\nDisallow: /\n";

/** One of the two editors of a comparison. */
export function side(page: Page, name: "Before" | "Now"): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

/** The two files, with what is said of each. */
export function files(page: Page): Locator {
  return page.getByRole("region", { name: "Files", exact: true });
}

/** What is listed in a region of the comparison. */
export function listed(page: Page, name: "Verdicts" | "Crawlers" | "Groups"): Locator {
  return region(page, name).locator(".virtual-rows").getByRole("listitem");
}

/** The verdicts that are listed as changed, without the rows over those that are alike. */
export function changes(page: Page): Locator {
  return listed(page, "Verdicts").filter({ hasNot: page.locator("[aria-expanded]") });
}

/** What the search has come to. */
export function summary(page: Page): Locator {
  return region(page, "Crawlers").getByRole("status");
}

/** Opens the page on this text, or its example, and compares. */
export async function compare(page: Page, text?: string): Promise<void> {
  await open(page, text);
  await button(page, "Compare").click();
  await expect(side(page, "Now")).toBeVisible();
}

/** Pastes over the whole of one side. */
export async function replaceSide(page: Page, name: "Before" | "Now", text: string): Promise<void> {
  await side(page, name).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, text);
}

/** Opens a file of the user's as Before. */
export async function openBefore(page: Page, name: string, text: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, "Open a file as Before").click(),
  ]);
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}
