// Prints the catalogue of crawlers as one table, or compares it with a list in the format of
// robots.json of ai.robots.txt (https://github.com/ai-robots-txt/ai.robots.txt):
//
//     node scripts/catalogue.mjs
//     node scripts/catalogue.mjs list.json
//
// The comparison says which crawlers only the list has, which crawlers for AI only the catalogue has,
// and where the list says something else on whether a crawler obeys robots.txt.
import { readFileSync } from "node:fs";
import { runScript, SetupError } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

async function showCatalogue() {
  const [path] = process.argv.slice(2);
  await withModule("/scripts/catalogue.ts", ({ catalogueTable, comparedWith, listFrom }) => {
    if (!path) return console.log(catalogueTable());
    const list = listFrom(readFileSync(path, "utf8"));
    if (!list) throw new SetupError(`${path} is not in the format of ai.robots.txt’s robots.json.`);
    console.log(comparedWith(list));
  });
}

await runScript(showCatalogue);
