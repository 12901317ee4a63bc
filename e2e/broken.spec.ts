import type { Page } from "@playwright/test";
import {
  addUrl,
  button,
  copied,
  editor,
  expect,
  expectVerdict,
  kept,
  open,
  type RegionName,
  region,
  replaceFile,
  settled,
  share,
  test,
} from "./support/page.ts";
import { breakHead, breakPart } from "./support/site.ts";

test.use({ isFresh: true });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const FILE = "User-agent: *\nDisallow: /secret-of-mine\n";

/** Checks that `name` says that it stopped, and that the rest of the page works. */
async function expectOnlyBroken(page: Page, name: RegionName): Promise<void> {
  await expect(region(page, name).getByRole("alert")).toContainText(
    `${name} stopped because of an error in the playground. Your file and your table are still open in this tab`,
  );
  await settled(page);
  await expect(page.getByRole("alert")).toHaveCount(1);
}

test.describe("an error stays in its part", () => {
  test.afterEach(({ complaints }) => {
    expect(complaints.filter((text) => text.includes("broken on purpose"))).not.toEqual([]);
    complaints.length = 0;
  });

  for (const [name, script] of [
    ["Why", "panels"],
    ["Problems", "panels"],
    ["Crawlers", "panels"],
    ["Groups", "panels"],
    ["Verdicts", "index"],
  ] as const)
    test(name, async ({ page }) => {
      await breakHead(page, script, name);
      await open(page, FILE);
      await expectOnlyBroken(page, name);
      await expect(page.getByRole("region")).toHaveCount(6);
      await expect(editor(page)).toContainText("/secret-of-mine");
    });

  test("Editor", async ({ page }) => {
    await page.addInitScript(() => {
      // Nothing but CodeMirror uses one.
      window.MutationObserver = class extends MutationObserver {
        constructor(callback: MutationCallback) {
          super(callback);
          throw new RangeError("broken on purpose");
        }
      };
    });
    await page.goto("/");
    await expectOnlyBroken(page, "Editor");
    await expectVerdict(page, "/", "GPTBot", "Block line 19");
  });

  test("a dialog", async ({ page }) => {
    await breakPart(page, "ExamplesDialog");
    await open(page, FILE);
    await button(page, "Examples").click();
    await expect(page.getByRole("alert")).toContainText("The examples stopped because of an error");
    await expect(editor(page)).toContainText("/secret-of-mine");
    await expectVerdict(page, "/", "GPTBot", "Allow no rule");
  });

  test("the comparison", async ({ page }) => {
    await breakPart(page, "CompareLayout");
    await open(page, FILE);
    await button(page, "Compare").click();
    await expect(page.getByRole("alert")).toContainText("The comparison stopped");
    await button(page, "Compare").click();
    await expect(editor(page)).toContainText("/secret-of-mine");
  });
});

test.describe("a part that broke", () => {
  test.afterEach(({ complaints }) => {
    complaints.length = 0;
  });

  test("can be tried again", async ({ page }) => {
    await page.addInitScript(() => {
      const whole = window.MutationObserver;
      Object.assign(window, {
        mend: () => {
          window.MutationObserver = whole;
        },
        MutationObserver: class {
          constructor() {
            throw new RangeError("broken on purpose");
          }
        },
      });
    });
    await page.goto("/");
    await expectOnlyBroken(page, "Editor");
    await page.evaluate(() => Reflect.get(window, "mend")());
    await button(page, "Try again").click();
    await expect(editor(page)).toContainText("https://shop.example");
    await replaceFile(page, FILE);
    await expectVerdict(page, "/", "GPTBot", "Allow no rule");
  });

  test("gives a report, with the file in it only where that is wanted", async ({ page }) => {
    await breakHead(page, "panels", "Why");
    await open(page, FILE);
    const why = region(page, "Why");
    await why.getByRole("button", { name: "Copy a report" }).click();
    await expect(why.getByRole("status")).toHaveText("Copied.");
    await expect
      .poll(() => copied(page))
      .toMatch(/^robots\.txt playground \d+\.\d+\.\d+: an error in `Why`\n/);
    const report = await copied(page);
    expect(report).toContain("RangeError: broken on purpose");
    expect(report).not.toContain("secret-of-mine");
    await why.getByRole("checkbox", { name: "include the file" }).check();
    await why.getByRole("button", { name: "Copy a report" }).click();
    await expect.poll(() => copied(page)).toContain("secret-of-mine");
  });
});

test("a part that did not load comes after a reload, as the page says, and file and table are kept", async ({
  page,
  complaints,
}) => {
  await open(page, FILE);
  await addUrl(page, "/secret-of-mine");
  await kept(page);
  await page.route("**/assets/ShareDialog-*.js", (route) => route.abort());
  await button(page, "Share").click();
  await expect(page.getByRole("alert")).toHaveText(
    "Share could not be loaded. Nothing was lost. Check the connection and reload the page.",
  );
  await page.unroute("**/assets/ShareDialog-*.js");
  await page.reload();
  await expect(editor(page)).toContainText("/secret-of-mine");
  await expectVerdict(page, "/secret-of-mine", "GPTBot", "Block line 2");
  expect(await share(page)).toMatch(/#[01]/);
  // The browser says that it did not load, too.
  complaints.length = 0;
});

test("an error that belongs to no part is told once", async ({ page, complaints }) => {
  // Where a machine is slow, the page first tells of a file that is empty; what follows has to change verdicts, too.
  await open(page, "User-agent: *\nDisallow: /\n");
  const notice = page.getByRole("alert").filter({ hasText: "An error occurred in the playground" });
  // What listens for errors comes a moment after the page, and tells of the pasted file as well.
  await expect(page.getByRole("status").filter({ hasText: /now (allowed|blocked)/ })).toHaveCount(
    1,
  );
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError("broken on purpose");
    });
    Promise.reject(new RangeError("broken on purpose"));
  });
  await expect.poll(() => complaints.filter((text) => text.includes("on purpose"))).toHaveLength(2);
  await expect(notice).toHaveCount(1);
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toHaveCount(0);
  complaints.length = 0;
});
