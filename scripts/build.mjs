import { ensureBuild, runScript } from "./setup.mjs";

await runScript(ensureBuild);
