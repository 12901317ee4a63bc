// Tries random input on every way into the page, for as long as it is told:
//
//     npm run fuzz -- --minutes 8 [--seed 1]
//
// Prints how many inputs each was tried with. Where one breaks something it prints the seed and the
// smallest input that does, and exits with 1.
import { parseArgs } from "node:util";
import { runScript, SetupError } from "./setup.mjs";
import { withModule } from "./with-module.mjs";

const SIZES = ["small", "small", "small", "medium", "small", "large"];
const RUNS = 100;
/** Nothing keeps the others waiting for longer, in milliseconds. */
const LONGEST_TURN = 20_000;

function wanted() {
  const { values } = parseArgs({
    options: { minutes: { type: "string", default: "1" }, seed: { type: "string" } },
  });
  const minutes = Number(values.minutes);
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
  if (minutes > 0 && Number.isInteger(seed)) return { minutes, seed };
  throw new SetupError("Give --minutes as a number above 0, and --seed as a whole number.");
}

async function fuzz() {
  const { minutes, seed } = wanted();
  await withModule("/fuzz/index.ts", async ({ properties, timed }) => {
    console.log(`fuzzing for ${minutes} min, beginning with seed ${seed}`);
    const failures = await tryAll([...properties, ...timed], seed, Date.now() + minutes * 60_000);
    if (failures > 0) process.exitCode = 1;
  });
}

async function tryAll(properties, firstSeed, end) {
  const inputs = new Map(properties.map(({ name }) => [name, 0]));
  const broken = new Map();
  for (let round = 0; Date.now() < end; round++) {
    const effort = { seed: firstSeed + round, runs: RUNS, size: SIZES[round % SIZES.length] };
    for (const property of properties) {
      const time = Math.min(LONGEST_TURN, end - Date.now());
      if (time <= 0 || broken.has(property.name)) continue;
      const tried = await property.try({ ...effort, time });
      inputs.set(property.name, inputs.get(property.name) + tried.inputs);
      if (tried.failure !== null)
        broken.set(property.name, `size ${effort.size}\n${tried.failure}`);
    }
  }
  for (const [name, count] of inputs) console.log(`${String(count).padStart(9)}  ${name}`);
  for (const [name, failure] of broken) console.error(`\nBroken: ${name}, ${failure}`);
  return broken.size;
}

await runScript(fuzz);
