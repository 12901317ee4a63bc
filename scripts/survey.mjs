// Looks for problems in many real files that are kept outside the repository:
//
//     REAL_FILES=file.jsonl.gz node scripts/survey.mjs [code [count]]
//
// Without a code it prints the share of files with each problem; with one, where it is found, in up
// to `count` files (30). With `CRAWLERS=HTTrack,wget2`, these crawlers are in the table. The file
// holds an object a line, with `host` and the text in `robots`.
import { runScript, SetupError } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

async function lookForProblems() {
  const path = process.env.REAL_FILES;
  if (!path) throw new SetupError("REAL_FILES names no file. Set it and run again.");
  await withModule("/scripts/survey.ts", ({ sharesOf, placesOf }) => {
    const [code, count = "30"] = process.argv.slice(2);
    console.log(code ? placesOf(path, code, Number(count)) : sharesOf(path));
  });
}

await runScript(lookForProblems);
