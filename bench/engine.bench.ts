import { adversarialFiles } from "./adversarial.ts";
import { printComparisons, rounds } from "./comparison.ts";
import { editing } from "./edits.ts";
import { askedFiles, benchFiles, editedFiles } from "./files.ts";
import { parsing, parsingReal } from "./parses.ts";
import { agreement, asking, calling, callingAgain, deciding } from "./verdicts.ts";

const rivals = ["engine", "robots-parser"] as const;

/** Measures the engine against robots-parser, and an edit against a new start, and prints the tables. */
export function runBench(): void {
  console.log(`Node ${process.versions.node}, ${rounds} interleaved rounds, median (min to max)`);
  printParses();
  const asked = askedFiles();
  const adversarial = adversarialFiles();
  printComparisons("Verdicts, 1,000 URLs x 20 crawlers", rivals, asked.map(deciding));
  printComparisons("One call of decide", rivals, [
    ...asked.map(calling),
    ...asked.map(callingAgain),
  ]);
  printComparisons(
    "Parse and one verdict",
    rivals,
    [...benchFiles(), ...asked.slice(0, 1)].map(asking),
  );
  printComparisons("Made to be slow, all verdicts", rivals, adversarial.map(deciding));
  const edited = editedFiles().flatMap(editing);
  printComparisons("One letter typed", ["incremental", "anew"], edited);
  console.log("\nVerdicts on which both agree");
  for (const file of [...asked, ...adversarial]) console.log(agreement(file));
}

function printParses(): void {
  const real = parsingReal();
  printComparisons("Parse", rivals, [...benchFiles().map(parsing), ...real]);
  if (real.length > 0) return;
  console.log("Real files are left out: set REAL_FILES to a .jsonl or .jsonl.gz file,");
  console.log('one object a line, with the text of a robots.txt as its "robots".');
}
