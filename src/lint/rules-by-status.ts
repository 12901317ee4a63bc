import type { Rule } from "../engine/parse/types.ts";
import type { LineStatus, StatusByLine } from "../engine/prove/rule-status.ts";
import { groupedBy } from "../engine/text/lists.ts";
import { type Fix, type Others, type Severity, type SpottedAt, saidOnce } from "./problem.ts";
import { type FileView, LONGEST_LOOKED_AT } from "./views.ts";

/** A rule of which it is known what it is good for. */
export interface RuleWithStatus {
  readonly rule: Rule;
  readonly status: LineStatus;
}

/** What there is to say of such a rule. */
export interface Remark<Facts> {
  readonly severity: Severity;
  readonly facts: Facts;
}

/** Of more problems of one kind in a section, the first is named, with how many others there are. */
const FEW = 5;

/** What `remarkOn` says of the rules of a file whose status is known, save those with another problem that says it already (`isSaid`, of its code); with the removal of the line, where that is proven to change no verdict. */
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
      // Where all are said at once nobody asks where the others stand, and there may be thousands.
      const span = areFew || index === 0 ? view.valueAt(line) : NOWHERE;
      return { line, span, severity, facts, fixes: removalOf(status) };
    },
  );
  return areFew ? found : saidOnce(found);
}

/** First those that can go: the fix of the first is for all. */
function byRemoval(
  { status: a }: Pick<RuleWithStatus, "status">,
  { status: b }: Pick<RuleWithStatus, "status">,
): number {
  return Number(b.redundant === true) - Number(a.redundant === true);
}

const NOWHERE = { from: 0, to: 0 };

function removalOf({ line, redundant }: LineStatus): readonly Fix[] {
  return redundant ? [{ name: "remove", edits: [{ kind: "delete-line", line }] }] : [];
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
  // What a rule without a path says is another matter: see R412.
  if (derived || path === "" || path.length > LONGEST_LOOKED_AT) return [];
  const status = statusAt(line.number);
  return status ? [{ rule, status }] : [];
}
