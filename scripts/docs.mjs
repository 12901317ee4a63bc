// Writes the tables of parsers in documents, and the list of their titles, from src/engine/dialects.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runScript } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

async function writeDocs() {
  await withModule("/scripts/docs.ts", ({ written, withParts }) => {
    for (const path of written) {
      const file = join(root, path);
      const text = readFileSync(file, "utf8");
      const now = withParts(path, text);
      if (now === text) continue;
      writeFileSync(file, now);
      console.log(`${path} is written again.`);
    }
  });
}

await runScript(writeDocs);
