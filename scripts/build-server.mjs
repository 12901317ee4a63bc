// Bundles the server of the page into build/server.mjs: node scripts/build-server.mjs
import { join } from "node:path";
import { buildServerInto } from "./bundle.mjs";
import { root } from "./setup.mjs";

await buildServerInto(join(root, "build"));
