import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { draftBar, drafts, expectNothingSaid, newPage, stored } from "./drafts.ts";
import { button, expect, kept, line, open, replaceFile, status, test } from "./support/page.ts";

test.use({ isFresh: true });

const EXAMPLE = "# robots.txt for https://shop.example";

test.describe("two tabs", () => {
  test("do not overwrite each other, and each can take the other’s work", async ({
    page,
    context,
  }) => {
    await open(page, "# first\n");
    await stored(page, "# first\n");
    const second = await newPage(context);
    await expect(line(second, 1)).toHaveText("# first");
    await expect(draftBar(second)).toContainText(
      "Another tab has this draft open and changed it just now.",
    );
    await draftBar(second).getByRole("button", { name: "Keep mine" }).click();
    await expect(draftBar(second)).toHaveCount(0);
    await replaceFile(second, "# second\n");
    await expect(draftBar(page)).toContainText("Another tab has this draft open");
    await expect(line(page, 1)).toHaveText("# first");
    await page.reload();
    await expect(line(page, 1)).toHaveText("# first");
    await second.reload();
    await expect(line(second, 1)).toHaveText("# second");
    await button(page, "Open the other version").click();
    await expect(line(page, 1)).toHaveText("# second");
    await button(page, "Back to your draft").click();
    await expect(line(page, 1)).toHaveText("# first");
  });

  test("that are closed leave both drafts, the newest first", async ({ page, context }) => {
    await open(page, "# first\n");
    await stored(page, "# first\n");
    const second = await newPage(context);
    await replaceFile(second, "# second\n");
    await stored(second, "# second\n");
    await page.close();
    await second.close();
    const third = await newPage(context);
    await expect(line(third, 1)).toHaveText("# second");
    const fourth = await newPage(context);
    await expect(line(fourth, 1)).toHaveText("# first");
  });
});

test.describe("where the browser does not play along", () => {
  test("a draft is kept without a database", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    });
    await open(page, "# mine \udce9\r\nx\n");
    await kept(page);
    await page.reload();
    await expect(line(page, 1)).toContainText("# mine");
    await expect(status(page).getByText("mixed", { exact: true })).toBeVisible();
  });

  test("and drops what its database has not written when the page is left, nothing is lost", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.removeItem("drops");
      IDBTransaction.prototype.commit = function () {
        if (localStorage.getItem("drops")) this.abort();
      };
    });
    await open(page, "# mine\n");
    await stored(page, "# mine\n");
    await replaceFile(page, "# last\n");
    // As a page does that the browser takes apart: the abort is no news to it any more.
    await page.evaluate(() => {
      addEventListener("pagehide", () => localStorage.setItem("drops", "1"), { capture: true });
    });
    await page.reload();
    await expect(line(page, 1)).toHaveText("# last");
    await stored(page, "# last\n");
    expect((await drafts(page)).map(({ text }) => text)).toEqual(["# last\n"]);
  });

  test("and lets the page keep nothing, that is said, and the page goes on", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException("no", "SecurityError");
      };
    });
    await open(page, "# mine\n");
    await expect(draftBar(page)).toContainText(
      "the browser does not let the playground store data",
    );
    await expect(button(page, "Save as a file")).toBeVisible();
    await replaceFile(page, "# still there\n");
    await expect(line(page, 1)).toHaveText("# still there");
  });

  test("and its database never answers, that is said, and the drafts in it stay", async ({
    page,
  }) => {
    await open(page, "# mine\n");
    await stored(page, "# mine\n");
    await page.addInitScript(() => {
      if (sessionStorage.getItem("answers")) return;
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto("/");
    await expect(draftBar(page)).toContainText(
      "Your saved draft could not be read",
      // As long as it waits for an answer, and some.
      { timeout: 30_000 },
    );
    await expect(line(page, 1)).toHaveText(EXAMPLE);
    await replaceFile(page, "# other\n");
    await expect(draftBar(page)).toContainText("the browser could not save your draft");
    await page.evaluate(() => sessionStorage.setItem("answers", "1"));
    // A reload would open the link that the address has by now.
    await page.goto("/");
    await expect(line(page, 1)).toHaveText("# mine");
    await expectNothingSaid(page);
    await expect(line(page, 1)).toHaveText("# mine");
  });

  for (const [what, refuse] of [
    [
      "BroadcastChannel and locks throw",
      () => {
        Object.assign(window, {
          BroadcastChannel: class {
            constructor() {
              throw new DOMException("no", "SecurityError");
            }
          },
        });
        LockManager.prototype.request = () => {
          throw new DOMException("no", "SecurityError");
        };
      },
    ],
    [
      "locks never answer",
      () => {
        LockManager.prototype.request = () => new Promise(() => {});
      },
    ],
  ] as const)
    test(`and its ${what}, a draft is kept all the same`, async ({ page }) => {
      await page.addInitScript(refuse);
      await open(page, "# mine\n");
      await stored(page, "# mine\n");
      await page.reload();
      await expect(line(page, 1)).toHaveText("# mine");
      await expectNothingSaid(page);
      await replaceFile(page, "# other\n");
      await stored(page, "# other\n");
    });

  test("and never completes a write, that is said, the file can be saved, and a reload has it", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("completes")) return;
      IDBObjectStore.prototype.put = () =>
        Object.assign(new EventTarget(), { transaction: { commit() {} } }) as never;
    });
    await open(page, "# mine\n");
    await expect(draftBar(page)).toContainText(
      "New changes may be lost when this tab closes: the browser could not save your draft.",
      // As long as it waits for the write, and some.
      { timeout: 30_000 },
    );
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save as a file").click(),
    ]);
    expect(saved.suggestedFilename()).toBe("robots.txt");
    expect(await readFile(await saved.path(), "utf8")).toBe("# mine\n");
    await page.evaluate(() => sessionStorage.setItem("completes", "1"));
    await page.reload();
    await expect(line(page, 1)).toHaveText("# mine");
    await stored(page, "# mine\n");
    await expectNothingSaid(page);
  });

  test("and has no room, that is said until there is", async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      Object.assign(window, { isFull: true });
      IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
        if (Reflect.get(window, "isFull")) throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, args);
      };
    });
    await open(page, "# mine\n");
    await expect(draftBar(page)).toContainText(
      "the browser has no more storage for the playground",
    );
    await page.evaluate(() => Object.assign(window, { isFull: false }));
    await replaceFile(page, "# again\n");
    await expect(draftBar(page)).toHaveCount(0);
  });

  test("a draft that cannot be read is left alone, that is said, and it is tried again", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const get = IDBObjectStore.prototype.get;
      IDBObjectStore.prototype.get = function (...args: Parameters<typeof get>) {
        if (sessionStorage.getItem("unreadable")) throw new DOMException("no", "UnknownError");
        return get.apply(this, args);
      };
    });
    await open(page, "# mine\n");
    await stored(page, "# mine\n");
    await page.evaluate(() => sessionStorage.setItem("unreadable", "1"));
    // Without the link that the address may have by now: it would open the same page.
    await page.goto("/");
    await expect(draftBar(page)).toContainText("Your saved draft could not be read");
    await expect(line(page, 1)).toHaveText(EXAMPLE);
    await page.evaluate(() => sessionStorage.removeItem("unreadable"));
    await page.reload();
    await expect(line(page, 1)).toHaveText("# mine");
    await expectNothingSaid(page);
    await expect(line(page, 1)).toHaveText("# mine");
  });

  test("a draft of a newer version is left alone, and that is said", async ({ page }) => {
    await open(page, "# mine\n");
    await stored(page, "# mine\n");
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await makeNewer(page);
    // Without the link that the address may have by now: it would open the same page.
    await page.goto("/");
    await expect(draftBar(page)).toContainText(
      "Your saved draft comes from a newer version of the playground",
    );
    await expect(line(page, 1)).toHaveText(EXAMPLE);
    await replaceFile(page, "# other\n");
    await stored(page, "# other\n");
    expect((await drafts(page)).map(({ version }) => version).sort()).toEqual([2, 99]);
  });

  test("a database of a newer version is left alone, and that is said", async ({ page }) => {
    await open(page, "# mine\n");
    await stored(page, "# mine\n");
    // From a page that has no database open, which would hold the newer one up.
    await page.goto("/healthz");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open("robots-txt-playground", 99).onsuccess = resolve;
        }),
    );
    await page.goto("/");
    await expect(draftBar(page)).toContainText(
      "Your saved draft comes from a newer version of the playground",
    );
    await expect(line(page, 1)).toHaveText(EXAMPLE);
    await replaceFile(page, "# other\n");
    await kept(page);
    await page.reload();
    await expect(line(page, 1)).toHaveText("# other");
    const kinds = await page.evaluate(() => indexedDB.databases());
    expect(kinds).toEqual([{ name: "robots-txt-playground", version: 99 }]);
  });
});

/** Makes what is stored that of a program to come. */
function makeNewer(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("robots-txt-playground");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("drafts", "readwrite");
          const each = transaction.objectStore("drafts").openCursor();
          each.onsuccess = () => {
            each.result?.update({ version: 99, state: { changed: Date.now(), riddle: 42 } });
            each.result?.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test.describe("what is stored and cannot be read", () => {
  for (const preferences of [
    '{"state":{"panes":null},"version":0}',
    '{"state":{"theme":7,"panes":{"x":{"share":"y"}}},"version":0}',
    "{",
  ])
    test(`does not keep the page from opening: ${preferences}`, async ({ page }) => {
      await page.addInitScript((text) => {
        localStorage.setItem("robots-txt-playground:preferences", text);
        localStorage.setItem("robots-txt-playground:draft:unreadable", "{");
      }, preferences);
      await open(page, "# mine\n");
      await stored(page, "# mine\n");
      await page.reload();
      await expect(line(page, 1)).toHaveText("# mine");
    });
});
