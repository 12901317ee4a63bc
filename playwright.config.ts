import { defineConfig } from "@playwright/test";
import { findFirefox, firefoxRelay } from "./scripts/firefox.mjs";
import { findBrowser } from "./scripts/setup.mjs";
import { findMiniBrowser } from "./scripts/webkit.mjs";

const port = Number(process.env.E2E_PORT ?? 43_117);
const address = `http://127.0.0.1:${port}`;
const browser = findBrowser();
const firefox = findFirefox();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // Of some eight hundred tests on a busy machine, one fails now and then that never fails again: it is run once more, and counted apart.
  retries: 1,
  // For a busy machine: what is right ends much earlier, and only what fails takes so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        // offline.spec.ts allows it: elsewhere tests answer for the network themselves.
        serviceWorkers: "block",
        permissions: ["clipboard-read", "clipboard-write"],
        launchOptions: {
          ...(browser === undefined ? {} : { executablePath: browser }),
          args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--no-first-run",
            "--disable-component-update",
            "--disable-sync",
            // A host name over plain HTTP, for plain-http.spec.ts: 127.0.0.1 is a secure context without TLS.
            "--host-resolver-rules=MAP robots.test 127.0.0.1",
          ],
        },
      },
    },
    ...(firefox === undefined ? [] : [inFirefox(firefox)]),
    // It is a driver of its own that starts it, for each test anew.
    ...(findMiniBrowser()
      ? [{ name: "webkit", testMatch: /journey\/webkit\.ts$/, timeout: 90_000 }]
      : []),
  ],
  webServer: {
    // build.mjs builds only what is missing or older than its sources.
    command: `node scripts/build.mjs && node build/server.mjs --port ${port}`,
    url: address,
    reuseExistingServer: false,
  },
});

/** The journey, and what else a browser may see otherwise, in the Firefox that is installed. */
function inFirefox(path: string) {
  return {
    name: "firefox",
    testMatch: /\/(journey|keyboard)\.spec\.ts$/,
    use: {
      browserName: "firefox",
      // Speaks WebDriver BiDi, as a Firefox does that Playwright did not build.
      channel: "moz-firefox",
      launchOptions: {
        executablePath: firefoxRelay,
        env: { ...process.env, FIREFOX_PATH: path },
        downloadsPath: "test-results/saved-by-firefox",
        // Chromium lets a test use the clipboard; Firefox has to be told.
        firefoxUserPrefs: { "dom.events.testing.asyncClipboard": true },
      },
    },
  } as const;
}
