import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { ensureBrowser, root } from "../../scripts/setup.mjs";
import { editorLook } from "./in-page.mjs";
import * as script from "./script.mjs";
import { serve } from "./server.mjs";

const here = join(root, "bench", "page");
const cache = join(root, "node_modules", ".cache");

export const windowSize = { width: 1440, height: 900 };

const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--no-first-run",
  "--disable-component-update",
  "--disable-sync",
  // Of the two pages one is always behind the other, and must not be the slower for it.
  "--disable-background-timer-throttling",
  "--disable-renderer-backgrounding",
  "--disable-backgrounding-occluded-windows",
];

/** Builds both pages, serves them and starts the browser; hands all that to `use` and clears it away. */
export async function withStage(use, { minify = true } = {}) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "bench-page-"));
  const closing = [() => rmSync(folder, { recursive: true })];
  try {
    const [product, bare] = await serveBoth(folder, minify);
    closing.unshift(product.close, bare.close);
    const cases = await loadCases(join(folder, "cases"));
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
    closing.unshift(() => browser.close());
    await use({ browser, cases, product, bare });
  } finally {
    for (const close of closing) await close();
  }
}

/** A page of its own, in a context of its own: a fresh cache and a main thread for itself. */
export async function freshPage(browser) {
  const context = await browser.newContext({ viewport: windowSize });
  const page = await context.newPage();
  // Whatever waits for this page then fails with the page's own error, and does not wait for ever.
  page.once("pageerror", (error) => context.close({ reason: `The page threw ${error.stack}` }));
  return page;
}

/** What comes after the bare page's address for a file in an editor of the size and font of the product's. */
export async function bareSuffixFor(text, productPage) {
  const { width, height, font } = await productPage.evaluate(editorLook);
  const look = new URLSearchParams({ width, height, font });
  return `?${look}#${encodeURIComponent(text)}`;
}

async function serveBoth(folder, minify) {
  // Else a NODE_ENV from outside would have React's slow development build measured.
  process.env.NODE_ENV = "production";
  const options = (name) => ({
    outDir: join(folder, name),
    emptyOutDir: true,
    minify,
    chunkSizeWarningLimit: 10_000,
  });
  await build({ root, logLevel: "warn", build: options("product") });
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    build: { ...options("bare"), target: "es2022", modulePreload: { polyfill: false } },
  });
  return Promise.all(["product", "bare"].map((name) => serve(join(folder, name))));
}

async function loadCases(outDir) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { ssr: "bench/page/cases.ts", outDir, emptyOutDir: true, target: "es2022" },
  });
  const { pageCases } = await import(pathToFileURL(join(outDir, "cases.js")).href);
  return pageCases(script);
}
