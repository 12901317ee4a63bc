import { existsSync } from "node:fs";
import { join } from "node:path";
import { aptInstall, pathsOf, root, SetupError, say, works } from "./setup.mjs";

const commands = ["firefox-esr", "firefox"];
const applications = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
};

/** What starts Firefox for Playwright; it finds it by FIREFOX_PATH. */
export const firefoxRelay = join(root, "e2e", "firefox", "relay.mjs");

/** The Firefox that is installed, FIREFOX_PATH first; undefined when there is none. */
export function findFirefox() {
  // Windows starts no script as a program, which the relay is.
  if (process.platform === "win32") return undefined;
  const named = process.env.FIREFOX_PATH;
  if (!named) return candidates().find(works);
  if (existsSync(named)) return named;
  throw new SetupError(
    `FIREFOX_PATH is ${named}, and there is no such file. Correct it, or unset it to have Firefox looked up.`,
  );
}

/** The Firefox to test with, found or installed. */
export function ensureFirefox() {
  const firefox = findFirefox() ?? installDebianFirefox();
  if (!firefox) {
    throw new SetupError(
      "There is no Firefox to test with, and none could be installed. On Debian, apt-get install firefox-esr; elsewhere install Firefox, or set FIREFOX_PATH to it. On Windows these tests do not run.",
    );
  }
  say(`testing with ${firefox}`);
  return firefox;
}

function candidates() {
  const onPath = commands.flatMap(pathsOf);
  return [...onPath, ...(applications[process.platform] ?? []).filter(existsSync)];
}

function installDebianFirefox() {
  return aptInstall("firefox-esr") ? candidates().find(works) : undefined;
}
