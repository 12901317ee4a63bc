import type { Rule } from "../engine/parse/types.ts";
import type { LivesByLine, RuleLifeAt } from "../engine/prove/rule-status.ts";
import { groupedBy } from "../engine/text/grouped-by.ts";
import type { Fix, Severity, SpottedAt } from "./problem.ts";
import { type Others, saidOnce } from "./said-once.ts";
import { type FileView, LONGEST_LOOKED_AT } from "./views.ts";

/** A rule of which it is known what it is good for. */
export interface RuleWithLife {
  readonly rule: Rule;
  readonly life: RuleLifeAt;
}

/** What there is to say of such a rule. */
export interface Remark<Facts> {
  readonly severity: Severity;
  readonly facts: Facts;
}

/** Of more problems of one kind in a section, the first is named, with how many others there are. */
const FEW = 5;

/** What `remarkOn` says of the rules of a file whose lives are known, save those with another problem that says it already (`isSaid`, of its code); with the removal of the line, where that is proven to change no verdict. */
export function spottedByLife<Facts extends Others>(
  view: FileView,
  isSaid: (code: string) => boolean,
  remarkOn: (rule: RuleWithLife) => Remark<Facts> | null,
): readonly SpottedAt<Facts>[] {
  return rulesWithLives(view).flatMap((rules) => {
    const remarked = rules.flatMap((known) => {
      const remark = view.codesAt(known.life.line).some(isSaid) ? null : remarkOn(known);
      return remark ? [{ ...remark, life: known.life }] : [];
    });
    const bySeverity = groupedBy(remarked, ({ severity }) => severity);
    return [...bySeverity.values()].flatMap((alike) => spotted(alike, view));
  });
}

type Remarked<Facts> = Remark<Facts> & Pick<RuleWithLife, "life">;

function spotted<Facts extends Others>(
  alike: readonly Remarked<Facts>[],
  view: FileView,
): readonly SpottedAt<Facts>[] {
  const areFew = alike.length <= FEW;
  const found = (areFew ? alike : alike.toSorted(byRemoval)).map(
    ({ life, severity, facts }, index): SpottedAt<Facts> => {
      const { line } = life;
      // Where all are said at once nobody asks where the others stand, and there may be thousands.
      const span = areFew || index === 0 ? view.valueAt(line) : NOWHERE;
      return { line, span, severity, facts, fixes: removalOf(life) };
    },
  );
  return areFew ? found : saidOnce(found);
}

/** First those that can go: the fix of the first is for all. */
function byRemoval(
  { life: a }: Pick<RuleWithLife, "life">,
  { life: b }: Pick<RuleWithLife, "life">,
): number {
  return Number(b.redundant === true) - Number(a.redundant === true);
}

const NOWHERE = { from: 0, to: 0 };

function removalOf({ line, redundant }: RuleLifeAt): readonly Fix[] {
  return redundant ? [{ name: "remove", edits: [{ kind: "delete-line", line }] }] : [];
}

/** By section. */
function rulesWithLives(view: FileView): readonly (readonly RuleWithLife[])[] {
  const { lives } = view.surroundings;
  if (!lives) return [];
  return view.once("rules with lives", () =>
    view.analysis.sections.map(({ rules }) => rules.flatMap((rule) => withLife(rule, lives))),
  );
}

function withLife(rule: Rule, lives: LivesByLine): readonly RuleWithLife[] {
  const { derived, path, line } = rule;
  // What a rule without a path says is another matter: see R412.
  if (derived || path === "" || path.length > LONGEST_LOOKED_AT) return [];
  const life = lives(line.number);
  return life ? [{ rule, life }] : [];
}
