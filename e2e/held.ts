import type { Page } from "@playwright/test";

/** Keeps what matches from arriving, such as a part of the page that is loaded later, until what this answers is called. */
export async function hold(page: Page, glob: string): Promise<() => void> {
  let arrive = () => {};
  const wanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(glob, async (route) => {
    await wanted;
    await route.continue();
  });
  return arrive;
}
