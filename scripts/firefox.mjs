import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { aptInstall, pathsOf, root, SetupError, say } from "./setup.mjs";

const commands = ["firefox-esr", "firefox"];
const applications = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};

/** The oldest that the tests were tried in: Firefox 140 does not know all that Playwright asks of it. */
const oldest = 153;

/** What starts Firefox for Playwright; it finds it by FIREFOX_PATH. */
export const firefoxRelay = join(root, "e2e", "firefox", "relay.mjs");

/** The Firefox that is installed and new enough, or the one that FIREFOX_PATH names; undefined when there is none. */
export function findFirefox() {
  // Windows starts no script as a program, which the relay is.
  if (process.platform === "win32") return undefined;
  const named = process.env.FIREFOX_PATH;
  if (!named) return candidates().find((path) => isNewEnough(versionOf(path)));
  if (existsSync(named)) return named;
  throw new SetupError(
    `FIREFOX_PATH is ${named}, and there is no such file. Correct it, or unset it to have Firefox looked up.`,
  );
}

/** The Firefox to test with, found or installed. */
export function ensureFirefox() {
  aptInstall(missingFirefox(), "These tests run in Firefox, and none was found");
  const firefox = findFirefox();
  if (!firefox) {
    throw new SetupError(
      `There is no Firefox ${oldest} or newer to test with, and none could be installed. On Debian, apt-get install firefox-esr; elsewhere install Firefox, or set FIREFOX_PATH to it. On Windows these tests do not run.`,
    );
  }
  say(`testing with ${firefox}`);
  return firefox;
}

/** Debian's package of it where none is found; for a list of what to install. */
export function missingFirefox() {
  return findFirefox() ? [] : ["firefox-esr"];
}

/** Why there is no Firefox to test with. */
export function whyNoFirefox() {
  const tooOld = candidates().map(versionOf).find(Boolean);
  if (process.platform === "win32" || !tooOld) return "it is not installed";
  return `${tooOld} is older than ${oldest}, the oldest that was tried`;
}

/** Whether a Firefox of this version, as it names itself, is one to test with. */
export function isNewEnough(version) {
  return Number(/\bFirefox (\d+)/.exec(version)?.[1]) >= oldest;
}

/** How a program names itself, such as `Mozilla Firefox 153.0`; empty where it does not. */
function versionOf(path) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return stdout?.trim() ?? "";
}

function candidates() {
  const onPath = commands.flatMap(pathsOf);
  return [...onPath, ...(applications[process.platform] ?? []).filter(existsSync)];
}
