// Compares the catalogue of crawlers with a list in the format of robots.json of ai.robots.txt
// (https://github.com/ai-robots-txt/ai.robots.txt):
//
//     node scripts/catalogue.mjs list.json
//
// Prints which crawlers only the list has, which crawlers for AI only the catalogue has, and where the
// list says something else on whether a crawler obeys robots.txt.
import { readFileSync } from "node:fs";
import { runScript, SetupError } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

async function compareCatalogue() {
  const [path] = process.argv.slice(2);
  if (!path) throw new SetupError("No list is named: node scripts/catalogue.mjs list.json");
  await withModule("/scripts/catalogue.ts", ({ comparedWith, listFrom }) => {
    const list = listFrom(readFileSync(path, "utf8"));
    if (!list) throw new SetupError(`${path} is not in the format of ai.robots.txt’s robots.json.`);
    console.log(comparedWith(list));
  });
}

await runScript(compareCatalogue);
