import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import { code } from "../../words/quoting.ts";
import { deletion, deletionLabel } from "../fixes.ts";
import { groupFor, ownReadersOf, readBy } from "../own-readings.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { forbids } from "../reach.ts";
import { fieldSpan, type Lines } from "../views.ts";

interface Facts {
  /** The crawler whose own parser it is; left out: it is that of the page. */
  readonly token?: string;
  readonly effect: string;
}

/** R420: a line because of which no rule of its group counts for a parser, and everything is allowed (see Grouping.overridingRule). */
export const noRuleCounts: Problem<Facts> = {
  code: "R420",
  severity: "error",
  title: "Line after which no rule counts",
  inGroup: (view) => overridden(view, view.group, view.dialect),
  inFile: (file) =>
    ownReadersOf(
      file,
      (dialect) => dialect !== file.analysis.dialect && isOverriddenByRules(dialect),
    ).flatMap((reader) => {
      const own = readBy(file.analysis)(reader.dialect);
      const group = own.rejectedBy ? null : groupFor(reader, own);
      const found = group ? overridden(file, group, reader.dialect) : NOTHING_FOUND;
      const { token } = reader;
      return found.map((one) => {
        return { ...one, severity: "warning" as const, facts: { ...one.facts, token } };
      });
    }),
  sentence: ({ token, effect, reader }) =>
    token
      ? `Because of this line, ${code(token)} obeys no rule, and may fetch everything. ${effect}`
      : `Because of this line, no rule of its group counts for ${reader}, and everything is allowed. ${effect}`,
  fixLabels: () => deletionLabel({}),
  about: [
    "HTTrack up to 3.49-10 adds up the bytes of the rules that it obeys. A group with more than 4,093 bytes, each line end included, has no effect: HTTrack fetches everything. Keep the rules for HTTrack few, in a group of its own.",
    "For GNU Wget2, a Disallow without a path is not “no rule”. It drops the rules above it, and those below it in the same group do not count. Delete it where the group has other rules.",
  ],
  example: {
    readAs: "wget2",
    wrong: "User-agent: *\nDisallow: /private/\nDisallow:",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: {
    title: "GNU Wget2 2.2.0, libwget/robots.c",
    url: "https://gitlab.com/gnuwget/wget2/-/blob/v2.2.0/libwget/robots.c",
  },
};

function overridden(lines: Lines, group: Group, dialect: Dialect): readonly SpottedAt<Facts>[] {
  const rule = group.overridingRule;
  if (!rule?.allows || !group.ruled.some(({ rules }) => rules.some(forbids))) return NOTHING_FOUND;
  const { number } = rule.line;
  const facts = { effect: dialect.grouping.overridingEffect ?? "" };
  const fixes = rule.path === "" ? [deletion(number)] : [];
  return [{ line: number, span: fieldSpan(lines.lineAt(number)), facts, fixes }];
}

/** R504 is about other lines that replace all rules. */
function isOverriddenByRules({ grouping }: Dialect): boolean {
  return grouping.overridingRule !== undefined && grouping.observes === undefined;
}
