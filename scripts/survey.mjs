// Looks for problems in many real files that are kept outside the repository:
//
//     REAL_FILES=file.jsonl.gz node scripts/survey.mjs [code [count]]
//
// Without a code it prints the share of files with each problem; with one, where it is found, in up
// to `count` files (30). The file holds an object a line, with `host` and the text in `robots`.
import { createServer } from "vite";
import { ensureDependencies, root, runScript, SetupError } from "./setup.mjs";

async function lookForProblems() {
  const path = process.env.REAL_FILES;
  if (!path) throw new SetupError("REAL_FILES names no file. Set it and run again.");
  ensureDependencies();
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const { sharesOf, placesOf } = await server.ssrLoadModule("/scripts/survey.ts");
    const [code, count = "30"] = process.argv.slice(2);
    console.log(code ? placesOf(path, code, Number(count)) : sharesOf(path));
  } finally {
    await server.close();
  }
}

await runScript(lookForProblems);
