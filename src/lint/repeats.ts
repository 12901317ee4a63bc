import type { Analysis } from "../engine/parse/analysis.ts";
import type { Join } from "../engine/parse/join.ts";
import type { GroupSection } from "../engine/parse/section.ts";
import type { SpottedAt } from "./problem.ts";
import type { FileView } from "./views.ts";
import { remembered } from "./views.ts";

/** Product tokens that the same several sections name, which say different things. */
export interface Repeat {
  readonly tokens: readonly string[];
  /** In the order of the file; at least two. */
  readonly sections: readonly GroupSection[];
  /** Whether the dialect combines them; where it does not, only the first counts. */
  readonly isJoined: boolean;
}

/** The tokens that more than one section of a file names, in the order in which they appear; `*` never with others. */
export function repeatsIn(analysis: Analysis): readonly Repeat[] {
  const { joins } = analysis.dialect.grouping;
  return placesIn(analysis.join, analysis.sections).flatMap(({ tokens, places }) => {
    const isJoined = joins === "all" || (joins === "star" && tokens.includes("*"));
    const sections = places
      .flatMap((place) => analysis.sections[place] ?? [])
      .filter(({ ruleCount }) => !isJoined || ruleCount > 0);
    return sections.length < 2 || sayTheSame(sections) ? [] : [{ tokens, sections, isJoined }];
  });
}

/** Tokens, and the indexes of the sections that name them. */
interface Places {
  readonly tokens: string[];
  readonly places: readonly number[];
}

const placesIn = remembered((_: Join, sections: readonly GroupSection[]): readonly Places[] => {
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
    const key = token === "*" ? token : places.join();
    const same = together.get(key);
    if (same) same.tokens.push(token);
    else together.set(key, { tokens: [token], places });
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
}

/** Where their first group is: `lines 1 to 4`, `line 1`. */
export function firstGroup({
  firstFrom,
  firstTo,
}: Pick<RepeatFacts, "firstFrom" | "firstTo">): string {
  return firstFrom === firstTo ? `line ${firstFrom}` : `lines ${firstFrom} to ${firstTo}`;
}

/** A finding of tokens with several groups: on the line where the second group names the first token. */
export function atSecondGroup(file: FileView, repeat: Repeat): readonly SpottedAt<RepeatFacts>[] {
  const { tokens, sections, isJoined } = repeat;
  const [first, second] = sections;
  const agent = second?.agents.find(({ token }) => tokens.includes(token));
  if (!first || !agent) return [];
  const line = agent.line.number;
  return [
    {
      line,
      span: file.valueAt(line),
      severity: isJoined ? "information" : "error",
      facts: {
        agent: agent.name,
        others: tokens.length - 1,
        firstFrom: first.first,
        firstTo: first.last,
        count: sections.length,
        isJoined,
      },
    },
  ];
}
