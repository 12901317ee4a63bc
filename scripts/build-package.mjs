import { join } from "node:path";
import { buildPackageInto } from "./build-package-into.mjs";
import { ensureDependencies, root, runScript } from "./setup.mjs";

await runScript(async () => {
  ensureDependencies();
  await buildPackageInto(join(root, "build", "package"));
  console.log("The package is in build/package. To publish it: npm publish build/package");
});
