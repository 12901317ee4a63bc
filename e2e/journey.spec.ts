import { test } from "./journey/by-playwright.ts";
import { journey, offlineJourney } from "./journey/tests.ts";

journey(test);

test.describe("after the first visit", () => {
  test.use({ serviceWorkers: "allow" });
  offlineJourney(test);
});
