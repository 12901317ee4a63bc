import type { Locator, Page } from "@playwright/test";
import { closeSites } from "../test/fetch/local-sites.ts";
import { localRobots } from "./live-sites.ts";
import { button, expect, readAs, test } from "./page.ts";
import { Site } from "./site.ts";

export const MINE = "User-agent: *\nDisallow: /mine\n";
export const RULES = "User-agent: *\r\nDisallow: /cart\r\n";

/** Has each test begin on the page, with a server behind it that asks the sites of this machine. */
export function beginWithServer(): void {
  let site: Site;
  test.beforeEach(async ({ page }) => {
    site = await Site.open(localRobots());
    await page.goto(site.url);
    await expect(readAs(page)).toBeVisible();
  });
  test.afterEach(async () => {
    site.close();
    await closeSites();
  });
}

/** Takes off the complaints that a request was refused: the browser writes each down. */
export function forgive(complaints: string[], status: number): void {
  const said = `Failed to load resource: the server responded with a status of ${status}`;
  expect(complaints.splice(0)).toEqual([expect.stringContaining(said)]);
}

/** Asks the site for its robots.txt. */
export async function openLive(page: Page, typed: string): Promise<void> {
  await siteBox(page).fill(typed);
  await button(page, "Open live").click();
}

/** What there is to say of the site. */
export function strip(page: Page): Locator {
  return page.getByRole("region", { name: "Live site", exact: true });
}

/** What came back, as the bar has it. */
export function http(page: Page): Locator {
  return page.getByRole("combobox", { name: "HTTP", exact: true });
}

export function siteBox(page: Page): Locator {
  return page.getByRole("textbox", { name: "Site", exact: true });
}
