import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/setup.mjs";

const port = Number(process.env.E2E_PORT ?? 43_117);
const address = `http://127.0.0.1:${port}`;
const browser = findBrowser();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: "list",
  use: {
    baseURL: address,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    // build.mjs builds only when dist/ is missing or older than its sources.
    command: `node scripts/build.mjs && node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
