import type { Page } from "@playwright/test";
import { draftBar } from "./drafts.ts";
import { LOG, logReport, readLogs, requestedTotal } from "./support/log.ts";
import {
  cell,
  expect,
  expectVerdict,
  kept,
  open,
  region,
  share,
  shareDialog,
  test,
} from "./support/page.ts";

test.beforeEach(async ({ page }) => {
  await open(page);
  await readLogs(page, { name: "access.log", text: LOG });
  await expect(logReport(page)).toBeVisible();
});

test.describe("A log", () => {
  test("is in no link, and Share says so", async ({ page }) => {
    await share(page);
    await expect(shareDialog(page)).toContainText("It does not hold the log or its counts");
  });

  test("has its counts still after a reload @fresh", async ({ page }) => {
    await kept(page);
    await page.reload();
    await expect(requestedTotal(page)).toHaveText(/Requested though blocked 4$/);
    await expectVerdict(page, "/cart/1", "Bytespider", "Block line 5, requested 3 times");
    await cell(page, "/cart/1", "Bytespider").click();
    await expect(region(page, "Why")).toContainText("It asked for robots.txt once");
  });

  test("with too many counts for a draft is to be opened again after it @fresh", async ({
    page,
  }) => {
    await kept(page);
    await expect.poll(() => storeNoCounts(page)).toBe(true);
    await page.reload();
    await expect(draftBar(page)).toContainText("The counts of your log were not saved");
    await expect(requestedTotal(page)).toHaveCount(0);
  });
});

/** Stores the draft as one of a log that has more counts than a draft has room for, once it is saved with its address, after which nothing is saved; returns whether it was. */
function storeNoCounts(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("robots-txt-playground");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          let isStored = false;
          const all = transaction.objectStore("drafts").openCursor();
          all.onsuccess = () => {
            const slot = all.result?.value;
            const fragment = location.hash.slice(1);
            if (fragment === "" || slot?.state.fragment !== fragment) return;
            if (!slot.state.page.requests) return;
            slot.state.page.requests = "not-stored";
            all.result?.update(slot);
            isStored = true;
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(isStored);
          };
        };
      }),
  );
}
