import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import { decide, parseRobots } from "../../../src/engine/index.ts";
import type { DialectId } from "../../../src/engine/parse/dialect.ts";

/** What comes out: `line` is the deciding line, counted from 1, or 0 where no rule decides. */
export interface Answer {
  readonly outcome: Outcome;
  readonly line: number;
}

/** A file, a crawler that reads it, and a URL that it wants. */
export interface Question {
  readonly robots: string;
  readonly crawler: string;
  readonly url: string;
}

/** A question, and what a source says of it. */
export interface Case extends Question, Answer {
  readonly source: string;
}

/** What most cases of the libraries ask, and the two answers that `Disallow: /a` in line 2 can give it. */
export const site = "http://example.com";
export const foo = { crawler: "FooBot", url: `${site}/a` } as const;
export const bites = { ...foo, outcome: "disallow", line: 2 } as const;
export const fails = { ...foo, outcome: "allow", line: 0 } as const;
export const atB = { crawler: "FooBot", url: `${site}/b` } as const;

/** What is asked of a rule for everybody: `rule` is line 2 of its file. */
export function oneRule(
  source: string,
  rule: string,
  url: string,
  outcome: Outcome,
  line: number,
): Case {
  return { source, robots: `User-agent: *\n${rule}\n`, crawler: "FooBot", url, outcome, line };
}

/** FooBot asks for /a, which the group of `agent` disallows in line 2. */
export function asked(source: string, agent: string, crawler: string, outcome: Outcome): Case {
  const robots = `User-agent: ${agent}\nDisallow: /a\n`;
  return { source, robots, crawler, url: foo.url, outcome, line: outcome === "allow" ? 0 : 2 };
}

/** The engine's answer. */
export function answerOf({ robots, crawler, url }: Question, dialect: DialectId): Answer {
  const { outcome, ground } = decide(parseRobots(robots, dialect), crawler, url);
  return { outcome, line: ground.kind === "rule" ? ground.rule.line.number : 0 };
}

/** The case as a sentence that ends in its source; a document names no line. */
export function sentenceOf({
  source,
  crawler,
  url,
  outcome,
  line,
}: Omit<Case, "line"> & Partial<Case>): string {
  const verb = outcome === "allow" ? "may" : "may not";
  const shownUrl = url.length > 60 ? `${url.slice(0, 60)}…` : url;
  const by = line === undefined ? "" : ` by ${line ? `line ${line}` : "no rule"}`;
  return `${crawler} ${verb} fetch ${shownUrl}${by} (${source})`;
}
