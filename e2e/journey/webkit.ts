import { test as base, expect } from "@playwright/test";
import { WebKit } from "./by-web-driver.ts";
import type { JourneyFixtures } from "./driver.ts";
import { journey, offlineJourney } from "./tests.ts";

// Not named as a test: only the project for WebKit has it. Playwright drives no installed WebKit, and starts no
// browser for these.

const test = base.extend<JourneyFixtures>({
  driver: ({ baseURL }, use) => withWebKit(baseURL, use),
  friend: ({ baseURL }, use) => withWebKit(baseURL, use),
});

async function withWebKit(
  baseURL: string | undefined,
  use: (driver: WebKit) => Promise<void>,
): Promise<void> {
  const driver = await WebKit.start(baseURL ?? "");
  try {
    await use(driver);
    expect(await driver.complaints()).toEqual([]);
  } finally {
    await driver.stop();
  }
}

journey(test);
offlineJourney(test);
