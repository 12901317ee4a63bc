// The end-to-end journey in WebKitGTK, where its driver is installed.
import { ensureBuild, ensureDependencies, runScript, runTool, SetupError } from "./setup.mjs";
import { findMiniBrowser } from "./webkit.mjs";

await runScript(() => {
  ensureDependencies();
  if (!findMiniBrowser()) {
    throw new SetupError(
      "WebKitGTK, its driver or a display in memory is missing. On Debian, apt-get install webkit2gtk-driver xvfb, and run again.",
    );
  }
  ensureBuild();
  process.exitCode = runTool("@playwright/test", ["test", "--project=webkit"]);
});
