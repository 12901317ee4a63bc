// Checks the engine against answers that are kept outside the repository:
//
//     SHARED_VECTORS=folder node scripts/check-vectors.mjs
//
// Prints figures for each set in the folder, and exits with 1 where a verdict differs.
import { runScript, SetupError } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

async function checkVectors() {
  const folder = process.env.SHARED_VECTORS;
  if (!folder) {
    throw new SetupError(
      "SHARED_VECTORS names no folder. Set it to one with vectors/ and corpus/ in it and run again.",
    );
  }
  await withModule("/scripts/check-vectors.ts", ({ agreesWith }) => {
    process.exitCode = agreesWith(folder) ? 0 : 1;
  });
}

await runScript(checkVectors);
