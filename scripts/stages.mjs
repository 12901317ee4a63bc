import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countCheck, countsText, countVitest, settle, stageText, total } from "./counts.mjs";
import { root, runToolBeside, SetupError } from "./setup.mjs";

const cache = join(root, "node_modules", ".cache");

/** Does the work of a stage under its name, and answers the name with what the work counted. */
export async function stage(name, work) {
  console.log(`\n== ${name} ==`);
  try {
    return { name, counts: await work() };
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return { name, counts: countCheck(false) };
  }
}

/**
 * Begins the work of a stage that is shown later. `done` is what it will have counted; `show()` prints what the work
 * wrote (`work(write)`) since it began, and from then on what it writes, and answers as `stage` does.
 */
export function begin(name, work) {
  let kept = [];
  let write = (chunk) => kept.push(chunk);
  const done = work((chunk) => write(chunk));
  // Until its turn comes, a failure is nobody's.
  done.catch(() => {});
  const show = () =>
    stage(name, () => {
      write = (chunk) => process.stdout.write(chunk);
      for (const chunk of kept) write(chunk);
      kept = [];
      return done;
    });
  return { done, show };
}

/** Begins types, lint and unit tests, all at once. `unitOptions`: what Vitest is told besides, such as which tests to leave out. */
export function beginChecks(unitOptions = []) {
  const unitTests = (write) => unit(unitOptions, write);
  return Object.entries({ types, lint, "unit tests": unitTests }).map(([name, check]) =>
    begin(name, check),
  );
}

async function types(write) {
  const projects = ["", "src/engine/", "src/fetch/", "src/tasks/"].map(
    (folder) => `${folder}tsconfig.json`,
  );
  // What it found out about a file is kept until that changes, so that it takes a fifth of the time.
  const kept = (project) => join(cache, `${project.replaceAll("/", "-")}.tsbuildinfo`);
  const statuses = await Promise.all(
    projects.map((project) =>
      runToolBeside(
        "typescript",
        ["-p", project, "--incremental", "--tsBuildInfoFile", kept(project)],
        { write },
      ),
    ),
  );
  return countCheck(statuses.every((status) => status === 0));
}

async function lint(write) {
  const status = await runToolBeside("@biomejs/biome", ["check", "--error-on-warnings", "."], {
    write,
  });
  return countCheck(status === 0);
}

// Vitest lets `.only` and new snapshots pass except where CI is set; here they never pass.
async function unit(options, write) {
  const report = reportFile("unit");
  const status = await runToolBeside(
    "vitest",
    [
      "run",
      "--allowOnly=false",
      "--update=none",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...options,
    ],
    { write },
  );
  return settle(readReport(report, countVitest), status);
}

/** Where a runner is to leave its report; the one that is there is of another run, and goes. */
export function reportFile(name) {
  const report = join(cache, `${name}.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/** What a report counts; undefined for that of a runner that crashed, which left none, or half of one. */
export function readReport(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return undefined;
  }
}

/** Prints what each stage counted and the sum, and has the process fail where a stage failed. */
export function summarise(results) {
  console.log("\n== summary ==");
  for (const { name, counts } of results) console.log(`${name.padEnd(18)}${stageText(counts)}`);
  const sum = total(results);
  console.log(countsText(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** Leaves colours out where CI is set: nobody sees them there. */
export function plainInCI() {
  if (!process.env.CI) return;
  process.env.NO_COLOR = "1";
  delete process.env.FORCE_COLOR;
}
