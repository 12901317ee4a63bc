import { fileURLToPath } from "node:url";
import { ensureDependencies, runScript } from "../scripts/setup.mjs";

/** Measures the built page against a bare editor, in a browser, and prints the tables. */
export async function measurePage() {
  ensureDependencies();
  // Not before the dependencies are there.
  const { withStage } = await import("./page/stage.mjs");
  const { printReport } = await import("./page/report.mjs");
  await withStage(printReport);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runScript(measurePage);
