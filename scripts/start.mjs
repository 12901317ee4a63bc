import { spawn } from "node:child_process";
import { ensureBuild, ensureDependencies, runScript } from "./setup.mjs";

const openers = { darwin: "open", linux: "xdg-open" };

await runScript(async () => {
  ensureDependencies();
  ensureBuild();
  // It is there only after the build; it reads its options itself.
  const { url } = await import("../build/server.mjs");
  if (url && process.stdout.isTTY && !process.env.CI) openBrowser(url);
});

// Without a browser, as on a server, the URL that was printed has to do.
function openBrowser(url) {
  const opener = openers[process.platform];
  const [command, args] = opener ? [opener, [url]] : ["cmd", ["/c", "start", "", url]];
  spawn(command, args, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
