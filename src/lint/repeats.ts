import type { Analysis } from "../engine/parse/analysis.ts";
import type { Join } from "../engine/parse/join.ts";
import type { GroupSection } from "../engine/parse/section.ts";
import type { SpottedAt } from "./problem.ts";
import { type FileView, remembered } from "./views.ts";

/** Product tokens that the same several sections name, which say different things. */
interface Repeat {
  readonly tokens: readonly string[];
  /** How many sections. */
  readonly count: number;
  /** The first of those whose rules are for these tokens. */
  readonly first: GroupSection;
  /** The first of those whose rules are not; the second, where the dialect combines all of them. */
  readonly other: GroupSection;
  readonly isJoined: boolean;
}

/** The tokens that more than one section of a file names, in the order in which they appear; `*` never with others. */
export function repeatsIn(analysis: Analysis): readonly Repeat[] {
  return placesIn(analysis.join, analysis.sections).flatMap(({ tokens, places, counting }) => {
    const isJoined = counting.size === places.length;
    const placed = places
      .flatMap((place) => {
        const section = analysis.sections[place];
        return section ? [{ section, counts: counting.has(place) }] : [];
      })
      .filter(({ section }) => !isJoined || section.ruleCount > 0);
    const first = placed.find(({ counts }) => counts)?.section;
    const other = isJoined ? placed[1]?.section : placed.find(({ counts }) => !counts)?.section;
    if (!first || !other || sayTheSame(placed.map(({ section }) => section))) return [];
    return [{ tokens, count: placed.length, first, other, isJoined }];
  });
}

/** Tokens, the indexes of the sections that name them, and of those whose rules are for them. */
interface Places {
  readonly tokens: string[];
  readonly places: readonly number[];
  readonly counting: ReadonlySet<number>;
}

const placesIn = remembered((join: Join, sections: readonly GroupSection[]): readonly Places[] => {
  const placesOf = new Map<string, number[]>();
  for (const [place, { names }] of sections.entries())
    for (const { token } of names) {
      const places = placesOf.get(token);
      if (!places) placesOf.set(token, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  const together = new Map<string, Places>();
  for (const [token, places] of placesOf) {
    if (places.length < 2 || token === "") continue;
    const group = join.addressOf.get(token)?.group ?? -1;
    const key = token === "*" ? token : `${group} ${places.join()}`;
    const same = together.get(key);
    if (same) {
      same.tokens.push(token);
      continue;
    }
    const { sections: all = [], isBare = true } = join.groups[group] ?? {};
    const ruled = new Set(isBare ? all.slice(1) : all);
    const counting = new Set(places.filter((place) => ruled.has(place)));
    together.set(key, { tokens: [token], places, counting });
  }
  return [...together.values()];
});

function sayTheSame([first, ...others]: readonly GroupSection[]): boolean {
  return others.every(
    ({ ruleCount, rules }) =>
      ruleCount === first?.ruleCount &&
      rules.every(({ allows, path }, index) => {
        const rule = first.rules[index];
        return rule?.allows === allows && rule.path === path;
      }),
  );
}

/** The facts of tokens with several groups. */
export interface RepeatFacts {
  readonly agent: string;
  /** How many more tokens there are. */
  readonly others: number;
  /** The first and the last line of the first group. */
  readonly firstFrom: number;
  readonly firstTo: number;
  /** How many groups. */
  readonly count: number;
  readonly isJoined: boolean;
  /** Whether the dialect applies the rules of the group that does not count to its other user-agent lines only (see Grouping.joins). */
  readonly isElsewhere: boolean;
  /** Whether that group comes before the one that counts. */
  readonly isEarlier: boolean;
}

/** Where their first group is: `lines 1 to 4`, `line 1`. */
export function firstGroup({
  firstFrom,
  firstTo,
}: Pick<RepeatFacts, "firstFrom" | "firstTo">): string {
  return firstFrom === firstTo ? `line ${firstFrom}` : `lines ${firstFrom} to ${firstTo}`;
}

/** A finding of tokens with several groups: on the line where another group than the first names the first token. */
export function atOtherGroup(file: FileView, repeat: Repeat): readonly SpottedAt<RepeatFacts>[] {
  const { tokens, count, first, other, isJoined } = repeat;
  const named = new Set(tokens);
  const agents = other.agents.filter(({ token }) => named.has(token));
  const [agent] = agents;
  if (!agent) return [];
  // crawler-commons finds two tokens in the line of MJ12bot.
  const lines = new Set(agents.map((one) => one.line.number));
  const line = agent.line.number;
  return [
    {
      line,
      span: file.valueAt(line),
      severity: isJoined ? "information" : "error",
      facts: {
        agent: agent.name,
        others: Math.min(lines.size, tokens.length) - 1,
        firstFrom: first.first,
        firstTo: first.last,
        count,
        isJoined,
        isElsewhere:
          typeof file.analysis.dialect.grouping.joins === "function" &&
          other.names.some(({ token }) => !named.has(token)),
        isEarlier: other.first < first.first,
      },
    },
  ];
}
