import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { PLAIN } from "../src/engine/decide/request-context.ts";
import { rfc9309 } from "../src/engine/dialects/rfc9309.ts";
import { analyse } from "../src/engine/parse/analysis.ts";
import { siteOf } from "../src/engine/url/scope.ts";
import { problemsIn } from "../src/lint/lint-file.ts";
import { type Code, type Finding, sentenceOf } from "../src/lint/problem.ts";
import { problems } from "../src/lint/run.ts";
import { plain } from "../src/words/quoting.ts";

/** The share of files with each problem, the most frequent first. */
export function sharesOf(path: string): string {
  const files = surveyed(path);
  const rows = problems.map(({ code, title }) => {
    const counts = files
      .map(({ findings }) => findings.filter((finding) => finding.problem.code === code).length)
      .filter((count) => count > 0);
    return {
      code,
      title,
      files: counts.length,
      findings: counts.reduce((sum, count) => sum + count, 0),
    };
  });
  const lines = rows
    .sort((a, b) => b.files - a.files)
    .map(({ code, title, files: found, findings }) => {
      const share = ((100 * found) / files.length).toFixed(1).padStart(5);
      return `${code} ${share} % of files, ${findings} found: ${title}`;
    });
  const [slowest, next] = files.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const slow = [slowest, next].flatMap((file) => file ?? []);
  return [
    `${files.length} files; the slowest: ${slow.map(({ host, milliseconds }) => `${host} ${Math.round(milliseconds)} ms`).join(", ")}`,
    ...lines,
  ].join("\n");
}

/** Where a problem is found: line, sentence and the lines around it, in up to `count` files spread over all that have it, three findings each. */
export function placesOf(path: string, code: Code, count: number): string {
  const found = surveyed(path)
    .map((file) => ({
      ...file,
      of: file.findings.filter((finding) => finding.problem.code === code),
    }))
    .filter(({ of }) => of.length > 0);
  const step = Math.max(1, Math.floor(found.length / count));
  return found
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(({ host, lines, of }) =>
      [`== ${host}: ${of.length} found`, ...of.slice(0, 3).map((one) => shown(one, lines))].join(
        "\n",
      ),
    )
    .join("\n\n");
}

interface Surveyed {
  readonly host: string;
  readonly lines: readonly string[];
  readonly findings: readonly Finding[];
  /** Of the processor, from the text to its problems. */
  readonly milliseconds: number;
}

function surveyed(path: string): readonly Surveyed[] {
  const records = gunzipSync(readFileSync(path)).toString().trim().split("\n");
  return records.map((record) => {
    const { host, robots }: { host: string; robots: string } = JSON.parse(record);
    const address = siteOf(`https://${host}`);
    const site = address.kind === "site" ? address.site : null;
    const begun = process.cpuUsage();
    const findings = problemsIn(analyse(robots, rfc9309), {
      context: { ...PLAIN, site },
      urls: [],
      crawlers: process.env.CRAWLERS?.split(",") ?? [],
    });
    const { user, system } = process.cpuUsage(begun);
    const milliseconds = (user + system) / 1000;
    return { host, lines: robots.split(/\r\n|\r|\n/), findings, milliseconds };
  });
}

function shown(finding: Finding, lines: readonly string[]): string {
  const { line } = finding;
  const around = lines.slice(Math.max(0, line - 3), line + 2).map((text, index) => {
    const number = Math.max(0, line - 3) + index + 1;
    return `${number === line ? ">" : " "}${String(number).padStart(4)} ${text.slice(0, 100)}`;
  });
  return [`${finding.severity}: ${plain(sentenceOf(finding))}`, ...around].join("\n");
}
