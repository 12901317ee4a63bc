import { crawlerNamed } from "../../engine/crawlers/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Join } from "../../engine/parse/join.ts";
import type { NamedAgent } from "../../engine/parse/types.ts";
import type { Span } from "../../engine/text/line.ts";
import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { type Reading, readingOf, shapeOf, unless } from "../agent-names.ts";
import { replacing } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";

interface Facts extends Reading, Others {
  readonly name: string;
  readonly token: string;
}

/**
 * R210: a version behind the name of a crawler; of crawlers that the catalogue does not have, which
 * come in long lists, said once. RFC 9309 2.2.1: a product token has none; some readers cut it off.
 */
export const agentVersion: Problem<Facts> = {
  code: "R210",
  severity: "error",
  title: "Version in the name of a crawler",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "version") return NOTHING_FOUND;
    const { text: name, value } = field;
    if (!crawlerNamed(withoutVersion(name))) return NOTHING_FOUND;
    const { severity, facts } = readingOf(name, withoutVersion(name), dialect);
    return [{ ...spotted(name, value, 1, facts), severity }];
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
      return line === undefined ? [] : [spotted(name, file.valueAt(line), line, facts)];
    });
    return saidOnce(found).map((one) => ({ ...one, severity }));
  },
  sentence: ({ name, token, isRead, own, reader, others }) => {
    const more = others ? `; so it is with ${counted(others, OTHER_NAMES)}` : "";
    return isRead
      ? `The version is left out by ${reader}, but readers that compare all of ${code(name)} do not find ${code(token)} in it${more}.`
      : `To ${reader} ${code(name)} is another name than ${code(token)}, so that crawler does not obey this group${unless(own)}${more}.`;
  },
  fixLabels: ({ token, others }) => ({
    "without-version": others ? "Leave the versions out" : `Write ${code(token)}`,
  }),
  about: [
    "A crawler looks for its product token, which has no version: Googlebot, not Googlebot/2.1. Some readers cut a version off and some compare the whole value, which then equals no token.",
    "Leave the version out. A file cannot address one version of a crawler.",
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

function spotted(name: string, span: Span, line: number, reading: Reading): SpottedAt<Facts> {
  const token = withoutVersion(name);
  const fix = replacing("without-version", span, token, line);
  return { line, span, facts: { ...reading, name, token }, fixes: [fix] };
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

const OTHER_NAMES = { one: "other name", other: "other names" };
