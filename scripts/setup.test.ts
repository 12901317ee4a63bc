import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "setup-"));
const typed = join(folder, "typed");
const fake = join(folder, "apt-get");
writeFileSync(fake, `#!/bin/sh\necho "$@" >> ${typed}\n`);
chmodSync(fake, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program says that wants a package, where apt-get only writes down what it was told. */
function install(environment: Readonly<Record<string, string>>): string {
  writeFileSync(typed, "");
  const setup = JSON.stringify(new URL("setup.mjs", import.meta.url).href);
  const code = `import(${setup}).then(({ aptInstall, runScript }) =>
    runScript(() => void aptInstall("a-browser", "The tests need it")))`;
  const env = { PATH: `${folder}:/usr/bin:/bin`, ...environment };
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], { env, encoding: "utf8" });
  return stdout + stderr;
}

// Only root can install packages, so nobody else is asked.
describe.runIf(process.getuid?.() === 0)("a package for the whole system", () => {
  it("is installed after saying what, and why", () => {
    expect(install({})).toContain(
      "setup: The tests need it. Installing Debian's package a-browser, for the whole system",
    );
    expect(readFileSync(typed, "utf8")).toContain(
      "install -y -q --no-install-recommends a-browser",
    );
  });

  it("is left to the person with SETUP=no, with the command to type", () => {
    expect(install({ SETUP: "no" })).toContain(
      "Type this and run again:\n\n    apt-get update && apt-get install --no-install-recommends a-browser",
    );
    expect(readFileSync(typed, "utf8")).toBe("");
  });
});
