import { test } from "./journey/by-playwright.ts";
import { addUrl, kept, open, share } from "./journey/steps.ts";
import { journey } from "./journey/tests.ts";
import { expect, shareDialog } from "./support/page.ts";

// A host of an intranet without TLS, where browsers give a page less (W3C, Secure Contexts).
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace("127.0.0.1", "robots.test")),
});

journey(test);

test("what browsers keep from pages over plain HTTP is missed nowhere", async ({
  page,
  driver,
}) => {
  await open(driver);
  const isThere = await page.evaluate(() => [
    isSecureContext,
    "randomUUID" in crypto,
    "clipboard" in navigator,
    "locks" in navigator,
    "serviceWorker" in navigator,
    "storage" in navigator,
  ]);
  expect(isThere).toEqual([false, false, false, false, false, false]);
  await addUrl(driver, "/mine/1");
  await kept(driver);
  await expect(page.locator("footer")).toContainText("the text stays in this browser");
  await share(driver);
  await expect(shareDialog(page)).toContainText("Select the link and copy it.");
});
