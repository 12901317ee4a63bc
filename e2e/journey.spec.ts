import { PlaywrightDriver } from "./journey/by-playwright.ts";
import type { JourneyFixtures } from "./journey/driver.ts";
import { journey, offlineJourney } from "./journey/tests.ts";
import { test as base } from "./support/page.ts";

const test = base.extend<JourneyFixtures>({
  driver: ({ page, launchOptions }, use) =>
    use(new PlaywrightDriver(page, launchOptions.downloadsPath)),
  friend: ({ stranger }, use) => use(new PlaywrightDriver(stranger)),
});

test.use({ isFresh: true });

journey(test);

test.describe("after the first visit", () => {
  test.use({ serviceWorkers: "allow" });
  offlineJourney(test);
});
