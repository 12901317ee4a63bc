import { crawlerNamed } from "../../crawlers/index.ts";
import type { Analysis } from "../../parse/analysis.ts";
import type { Join } from "../../parse/join.ts";
import type { NamedAgent } from "../../parse/types.ts";
import type { Span } from "../../text/line.ts";
import { type FileCheck, type LineCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import { replacing } from "../replacing.ts";
import { saidOnce } from "../said-once.ts";
import { readingOf } from "./name-reading.ts";
import { shapeOf } from "./name-shape.ts";

/**
 * R210: a version behind the name of a crawler; of crawlers that the catalogue does not have, which
 * come in long lists, said once. RFC 9309 2.2.1: a product token has none; some readers cut it off.
 */
export const agentVersion: LineCheck & FileCheck = {
  code: "R210",
  severity: "error",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "version") return NOTHING_FOUND;
    const { text: name, value } = field;
    if (!crawlerNamed(withoutVersion(name))) return NOTHING_FOUND;
    const { severity, facts } = readingOf(name, withoutVersion(name), dialect);
    const found = spotted(name, value, 1);
    return [{ ...found, severity, facts: { ...facts, ...found.facts } }];
  },
  inFile: (file) => {
    const { analysis } = file;
    const strangers = strangersIn(analysis);
    const [first] = strangers;
    if (!first) return NOTHING_FOUND;
    const { severity, facts } = readingOf(first.name, withoutVersion(first.name), analysis.dialect);
    // The reader finds the name, and of such a crawler no other is known.
    if (facts.isRead) return NOTHING_FOUND;
    const found = strangers.flatMap(({ name, token }) => {
      const line = analysis.named(token)?.agent.line.number;
      return line === undefined ? [] : [spotted(name, file.valueAt(line), line)];
    });
    return saidOnce(found).map((one) => ({ ...one, severity, facts: { ...facts, ...one.facts } }));
  },
};

function withoutVersion(name: string): string {
  return name.slice(0, name.indexOf("/")).trim();
}

function spotted(name: string, span: Span, line: number): SpottedAt {
  const token = withoutVersion(name);
  const fix = replacing("without-version", span, token, line);
  return { line, span, facts: { name, token }, fixes: [fix] };
}

/** Of more names than these, the first are looked at. */
const MOST_STRANGERS = 200;

/** What stays true while no agent changes; the lines of these agents do not. */
const known = new WeakMap<Join, readonly NamedAgent[]>();

function strangersIn({ join }: Analysis): readonly NamedAgent[] {
  const strangers = known.get(join) ?? findStrangers(join);
  known.set(join, strangers);
  return strangers;
}

function findStrangers({ addressOf }: Join): readonly NamedAgent[] {
  return [...addressOf.values()]
    .map(({ agent }) => agent)
    .filter(({ name }) => shapeOf(name) === "version" && !crawlerNamed(withoutVersion(name)))
    .slice(0, MOST_STRANGERS);
}
