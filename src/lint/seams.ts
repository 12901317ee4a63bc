import { outcomeOf } from "../engine/decide/decision.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import { ROLE, roleOf } from "../engine/parse/field-role.ts";
import type { GroupSection, SectionContent } from "../engine/parse/section.ts";
import type { NamedAgent } from "../engine/parse/types.ts";
import { code } from "../words/quoting.ts";
import { emptyDisallowBelow } from "./fixes.ts";
import { shapeOf } from "./name-shape.ts";
import { type Fix, type Severity, type SpottedAt, withMore } from "./problem.ts";
import { isWholeSite } from "./reach.ts";
import { type FileView, remembered } from "./views.ts";

/**
 * A place in a list of user-agent lines where a person may think that the list ends. The dialect
 * reads on, and both sides share the rules, which disallow something.
 */
interface Seam {
  /** What is there: only blank lines, a field that belongs to a group, or other text. */
  readonly kind: "gap" | "group-field" | "other-text";
  /** Which crawlers get which rules: those of other crawlers; all get those of some, because `*` is before the seam; or some get those of all. */
  readonly effect: "of-others" | "all-of-some" | "some-of-all";
  /** The user-agent lines before and after it. */
  readonly before: number;
  readonly after: number;
  /** Whether the rules block the whole site. */
  readonly closes: boolean;
  readonly blanks: readonly number[];
  /** Lines with text other than comments. */
  readonly texts: readonly number[];
}

/** The seams of this kind; those with one effect in one list together. */
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

function seamsOf(section: GroupSection, analysis: Analysis): readonly Seam[] {
  const seams = findSeams(section.content, section, analysis);
  return seams.map((seam) => movedBy(seam, section.first));
}

/** With lines as if the section began in line 0: a content is the same object only while the lines within it are the same. */
const findSeams = remembered((_: SectionContent, section: GroupSection, analysis: Analysis) => {
  const agents = agentsOf(section);
  const apart = agents.flatMap(({ token, name, line: before }, index) => {
    const next = agents[index + 1];
    const isApart = next && next.line > before + 1 && next.token !== token;
    // No crawler is called `* Disallow: /`, and R104 says what was meant.
    return isApart && shapeOf(name) !== "field" ? [{ before, after: next.line }] : [];
  });
  if (apart.length === 0 || !disallows(section)) return [];
  const closes = closesSite(section);
  const isStar = ({ token }: NamedAgent) => token === "*";
  const firstStar = agents.find(isStar)?.line ?? Number.POSITIVE_INFINITY;
  const lastStar = agents.findLast(isStar)?.line ?? Number.NEGATIVE_INFINITY;
  return apart.flatMap(({ before, after }) => {
    const between = betweenOf(before, after, section, analysis);
    const [starBefore, starAfter] = [firstStar <= before, lastStar >= after];
    const effect: Seam["effect"] =
      starBefore === starAfter ? "of-others" : starBefore ? "all-of-some" : "some-of-all";
    return between ? [{ ...between, effect, before, after, closes }] : [];
  });
});

function disallows({ rules }: GroupSection): boolean {
  return rules.some((rule) => outcomeOf(rule) === "disallow");
}

function closesSite({ rules }: GroupSection): boolean {
  return (
    rules.some((rule) => outcomeOf(rule) === "disallow" && isWholeSite(rule.pattern)) &&
    !rules.some(({ allows, path }) => allows && path !== "")
  );
}

/** The user-agent lines of a section, after those of the section that it continues. */
function agentsOf({ first, continues, content }: GroupSection): readonly NamedAgent[] {
  const before = continues?.content.agents.map((run) => ({ ...run, by: continues.first - first }));
  const own = content.agents.map((run) => ({ ...run, by: 0 }));
  return [...(before ?? []), ...own].flatMap(({ item, at, by }) =>
    item.agents.map((agent) => ({ ...agent, line: agent.line + at + by })),
  );
}

/** What makes a seam between two lines; null where nothing does, or rules are there. */
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

/** The facts of seams with one effect: the token before them, and the one whose rules follow. */
export interface SeamFacts {
  readonly effect: Seam["effect"];
  readonly before: string;
  readonly after: string;
  readonly afterLine: number;
  /** How many more seams there are. */
  readonly others: number;
}

/** A finding at the first of several seams with one effect. Its fix ends the lists there, so that the crawlers before may fetch everything. */
export function atSeam(
  file: FileView,
  seams: readonly [Seam, ...Seam[]],
): SpottedAt<SeamFacts> & { readonly fixes: readonly Fix[] } {
  const [first] = seams;
  const { before, effect } = first;
  // Who writes something of a crawler does not mean to block it from the whole site.
  const losesSite = effect === "some-of-all" && first.kind !== "gap" && first.closes;
  // The rules are below the last of them.
  const { after } = seams.at(-1) ?? first;
  const edits = seams.map((seam) => emptyDisallowBelow(file, endOf(seam)));
  return {
    line: before,
    severity: losesSite ? "error" : SEVERITIES[effect],
    facts: {
      effect,
      before: nameAt(file, before),
      after: nameAt(file, after),
      afterLine: after,
      others: seams.length - 1,
    },
    // Crawlers before a `*` would be free of the rules for all others, which is hardly meant.
    fixes: effect === "some-of-all" && !losesSite ? [] : [{ name: "own-rule", edits }],
  };
}

/** The last line of the group that a person sees before a seam. */
function endOf({ kind, before, texts }: Seam): number {
  return kind === "group-field" ? (texts.at(-1) ?? before) : before;
}

const SEVERITIES: Readonly<Record<Seam["effect"], Severity>> = {
  "all-of-some": "error",
  "of-others": "warning",
  "some-of-all": "information",
};

function nameAt(file: FileView, line: number): string {
  const content = file.lineAt(line)?.content;
  return content?.kind === "field" ? content.text : "";
}

/** The label of the fix that ends the lists. */
export function ownRuleLabel({ before, others }: Pick<SeamFacts, "before" | "others">): string {
  const where = others ? "at the end of each of these groups" : `below ${code(before)}`;
  return `Add an empty ${code("Disallow:")} ${where}`;
}

/** Which crawlers obey which rules because a list of user-agent lines goes on. */
export function sharing({ effect, before, others, after, afterLine }: SeamFacts): string {
  if (effect === "all-of-some")
    return `The rules for ${code(after)} (line ${afterLine}) also apply to every crawler that no other group names`;
  const who = `${withMore(before, others)} ${others > 0 ? "obey" : "obeys"}`;
  return effect === "some-of-all"
    ? `${who} the rules of the ${code("*")} group`
    : `${who} the rules for ${code(after)} (line ${afterLine})`;
}
