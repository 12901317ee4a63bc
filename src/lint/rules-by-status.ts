import type { Rule } from "../engine/parse/types.ts";
import type { LineStatus, StatusByLine } from "../engine/prove/rule-status.ts";
import { groupedBy } from "../engine/text/lists.ts";
import { deletion } from "./fixes.ts";
import { type Fix, type Others, type Severity, type SpottedAt, saidOnce } from "./problem.ts";
import { type FileView, LONGEST_LOOKED_AT } from "./views.ts";

/** A rule whose status is known. */
export interface RuleWithStatus {
  readonly rule: Rule;
  readonly status: LineStatus;
}

/** What a check says about a rule. */
export interface Remark<Facts> {
  readonly severity: Severity;
  readonly facts: Facts;
}

/** If a section has more problems of one kind than these, only the first is reported, with the number of the others. */
const FEW = 5;

/**
 * What `remarkOn` says about the rules of a file whose status is known. Rules with another problem
 * that says the same (`isSaid`, by its code) are left out. The fix removes the line, where it is
 * proven that this changes no verdict.
 */
export function spottedByStatus<Facts extends Others>(
  view: FileView,
  isSaid: (code: string) => boolean,
  remarkOn: (rule: RuleWithStatus) => Remark<Facts> | null,
): readonly SpottedAt<Facts>[] {
  return rulesWithStatus(view).flatMap((rules) => {
    const remarked = rules.flatMap((known) => {
      const remark = view.codesAt(known.status.line).some(isSaid) ? null : remarkOn(known);
      return remark ? [{ ...remark, status: known.status }] : [];
    });
    const bySeverity = groupedBy(remarked, ({ severity }) => severity);
    return [...bySeverity.values()].flatMap((alike) => spotted(alike, view));
  });
}

type Remarked<Facts> = Remark<Facts> & Pick<RuleWithStatus, "status">;

function spotted<Facts extends Others>(
  alike: readonly Remarked<Facts>[],
  view: FileView,
): readonly SpottedAt<Facts>[] {
  const areFew = alike.length <= FEW;
  const found = (areFew ? alike : alike.toSorted(byRemoval)).map(
    ({ status, severity, facts }, index): SpottedAt<Facts> => {
      const { line } = status;
      // Where one finding is for all, the places of the others are not needed; there may be thousands.
      const span = areFew || index === 0 ? view.valueAt(line) : NOWHERE;
      return { line, span, severity, facts, fixes: removalOf(status) };
    },
  );
  return areFew ? found : saidOnce(found);
}

/** Puts rules that can be removed before the others: the fix of the first finding is for all. */
function byRemoval(
  { status: a }: Pick<RuleWithStatus, "status">,
  { status: b }: Pick<RuleWithStatus, "status">,
): number {
  return Number(b.redundant === true) - Number(a.redundant === true);
}

const NOWHERE = { from: 0, to: 0 };

function removalOf({ line, redundant }: LineStatus): readonly Fix[] {
  return redundant ? [deletion(line)] : [];
}

/** By section. */
function rulesWithStatus(view: FileView): readonly (readonly RuleWithStatus[])[] {
  const { statusAt } = view.surroundings;
  if (!statusAt) return [];
  return view.once("rules with status", () =>
    view.analysis.sections.map(({ rules }) => rules.flatMap((rule) => withStatus(rule, statusAt))),
  );
}

function withStatus(rule: Rule, statusAt: StatusByLine): readonly RuleWithStatus[] {
  const { derived, path, line } = rule;
  // Rules without a path belong to another check: see R412.
  if (derived || path === "" || path.length > LONGEST_LOOKED_AT) return [];
  const status = statusAt(line.number);
  return status ? [{ rule, status }] : [];
}
