// The end-to-end journey in Firefox, which is installed for it where that is possible.
import { ensureFirefox } from "./firefox.mjs";
import { ensureBuild, ensureDependencies, runScript, runTool } from "./setup.mjs";

await runScript(() => {
  ensureDependencies();
  const env = { FIREFOX_PATH: ensureFirefox() };
  ensureBuild();
  process.exitCode = runTool("@playwright/test", ["test", "--project=firefox"], { env });
});
