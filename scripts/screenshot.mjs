// Takes the README's picture of the page: node scripts/screenshot.mjs
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { ensureBrowser, ensureBuild, root } from "./setup.mjs";

ensureBuild();
const server = await preview({ root, preview: { host: "127.0.0.1", port: 4199 } });
const executablePath = ensureBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(server.resolvedUrls?.local[0] ?? "http://127.0.0.1:4199/");
await page.getByRole("region", { name: "Why" }).getByText("The longest match wins").waitFor();
// What comes a moment later: other readers, problems, what can be done with the table.
await page.getByText("Other parsers differ").waitFor();
await page.getByText("Only some parsers read this line").first().waitFor();
await page.getByRole("button", { name: "Export", exact: true }).waitFor();
await page.screenshot({ path: join(root, "docs", "screenshot.png") });
await browser.close();
await server.close();
