// Compares a parser with a dialect on mutated files that are made from a seed:
//
//     node scripts/differential.mjs python-rfc9309 python3 scripts/differential/robotparser.py
//
// The command answers questions on its standard input, one JSON object a line: `file` (the bytes of
// robots.txt in base64), `crawler` and `url`. For each it prints a line: true (may fetch), false, or
// null where it has no answer. COUNT says how many questions are asked (1,000), SEED from where the
// files are made (1), and CRAWLER that only this name asks.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { runScript, SetupError } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

async function compare() {
  const [dialect, command, ...args] = process.argv.slice(2);
  if (!command) throw new SetupError("Name a dialect and a command, and run again.");
  const { COUNT = "1000", SEED = "1", CRAWLER } = process.env;
  const program = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async (question) => {
    program.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await lines.next();
    if (done) throw new SetupError(`${command} ended before it answered.`);
    return JSON.parse(value);
  };
  await withModule("/scripts/differential.ts", async ({ differences }) => {
    const found = await differences(dialect, ask, Number(COUNT), Number(SEED), CRAWLER);
    console.log(found.report);
    process.exitCode = found.count > 0 ? 1 : 0;
  });
  program.stdin.end();
}

await runScript(compare);
