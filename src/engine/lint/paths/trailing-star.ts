import { pieceAt } from "../../parse/analysis.ts";
import type { Rule } from "../../parse/types.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { Facts, Fix } from "../finding.ts";
import type { GroupView } from "../group-view.ts";
import { canMatch } from "../reach.ts";
import { replacing } from "../replacing.ts";
import { saidOnce } from "../said-once.ts";
import { overtakenByStars } from "./overtaken-by-stars.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R303: a star at the end of a path, which matches nothing more but counts as an octet (RFC 9309 2.2.2), and to readers without wildcards is a letter. Where it changes nothing it is told of only beside the same path without it. */
export const trailingStar: GroupCheck = {
  code: "R303",
  severity: "information",
  inGroup: (view) => {
    const starred = view.rules.filter(
      ({ path, pattern }) => /[^*]\*$/.test(path) && path !== "/*" && canMatch(pattern),
    );
    if (starred.length === 0) return NOTHING_FOUND;
    if (!readsWildcards(view.dialect)) return literalStars(view, starred);
    const overtaken = overtakenByStars(view, starred);
    return [
      ...[...overtaken].map(([rule, other]) => decisive(view, rule, other)),
      ...saidOnce(
        idleStars(
          view,
          starred.filter((rule) => !overtaken.has(rule)),
        ),
      ),
    ];
  },
};

/** Rules that another one without the star makes idle: whoever writes both takes them for two. */
function idleStars(view: GroupView, starred: readonly Rule[]): readonly SpottedAt[] {
  // Of the same rules the first.
  const backwards = view.rules.toReversed();
  const plain = new Map(backwards.map((rule) => [`${rule.allows} ${rule.path}`, rule]));
  return starred.flatMap((rule) => {
    const twin = plain.get(`${rule.allows} ${rule.path.slice(0, -1)}`);
    // To a reader that drops the star they are the same: see R401.
    if (!twin || twin.pattern.octets === rule.pattern.octets) return [];
    const [line, other] = [rule.line.number, twin.line.number];
    const canGo = pieceAt(view.group, line) === pieceAt(view.group, other);
    const found = spotted(view, rule, { kind: "idle", line: other });
    return [{ ...found, fixes: canGo ? [deletion(line)] : [] }];
  });
}

function deletion(line: number): Fix {
  return { name: "delete", edits: [{ kind: "delete-line", line }] };
}

function literalStars(view: GroupView, starred: readonly Rule[]): readonly SpottedAt[] {
  const facts = { kind: "literal", reader: view.dialect.title };
  return saidOnce(
    starred
      .filter(({ path }) => path.indexOf("*") === path.length - 1)
      .map((rule) => ({ ...spotted(view, rule, facts), severity: "warning" })),
  );
}

function decisive(view: GroupView, rule: Rule, { path, line }: Rule): SpottedAt {
  const facts = { kind: "decisive", other: path, line: line.number };
  return { ...spotted(view, rule, facts), severity: "warning" };
}

function spotted(view: GroupView, { path, line }: Rule, facts: Facts): SpottedAt {
  const value = view.valueAt(line.number);
  const without = path.slice(0, -1);
  return {
    line: line.number,
    span: partOf({ path, span: value }, without.length),
    facts: { path, without, ...facts },
    fixes: [replacing("remove-star", value, without, line.number)],
  };
}
