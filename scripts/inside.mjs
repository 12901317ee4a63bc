// Says which of the files that the action is to read leads out of the checkout by a symbolic link:
// whoever opens a pull request can change links, and what they lead to would be in the log, the
// summary and the link to the page. A path that the workflow itself names elsewhere is meant.
import { realpathSync } from "node:fs";
import { resolve, sep } from "node:path";

const checkout = process.cwd();

/** Where a path leads below a folder; null where it leads elsewhere. */
function below(folder, path) {
  return path.startsWith(folder + sep) ? path.slice(folder.length + 1) : null;
}

/** Whether a path in the checkout leads elsewhere, or to what Git keeps there, such as credentials. */
function leadsOut(path) {
  if (below(checkout, resolve(path)) === null) return false;
  try {
    const led = below(realpathSync(checkout), realpathSync(path));
    return led === null || led.split(sep).some((part) => part.toLowerCase() === ".git");
  } catch {
    // It leads to nothing: the command says so.
    return false;
  }
}

for (const path of process.argv.slice(2).filter(leadsOut)) {
  const name = JSON.stringify(path).slice(1, -1);
  console.log(
    `“${name}” is not read: it is a symbolic link, or is below one, that leads out of the checkout or into .git.`,
  );
  process.exitCode = 2;
}
