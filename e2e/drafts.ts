import type { BrowserContext, Locator, Page } from "@playwright/test";
import { button, expect, openFile, visit } from "./support/page.ts";

/** What there is to say of the draft. */
export function draftBar(page: Page): Locator {
  return page.getByRole("region", { name: "Your draft" }).or(page.getByRole("alert"));
}

/** Checks that nothing is said of the draft. Its bar comes a moment after the page, so another file is opened, and the bar leads back from it. */
export async function expectNothingSaid(page: Page): Promise<void> {
  await openFile(page, Buffer.from("# over\n"));
  await button(page, "Back to your draft").click();
  await expect(draftBar(page)).toHaveCount(0);
}

/** Another tab, on the page as it opens. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await visit(page);
  return page;
}

/** Lets the page wait for its draft on a busy machine as well: by itself it is drawn without it after a second. */
export async function waitForDraft(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds: number, ...rest: unknown[]) =>
        setTimeout(run, milliseconds === 1_000 ? 60_000 : milliseconds, ...rest),
    });
  });
}

/** Waits until a draft with this file is stored. */
export async function stored(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await drafts(page)).map(({ text }) => text)).toContain(text);
}

/** All drafts of this browser: their version, and the file. */
export function drafts(page: Page): Promise<{ version: number; text: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("robots-txt-playground");
        // Until the page has made its database there is no draft; one made here would have no store.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => {
            database.close();
            resolve(
              all.result.map(({ version, state }) => ({ version, text: state.page?.text ?? "" })),
            );
          };
        };
      }),
  );
}
