import { join } from "node:path";
import { buildHandlerInto } from "./bundle.mjs";
import { ensureDependencies, root, runScript } from "./setup.mjs";

await runScript(async () => {
  ensureDependencies();
  await buildHandlerInto(join(root, "build", "handler"));
  console.log(
    "The handler is in build/handler: node.mjs, and edge.mjs for platforms without sockets.",
  );
});
