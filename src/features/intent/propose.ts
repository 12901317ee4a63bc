import { type ManagedBlock, managedBlockOf } from "../../engine/advise/managed-block.ts";
import { followerNamed } from "../../engine/crawlers/following.ts";
import { purposeTokens } from "../../engine/crawlers/purpose-tokens.ts";
import { judge } from "../../engine/decide/decide.ts";
import { select } from "../../engine/decide/select.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { type Analysis, analyse } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { GroupSection } from "../../engine/parse/section.ts";
import {
  type Grammar,
  type Purpose,
  purposes,
  type Stated,
  type Uses,
} from "../../engine/preferences/preference.ts";
import {
  type PreferenceLine,
  preferenceLinesOf,
  readPreferences,
} from "../../engine/preferences/preference-lines.ts";
import { answersBy, lengthOf, searchLines } from "../../engine/preferences/preferences-for.ts";
import { purposeGroupsOf, purposeLines } from "../../engine/preferences/purpose-groups.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { FIELDS, type FieldName } from "../../engine/text/line.ts";
import type { Edit } from "../../engine/text/source.ts";
import { isWholeSite } from "../../lint/reach.ts";
import {
  grammarsOf,
  type Intent,
  type Place,
  pathsIn,
  pathsOf,
  placesOf,
  type Wish,
  wishesOf,
} from "./wishes.ts";
import { commentWords } from "./words.ts";

/** Lines to put into a file. */
export interface Insertion {
  /** The line of the file above them, from 1; 0 where they come first. */
  readonly below: number;
  readonly lines: readonly string[];
}

/**
 * The lines that say what is wanted, read as RFC 9309. No line of the file is changed, and no rule
 * or preference of it is undone: a group of a crawler is extended, a crawler that gets a group of
 * its own keeps the rules that it followed, and where the file says the opposite it stays so.
 * Pauses after each crawler, and after each URL of a group.
 */
export function* propose(text: string, intent: Intent): Generator<void, readonly Insertion[]> {
  const draft = new Draft(text);
  const wishes = wishesOf(intent);
  const places = placesOf(intent);
  draft.insert(yield* rulesFor(draft, wishes, places));
  // A crawler may fall back to a group that is new: Screaming Frog to that of Googlebot.
  draft.insert(yield* rulesFor(draft, wishes, places));
  draft.insert(yield* preferencesFor(draft, wishes, places, intent));
  if (intent.fields.includes("purpose-token"))
    draft.insert(yield* purposesFor(draft, wishes, places));
  return draft.insertions;
}

/** Insertions as edits of the text. */
export function editsFor(text: string, insertions: readonly Insertion[]): readonly Edit[] {
  const lines = text.split("\n");
  const ends: number[] = [];
  let end = -1;
  for (const line of lines) {
    end += line.length + 1;
    ends.push(end);
  }
  return insertions.map(({ below, lines: inserted }) => {
    const added = inserted.join("\n");
    const at = below === 0 ? 0 : (ends[below - 1] ?? text.length);
    return { from: at, to: at, insert: below === 0 ? `${added}\n` : `\n${added}` };
  });
}

/** A file with inserted lines. */
class Draft {
  /** The file as it was. */
  readonly original: Analysis;
  private lines: readonly { readonly text: string; readonly isNew: boolean }[];
  private read: Analysis | null = null;
  private block: ManagedBlock | null | undefined;

  constructor(text: string) {
    this.original = analyse(text, rfc9309);
    this.read = this.original;
    this.lines = text.split("\n").map((line) => ({ text: line, isNew: false }));
  }

  get analysis(): Analysis {
    this.read ??= analyse(this.lines.map(({ text }) => text).join("\n"), rfc9309);
    return this.read;
  }

  /** Whether Cloudflare puts the section before the site’s file. */
  isManaged({ first }: GroupSection): boolean {
    if (this.block === undefined) this.block = managedBlockOf(this.analysis);
    return this.block !== null && this.block.first <= first && first <= this.block.last;
  }

  /** A line by its number, from 1. */
  lineAt(number: number): string {
    return this.lines[number - 1]?.text ?? "";
  }

  insert(insertions: readonly Insertion[]): void {
    if (insertions.length === 0) return;
    const below = new Map<number, string[]>();
    for (const insertion of insertions)
      below.set(insertion.below, [...(below.get(insertion.below) ?? []), ...insertion.lines]);
    const added = (number: number) =>
      (below.get(number) ?? []).map((text) => ({ text, isNew: true }));
    this.lines = [...added(0), ...this.lines.flatMap((line, index) => [line, ...added(index + 1)])];
    this.read = null;
    this.block = undefined;
  }

  /** What was inserted, by the lines of the file as it was. */
  get insertions(): readonly Insertion[] {
    const found: { below: number; lines: string[] }[] = [];
    let below = 0;
    let isOpen = false;
    for (const { text, isNew } of this.lines) {
      if (!isNew) below++;
      else if (isOpen) found.at(-1)?.lines.push(text);
      else found.push({ below, lines: [text] });
      isOpen = isNew;
    }
    return found;
  }

  /** New groups, below all others with a blank line between them; above a last group without rules, which would be joined with the first of them. */
  groupsAtEnd(groups: readonly (readonly string[])[]): readonly Insertion[] {
    if (groups.length === 0) return [];
    const open = this.analysis.sections.at(-1);
    const end = open && open.rules.length === 0 ? this.aboveComment(open.first) : this.lines.length;
    let below = end;
    while (below > 0 && this.lineAt(below).trim() === "") below--;
    const lines = groups.flatMap((group, index) => (index > 0 ? ["", ...group] : group));
    const isLast = this.lines.slice(below).every(({ text }) => text.trim() === "");
    return [{ below, lines: [...(below > 0 ? [""] : []), ...lines, ...(isLast ? [] : [""])] }];
  }

  /** The line above a line and the comment right above it. */
  private aboveComment(number: number): number {
    let above = number - 1;
    while (above > 0 && this.lineAt(above).trimStart().startsWith("#")) above--;
    return above;
  }
}

/** The rules by which crawlers may fetch what is wanted, or may not. */
function* rulesFor(
  draft: Draft,
  wishes: readonly Wish[],
  places: readonly Place[],
): Generator<void, readonly Insertion[]> {
  const { analysis } = draft;
  const wants = new Map(
    wishes.flatMap(({ tokens, want }) => tokens.map((token) => [lowerCase(token), want] as const)),
  );
  const extended = new Map<GroupSection, readonly string[]>();
  const added = new Map<string, NewGroup>();
  for (const wish of wishes)
    for (const token of wish.tokens) {
      yield;
      const { group, reason } = select(analysis, followerNamed(token));
      const isOwn = reason.kind === "own";
      const lacking = places.filter(
        (place) =>
          lacks(analysis, group, place, wish) &&
          !(isOwn && isOpposed(analysis, group, place, wish)),
      );
      if (lacking.length === 0) continue;
      const section =
        isOwn && group ? sectionFor(group, draft, (name) => wants.get(name) === wish.want) : null;
      if (section) extended.set(section, rulesOf(lacking, wish));
      else {
        const base =
          isOwn || isClosed(lacking, wish)
            ? null
            : select(draft.original, followerNamed(token)).group;
        const key = [wish.category, base?.index, ...lacking.map(({ path }) => path)].join(" ");
        const known = added.get(key) ?? { wish, base, places: lacking, tokens: [] };
        known.tokens.push(token);
        added.set(key, known);
      }
    }
  return [
    ...[...extended].map(([{ last }, lines]) => ({ below: last, lines })),
    ...draft.groupsAtEnd([...added.values()].map((group) => linesOf(group, draft))),
  ];
}

/** A group for crawlers that get one. `base`: the group that they followed, whose rules they keep. */
interface NewGroup {
  readonly wish: Wish;
  readonly base: Group | null;
  readonly places: readonly Place[];
  readonly tokens: string[];
}

function rulesOf(places: readonly Place[], { want }: Wish): readonly string[] {
  return places.map(({ path }) => `${want === "allowed" ? "Allow" : "Disallow"}: ${path}`);
}

function linesOf({ wish, base, places, tokens }: NewGroup, draft: Draft): readonly string[] {
  const kept = base ? keptFrom(base, draft, places, wish) : [];
  return [
    `# ${commentWords.wish(wish, places[0]?.path === "/")}`,
    ...tokens.map((token) => `User-agent: ${token}`),
    ...rulesOf(places, wish),
    ...(kept.length > 0 ? [`# ${commentWords.kept(base?.agents[0]?.name ?? "*")}`, ...kept] : []),
  ];
}

/** Whether nothing is left that a crawler may fetch. */
function isClosed(places: readonly Place[], { want }: Wish): boolean {
  return want === "refused" && places.some(({ pattern }) => isWholeSite(pattern));
}

/** Whether a crawler of the group may fetch what it should not, or the reverse. */
function lacks(
  analysis: Analysis,
  group: Group | null,
  { examples }: Place,
  { want }: Wish,
): boolean {
  return examples.some(
    (url) => judge(analysis, group, url).outcome !== (want === "allowed" ? "allow" : "disallow"),
  );
}

/** Whether a rule of the group says the opposite of just these URLs: it would be undone, or nothing would come of the new rule. */
function isOpposed(
  analysis: Analysis,
  group: Group | null,
  { examples, pattern }: Place,
  { want }: Wish,
): boolean {
  return examples.some((url) => {
    const { ground } = judge(analysis, group, url);
    if (ground.kind !== "rule" || ground.rule.allows === (want === "allowed")) return false;
    return ground.rule.pattern.octets >= pattern.octets;
  });
}

/** The first part of a group that can be extended: the owner’s own, for no crawler of which anything else is wanted. */
function sectionFor(
  { sections }: Group,
  draft: Draft,
  isWanted: (token: string) => boolean,
): GroupSection | null {
  return (
    sections.find(
      (section) => !draft.isManaged(section) && section.names.every(({ token }) => isWanted(token)),
    ) ?? null
  );
}

/** The lines of a group that a crawler with a group of its own would lose, without those that say the opposite of what is wanted. */
const KEPT: ReadonlySet<FieldName | null> = new Set<FieldName>([
  "allow",
  "disallow",
  "crawl-delay",
  "content-usage",
  "content-signal",
]);

function keptFrom(
  { sections }: Group,
  { original }: Draft,
  places: readonly Place[],
  { want }: Wish,
): readonly string[] {
  const opposite = want === "allowed" ? "disallow" : "allow";
  const kept: string[] = [];
  for (const { first, last } of sections)
    for (let number = first; number <= last; number++) {
      const line = original.lineAt(number);
      if (line?.content.kind !== "field" || !KEPT.has(line.content.name)) continue;
      const { name, text } = line.content;
      // Beside other rules, one without a path matches nothing.
      if (text === "") continue;
      if (name === opposite && places.some(({ path }) => isAbout(text, path))) continue;
      kept.push(`${FIELDS.find((field) => lowerCase(field) === name)}: ${text}`);
    }
  return kept;
}

function isAbout(path: string, wanted: string): boolean {
  return path === wanted || (wanted === "/" && isWholeSite(rfc9309.patternOf(path)));
}

/** The preference lines of every group that may fetch what they are about and says nothing of it, so that no crawler misses them. */
function* preferencesFor(
  draft: Draft,
  wishes: readonly Wish[],
  places: readonly Place[],
  intent: Intent,
): Generator<void, readonly Insertion[]> {
  const { analysis } = draft;
  if (grammarsOf(intent).length === 0) return [];
  yield* readPreferences(analysis);
  const linesFor = (group: Group | null) => linesToState(analysis, group, wishes, places, intent);
  const insertions: Insertion[] = [];
  const groups: (readonly string[])[] = [];
  const done = new Set<GroupSection>();
  for (const group of analysis.groups) {
    const lines = yield* linesFor(group);
    const section = group.sections.find((part) => !draft.isManaged(part));
    if (lines.length === 0 || (section && done.has(section))) continue;
    if (section) insertions.push({ below: section.last, lines });
    else groups.push([...group.agents.map(({ name }) => `User-agent: ${name}`), ...closed(lines)]);
    if (section) done.add(section);
  }
  const lines = analysis.groupNamed("*") ? [] : yield* linesFor(null);
  if (lines.length > 0) groups.push(["User-agent: *", ...closed(lines)]);
  return [...insertions, ...draft.groupsAtEnd(groups)];
}

/** The rules of purpose tokens: in the group that the file has for a token, or in a new one. */
function* purposesFor(
  draft: Draft,
  wishes: readonly Wish[],
  places: readonly Place[],
): Generator<void, readonly Insertion[]> {
  const { analysis } = draft;
  const insertions: Insertion[] = [];
  const groups: (readonly string[])[] = [];
  for (const { token, purpose } of purposeTokens) {
    const wish = wishes.find(({ use }) => use === purpose);
    if (!wish) continue;
    const unsaid: Place[] = [];
    for (const place of places) {
      yield;
      if (place.examples.some((url) => purposeLines(analysis, url).length === 0))
        unsaid.push(place);
    }
    if (unsaid.length === 0) continue;
    const rules = rulesOf(unsaid, wish);
    const group = purposeGroupsOf(analysis).find((one) => one.token === token)?.group;
    // Rules beside crawlers in one list would be for them, too.
    const section = group?.sections.find((part) =>
      part.names.every((name) => name.token === token),
    );
    if (section) insertions.push({ below: section.last, lines: rules });
    else groups.push([`# ${commentWords.purpose(wish)}`, `User-agent: ${token}`, ...rules]);
  }
  return [...insertions, ...draft.groupsAtEnd(groups)];
}

/** With a rule that disallows nothing: without any, the lines would also be for the next group. */
function closed(lines: readonly string[]): readonly string[] {
  return ["Disallow:", ...lines];
}

/** The lines that state to a group what it does not say yet, also for paths to which only Content-Usage lines of their own apply. */
function* linesToState(
  analysis: Analysis,
  group: Group | null,
  wishes: readonly Wish[],
  places: readonly Place[],
  intent: Intent,
): Generator<void, readonly string[]> {
  const own = group ? preferenceLinesOf(analysis, group) : [];
  const grammars = grammarsOf(intent);
  const lines = new Set<string>();
  const everywhere: Partial<Record<Purpose, Stated>> = {};
  const ofLines = pathsOf(group, own);
  for (const place of places)
    for (const url of pathsIn(place, ofLines)) {
      yield;
      if (judge(analysis, group, url).outcome !== "allow") continue;
      const { counting } = yield* searchLines(own, rfc9309.targetOf(url));
      const unsaid = unsaidOf(wishes, counting);
      Object.assign(everywhere, unsaid);
      const at = intent.paths.length > 0 ? place : null;
      for (const grammar of grammars)
        if (grammar.hasPaths && !isEmpty(unsaid))
          lines.add(preferenceLine(grammar, at, unsaid, counting));
    }
  // A refusal without a path would undo what the group allows for some paths.
  for (const use of purposes)
    if (everywhere[use] === "refused" && own.some(({ uses }) => uses[use] === "allowed"))
      delete everywhere[use];
  for (const grammar of grammars)
    if (!grammar.hasPaths && !isEmpty(everywhere))
      lines.add(preferenceLine(grammar, null, everywhere, []));
  return [...lines];
}

function isEmpty(uses: Uses): boolean {
  return Object.keys(uses).length === 0;
}

/** What is wanted and not said yet, nor its opposite. */
function unsaidOf(wishes: readonly Wish[], counting: readonly PreferenceLine[]): Uses {
  const answers = answersBy(counting, true);
  return Object.fromEntries(
    wishes.flatMap(({ use, want }) =>
      use && answers[use].value === "unstated" ? [[use, want]] : [],
    ),
  );
}

/** A line that states uses. Content-Usage, draft-ietf-aipref-attach: a longer path puts the shorter lines aside, so what they say is repeated. */
function preferenceLine(
  grammar: Grammar,
  place: Place | null,
  uses: Uses,
  counting: readonly PreferenceLine[],
): string {
  const { name, hasPaths, labels, values } = grammar;
  const others = hasPaths ? counting.filter((line) => line.grammar === grammar) : [];
  const aside = others.filter((line) => place && lengthOf(line) < place.pattern.octets);
  const stated: Uses = { ...mostRestrictive(aside), ...uses };
  const labelOf = (purpose: Purpose) => [...labels].find(([, one]) => one === purpose)?.[0];
  const text = purposes.flatMap((purpose) => {
    const value = stated[purpose];
    return value ? [`${labelOf(purpose)}=${values[value]}`] : [];
  });
  // Beside lines with a longer path, one with the path of the place would not count.
  const longer = others.find((line) => lengthOf(line) > (place?.pattern.octets ?? 0));
  const path = longer?.path?.text ?? place?.path;
  return `${name}: ${path === undefined ? "" : `${path} `}${text.join(", ")}`;
}

function mostRestrictive(lines: readonly PreferenceLine[]): Uses {
  const all = lines.flatMap(({ uses }) => Object.entries(uses));
  return Object.fromEntries([...all, ...all.filter(([, value]) => value === "refused")]);
}
