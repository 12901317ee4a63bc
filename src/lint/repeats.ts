import type { Analysis } from "../engine/parse/analysis.ts";
import type { Join } from "../engine/parse/join.ts";
import type { GroupSection } from "../engine/parse/section.ts";
import type { SpottedAt } from "./problem.ts";
import type { FileView } from "./views.ts";

/** Agents that are named by the same several sections, which say different things. */
export interface Repeat {
  readonly tokens: readonly string[];
  /** In the order of the file, at least two. */
  readonly sections: readonly GroupSection[];
  /** Whether the dialect joins them; where it does not, the first alone counts. */
  readonly isJoined: boolean;
}

/** The agents of a file that more than one section names, in order of appearance; `*` never beside others. */
export function repeatsIn(analysis: Analysis): readonly Repeat[] {
  const { joins } = analysis.dialect.grouping;
  return placesIn(analysis).flatMap(({ tokens, places }) => {
    const isJoined = joins === "all" || (joins === "star" && tokens.includes("*"));
    const sections = places
      .flatMap((place) => analysis.sections[place] ?? [])
      .filter(({ ruleCount }) => !isJoined || ruleCount > 0);
    return sections.length < 2 || sayTheSame(sections) ? [] : [{ tokens, sections, isJoined }];
  });
}

/** Agents, and by index the sections that name them. */
interface Places {
  readonly tokens: string[];
  readonly places: readonly number[];
}

const known = new WeakMap<Join, readonly Places[]>();

function placesIn({ join, sections }: Analysis): readonly Places[] {
  const places = known.get(join) ?? findPlaces(sections);
  known.set(join, places);
  return places;
}

function findPlaces(sections: readonly GroupSection[]): readonly Places[] {
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
}

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

/** What is told of agents with several groups. */
export interface RepeatFacts {
  readonly agent: string;
  /** How many more agents. */
  readonly others: number;
  /** Where the first group stands, by line numbers. */
  readonly firstFrom: number;
  readonly firstTo: number;
  /** How many groups. */
  readonly count: number;
  readonly isJoined: boolean;
  readonly reader: string;
}

/** What is found of agents with several groups, where the second of these names the first of them. */
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
        reader: file.analysis.dialect.title,
      },
    },
  ];
}
