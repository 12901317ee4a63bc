import type { Rule } from "../../group.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { Facts } from "../finding.ts";
import type { GroupView } from "../group-view.ts";
import { canMatch } from "./can-match.ts";
import { overtakenByStars } from "./overtaken-by-stars.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";
import { saidOnce } from "./said-once.ts";
import { withPath } from "./with-path.ts";

/** R303: a star at the end of a path, which matches nothing more but counts as an octet (RFC 9309 2.2.2), and to readers without wildcards is a letter. */
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
        starred
          .filter((rule) => !overtaken.has(rule) && isName(rule))
          .map((rule) => spotted(view, rule, { kind: "idle" })),
      ),
    ];
  },
};

/** `/fish*` is taken for more than `/fish`; `/fish/*` says what it means, and among other stars one more is no matter. */
function isName({ path }: Rule): boolean {
  return /^\/[^*]*[^*/]\*$/.test(path);
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
    fixes: [withPath("remove-star", value, without, line.number)],
  };
}
