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
    runScript(() => void aptInstall(["a-browser", "another"], "The tests need them")))`;
  const env = { PATH: `${folder}:/usr/bin:/bin`, ...environment };
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", code], { env, encoding: "utf8" });
  return stdout + stderr;
}

// Only root can install packages, so nobody else is asked.
describe.runIf(process.getuid?.() === 0)("packages for the whole system", () => {
  it("are installed after saying what, and why", () => {
    expect(install({})).toContain(
      "setup: The tests need them. Installing Debian's a-browser and another, for the whole system",
    );
    const added = "install -y -q --no-install-recommends";
    expect(readFileSync(typed, "utf8")).toBe(`update -q\n${added} a-browser\n${added} another\n`);
  });

  it("are left to the person with SETUP=no, with the command to type", () => {
    expect(install({ SETUP: "no" })).toContain(
      "Type this and run again:\n\n    apt-get update && apt-get install --no-install-recommends a-browser another",
    );
    expect(readFileSync(typed, "utf8")).toBe("");
  });
});
