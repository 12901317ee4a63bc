import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { findMiniBrowser } from "./webkit.mjs";

const folder = mkdtempSync(join(tmpdir(), "webkit-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("WebKit is not tested in where its driver or the display in memory is missing", () => {
  vi.stubEnv("PATH", folder);
  expect(findMiniBrowser()).toBeUndefined();
  writeFileSync(join(folder, "WebKitWebDriver"), "");
  chmodSync(join(folder, "WebKitWebDriver"), 0o755);
  expect(findMiniBrowser()).toBeUndefined();
  vi.unstubAllEnvs();
});
