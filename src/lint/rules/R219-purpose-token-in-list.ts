import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { purposeTokenNamed } from "../../engine/crawlers/purpose-tokens.ts";
import type { Agent } from "../../engine/parse/types.ts";
import { type PurposeGroup, purposeGroupsOf } from "../../engine/preferences/purpose-groups.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { code } from "../../words/quoting.ts";
import { type Problem, type SpottedAt, withMore } from "../problem.ts";
import { forbids } from "../reach.ts";

interface Facts {
  readonly token: string;
  readonly purpose: PurposeGroup["purpose"];
  /** The first crawler of the list, or `*`, and how many more there are. */
  readonly crawler: string;
  readonly others: number;
}

/**
 * R219: a purpose token beside crawlers in one list of user-agent lines. RFC 9309 2.2: all of them
 * share the rules, so what refuses a purpose also blocks the crawlers. With crawlers that only train
 * models, it may be meant.
 */
export const purposeTokenInList: Problem<Facts> = {
  code: "R219",
  severity: "warning",
  title: "Purpose token in the list of a crawler",
  inFile: ({ analysis }) => purposeGroupsOf(analysis).flatMap(spotted),
  sentence: ({ token, purpose, crawler, others }) =>
    `These rules also block ${withMore(crawler, others)}, and not only refuse ${preferenceWords.purposes[purpose]}: ${code(token)} is in the same list of user-agent lines.`,
  about: [
    "A purpose token such as __usage_ai-training is not a crawler: its rules say what fetched pages may be used for. User-agent lines in one list share their rules. A Disallow below such a list therefore refuses the use, and also blocks each crawler of the list.",
    "Give the purpose token a group of its own, unless you want both. If the list has only crawlers that collect pages for training, both may be meant.",
  ],
  example: {
    wrong: "User-agent: *\nUser-agent: __usage_ai-training\nDisallow: /blog/",
    right: "User-agent: *\nDisallow:\n\nUser-agent: __usage_ai-training\nDisallow: /blog/",
  },
  source: {
    title: "draft-kelley-aipref-training-preference-signal-00",
    url: "https://datatracker.ietf.org/doc/draft-kelley-aipref-training-preference-signal/",
  },
};

function spotted({ token, purpose, group }: PurposeGroup): readonly SpottedAt<Facts>[] {
  return group.sections.flatMap((section) => {
    const agent = section.agents.find((one) => purposeTokenNamed(one.token)?.token === token);
    const real = section.agents.filter(isReal);
    const [first, ...others] = real;
    if (!agent || !first || !section.rules.some(forbids)) return [];
    const facts = { token, purpose, crawler: first.name, others: others.length };
    const severity = real.every(({ name }) => trains(name)) ? "information" : "warning";
    return [{ line: agent.line.number, severity, facts }];
  });
}

function isReal({ token }: Agent): boolean {
  return token !== "" && !purposeTokenNamed(token);
}

/** Whether a crawler only collects pages to train models. */
function trains(name: string): boolean {
  const crawler = crawlerNamed(name);
  return crawler?.category === "ai-training" && crawler.purposes.length === 1;
}
