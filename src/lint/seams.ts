import { outcomeOf } from "../engine/decide/decision.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import { ROLE, roleOf } from "../engine/parse/field-role.ts";
import type { GroupSection, SectionContent } from "../engine/parse/section.ts";
import type { NamedAgent } from "../engine/parse/types.ts";
import { numberText } from "../words/numbers.ts";
import { code } from "../words/quoting.ts";
import { lineBelow } from "./fixes.ts";
import type { Fix, Severity, SpottedAt } from "./problem.ts";
import type { FileView } from "./views.ts";

/**
 * A place in a list of agents where a person may think that it ended, though the dialect reads on
 * and both sides share the rules, which forbid something.
 */
export interface Seam {
  /** What stands there: blank lines alone, a field that speaks for a group, or other text. */
  readonly kind: "gap" | "group-field" | "other-text";
  /** Who gets rules of whom: crawlers those of other crawlers; all those of some, for `*` stands before the seam; or some those of all. */
  readonly effect: "of-others" | "all-of-some" | "some-of-all";
  /** The user-agent lines round it. */
  readonly before: number;
  readonly after: number;
  readonly blanks: readonly number[];
  /** Lines with text that is no comment. */
  readonly texts: readonly number[];
}

/** The seams of this kind; those of one list with one effect together. */
export function seamsIn(file: FileView, kind: Seam["kind"]): readonly [Seam, ...Seam[]][] {
  const { analysis } = file;
  const all = file.once("seams", () =>
    analysis.sections
      .map((section) => seamsOf(section, analysis))
      .filter((seams) => seams.length > 0),
  );
  return all.flatMap((seams) => {
    const ofKind = seams.filter((seam) => seam.kind === kind);
    return EFFECTS.flatMap((effect) => {
      const [first, ...others] = ofKind.filter((seam) => seam.effect === effect);
      return first ? [[first, ...others]] : [];
    });
  });
}

const EFFECTS = ["of-others", "all-of-some", "some-of-all"] as const;

/** By lines as if the section began in line 0. A content is the same object only while the lines within it are the same. */
const known = new WeakMap<SectionContent, readonly Seam[]>();

function seamsOf(section: GroupSection, analysis: Analysis): readonly Seam[] {
  const seams = known.get(section.content) ?? findSeams(section, analysis);
  known.set(section.content, seams);
  return seams.map((seam) => movedBy(seam, section.first));
}

function findSeams(section: GroupSection, analysis: Analysis): readonly Seam[] {
  const agents = agentsOf(section);
  const apart = agents.flatMap(({ token, line: before }, index) => {
    const next = agents[index + 1];
    const isApart = next && next.line > before + 1 && next.token !== token;
    return isApart ? [{ before, after: next.line }] : [];
  });
  if (apart.length === 0 || !forbids(section)) return NONE;
  const isStar = ({ token }: NamedAgent) => token === "*";
  const firstStar = agents.find(isStar)?.line ?? Number.POSITIVE_INFINITY;
  const lastStar = agents.findLast(isStar)?.line ?? Number.NEGATIVE_INFINITY;
  return apart.flatMap(({ before, after }) => {
    const between = betweenOf(before, after, section, analysis);
    const [starBefore, starAfter] = [firstStar <= before, lastStar >= after];
    const effect =
      starBefore === starAfter ? "of-others" : starBefore ? "all-of-some" : "some-of-all";
    return between ? [{ ...between, effect, before, after }] : [];
  });
}

const NONE: readonly never[] = [];

function forbids({ rules }: GroupSection): boolean {
  return rules.some((rule) => outcomeOf(rule) === "disallow");
}

/** The agents of a list as they stand, and those before it where it goes on with another. */
function agentsOf({ first, continues, content }: GroupSection): readonly NamedAgent[] {
  const before = continues?.content.agents.map((run) => ({ ...run, by: continues.first - first }));
  const own = content.agents.map((run) => ({ ...run, by: 0 }));
  return [...(before ?? []), ...own].flatMap(({ item, at, by }) =>
    item.agents.map((agent) => ({ ...agent, line: agent.line + at + by })),
  );
}

/** What makes a seam between two lines; null where nothing does, or rules stand there. */
function betweenOf(
  before: number,
  after: number,
  { first }: GroupSection,
  analysis: Analysis,
): Pick<Seam, "kind" | "blanks" | "texts"> | null {
  const blanks: number[] = [];
  const texts: number[] = [];
  let roles = 0;
  for (let line = before + 1; line < after; line++) {
    const read = analysis.lineAt(first + line);
    if (!read) continue;
    const { content, comment } = read;
    if (content.kind === "field") roles |= roleOf(content.name, analysis.dialect.grouping);
    if (content.kind !== "blank") texts.push(line);
    else if (!comment) blanks.push(line);
  }
  if (roles & ROLE.rule || (texts.length === 0 && blanks.length === 0)) return null;
  if (texts.length === 0) return { kind: "gap", blanks, texts };
  return { kind: roles & ROLE.extends ? "group-field" : "other-text", blanks, texts };
}

function movedBy(seam: Seam, lines: number): Seam {
  const moved = (line: number) => line + lines;
  return {
    ...seam,
    before: moved(seam.before),
    after: moved(seam.after),
    blanks: seam.blanks.map(moved),
    texts: seam.texts.map(moved),
  };
}

/** What is told of seams with one effect: who is before them, and whose rules follow. */
export interface SeamFacts {
  readonly effect: Seam["effect"];
  readonly before: string;
  readonly after: string;
  readonly afterLine: number;
  /** How many more seams there are. */
  readonly others: number;
}

/** What the checks of seams have in common: a finding at the first of those with one effect. */
export function atSeam(file: FileView, seams: readonly [Seam, ...Seam[]]): SpottedAt<SeamFacts> {
  const [first] = seams;
  const { before, effect } = first;
  // The rules are below the last of them.
  const { after } = seams.at(-1) ?? first;
  return {
    line: before,
    span: file.valueAt(before),
    severity: SEVERITIES[effect],
    facts: {
      effect,
      before: nameAt(file, before),
      after: nameAt(file, after),
      afterLine: after,
      others: seams.length - 1,
    },
  };
}

const SEVERITIES: Readonly<Record<Seam["effect"], Severity>> = {
  "all-of-some": "error",
  "of-others": "warning",
  "some-of-all": "information",
};

/** Ends a list of agents after these lines, so that those before them may fetch everything. */
export function ownRule(file: FileView, lines: readonly number[]): Fix {
  return {
    name: "own-rule",
    edits: lines.map((line) => lineBelow(file, line, "Disallow:")),
  };
}

function nameAt(file: FileView, line: number): string {
  const content = file.lineAt(line)?.content;
  return content?.kind === "field" ? content.text : "";
}

/** What the fix that ends a list says. */
export function ownRuleLabel({ before, others }: Pick<SeamFacts, "before" | "others">): string {
  const where = others ? "in each of these places" : `after ${code(before)}`;
  return `Write ${code("Disallow:")} ${where}`;
}

/** Agents by the first of them. */
export function withOthers({ before, others }: Pick<SeamFacts, "before" | "others">): string {
  return others ? `${code(before)} and ${numberText(others)} more` : code(before);
}

/** Who gets whose rules where a list of agents goes on. */
export function sharing({ effect, others, after, afterLine }: SeamFacts, who: string): string {
  const rules = `the rules below ${code(after)} in line ${afterLine}`;
  if (effect === "all-of-some")
    return `${rules} are also for ${code("*")}, that is for every crawler without a group of its own`;
  const obey = others ? "obey" : "obeys";
  return `${who} ${obey} ${effect === "some-of-all" ? `the rules of ${code("*")}` : rules}`;
}
