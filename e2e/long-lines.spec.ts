import type { Page } from "@playwright/test";
import { expect, patiently, test } from "./support/page.ts";

// Four pages are opened, each with a long line.
test.describe.configure({ timeout: 240_000 });

/** Enormous lines, as a link without compression has room for them. What the editor draws does not grow with them. */
const LINES = {
  "200,000 characters": "a".repeat(200_000),
  "100,000 wildcards": "*a".repeat(100_000),
} as const;

/** CodeMirror draws 10,000 characters on each side of the screen. */
const MOST_CHARACTERS = 40_000;
const MOST_ELEMENTS = 40_000;

/** Counts the most characters and elements that were in the editor at a time, from the first script on. */
async function countDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const most = { characters: 0, elements: 0 };
    Object.assign(globalThis, { drawnAtMost: most });
    const count = () => {
      for (const content of document.querySelectorAll(".cm-content")) {
        most.characters = Math.max(most.characters, content.textContent?.length ?? 0);
        most.elements = Math.max(most.elements, content.getElementsByTagName("*").length);
      }
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
}

async function expectBounded(page: Page): Promise<void> {
  await patiently(page.locator(".cm-content")).toContainText("Disallow");
  // Chips come with the keys of the editor.
  await page.waitForFunction(() => document.querySelector(".cm-foldGutter"));
  const drawn = await page.evaluate(
    () => Reflect.get(globalThis, "drawnAtMost") as { characters: number; elements: number },
  );
  expect(drawn.characters).toBeGreaterThan(1000);
  expect(drawn.characters).toBeLessThan(MOST_CHARACTERS);
  expect(drawn.elements).toBeLessThan(MOST_ELEMENTS);
}

const PHONE = { width: 390, height: 844 };

for (const [about, path] of Object.entries(LINES))
  test(`of a line of ${about}, only what is near the screen is drawn, whichever way a link opens it @fresh`, async ({
    page,
    baseURL,
  }) => {
    const link = `#text=User-agent:*%0ADisallow:/${path}%0ADisallow:/b&url=/b`;
    await countDrawn(page);
    await test.step("on a fresh page", async () => {
      await page.goto(`${baseURL}/${link}`);
      await expectBounded(page);
    });
    await test.step("in a page that is open", async () => {
      await page.goto("about:blank");
      await page.goto(`${baseURL}/`);
      await patiently(page.locator(".cm-content")).toContainText("Disallow");
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
      await patiently(page.locator(".cm-line").first()).toHaveText(/^User-agent:\*/);
      await expectBounded(page);
    });
    await test.step("in a frame", async () => {
      await page.goto("about:blank");
      await page.goto(`${baseURL}/?embed${link}`);
      await expectBounded(page);
    });
    await test.step("on a phone", async () => {
      await page.setViewportSize(PHONE);
      await page.goto("about:blank");
      await page.goto(`${baseURL}/${link}`);
      await page.getByRole("tab", { name: /^File/ }).click();
      await expectBounded(page);
    });
  });
