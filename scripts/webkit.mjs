import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathsOf } from "./setup.mjs";

const programs = ["WebKitWebDriver", "Xvfb"];

/** Where distributions keep the browser that the driver starts: in a folder of the libraries. */
const libraries = ["/usr/lib", "/usr/libexec", "/usr/lib64"];

/** WebKitGTK's small browser; undefined where it, its driver or a display in memory is missing. */
export function findMiniBrowser() {
  if (programs.some((program) => pathsOf(program).length === 0)) return undefined;
  const folders = libraries.filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  ]);
  return folders.map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser")).find(existsSync);
}
