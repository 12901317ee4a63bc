import { crawlerNamed } from "../../engine/crawlers/index.ts";
import type { Join } from "../../engine/parse/join.ts";
import type { NamedAgent } from "../../engine/parse/types.ts";
import type { Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { besideOthers, notObeyedBy, type Reading, readingOf, unless } from "../agent-reading.ts";
import { replacing } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { shapeOf } from "../name-shape.ts";
import { leadsTo } from "../obeyed-agents.ts";
import {
  NOTHING_FOUND,
  type Others,
  type Problem,
  rfc,
  type Spotted,
  type SpottedAt,
  saidOnce,
  sameFor,
} from "../problem.ts";
import { remembered } from "../views.ts";

interface Facts extends Reading, Others {
  readonly name: string;
  readonly token: string;
}

/**
 * R210: a version after a product token. Crawlers that are not in the catalogue come in long lists,
 * so they are reported once. RFC 9309 2.2.1: a product token has no version; some parsers cut it off.
 */
export const agentVersion: Problem<Facts> = {
  code: "R210",
  severity: "error",
  title: "Product token with a version",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "version") return NOTHING_FOUND;
    const { text: name, value } = field;
    if (!crawlerNamed(withoutVersion(name))) return NOTHING_FOUND;
    const { severity, facts } = readingOf(name, withoutVersion(name), dialect);
    return [{ ...spotted(name, value, 1, facts), severity }];
  },
  inContext: (found, file) => besideOthers(found, file, found.facts.token),
  inFile: (file) => {
    const { analysis } = file;
    const strangers = strangersIn(analysis.join);
    const [first] = strangers;
    if (!first) return NOTHING_FOUND;
    const { severity, facts } = readingOf(first.name, withoutVersion(first.name), analysis.dialect);
    // The dialect finds the name, and how an unknown crawler reads is not known.
    if (facts.isRead) return NOTHING_FOUND;
    const found = strangers.flatMap(({ name, token }) => {
      const line = analysis.named(token)?.agent.line.number;
      if (line === undefined || leadsTo(file, line, withoutVersion(name))) return [];
      return [spotted(name, file.valueAt(line), line, facts)];
    });
    return saidOnce(found).map((one) => ({ ...one, severity }));
  },
  sentence: ({ name, token, reader, others, ...reading }) =>
    reading.isRead
      ? `Some parsers do not find ${code(token)} here: ${reader} ignores the version, but others compare the whole ${code(name)}.`
      : `${notObeyedBy(token, reading)}: ${reader} compares the whole ${code(name)}${unless(reading)}${sameFor(others, OTHER_TOKENS)}.`,
  fixLabels: ({ token, others }) => ({
    "without-version": others ? "Remove the versions" : `Write ${code(token)}`,
  }),
  about: [
    "A crawler looks for its product token, which has no version: Googlebot, not Googlebot/2.1. Some parsers cut the version off. Others compare the whole value, which is not a product token of any crawler.",
    "Remove the version. A file cannot name a single version of a crawler.",
  ],
  example: {
    wrong: "User-agent: Googlebot/2.1\nDisallow: /cart",
    right: "User-agent: Googlebot\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};

function withoutVersion(name: string): string {
  return name.slice(0, name.indexOf("/")).trim();
}

function spotted(
  name: string,
  span: Span,
  line: number,
  reading: Reading,
): SpottedAt<Facts> & Spotted<Facts> {
  const token = withoutVersion(name);
  const fix = replacing("without-version", span, token, line);
  return { line, span, facts: { ...reading, name, token }, fixes: [fix] };
}

/** These stay the same while no user-agent line changes, but their line numbers do not. */
const strangersIn = remembered(({ addressOf }: Join): readonly NamedAgent[] =>
  [...addressOf.values()]
    .map(({ agent }) => agent)
    .filter(({ name }) => shapeOf(name) === "version" && !crawlerNamed(withoutVersion(name)))
    .slice(0, MOST_READ),
);

const OTHER_TOKENS = { one: "other token", other: "other tokens" };
