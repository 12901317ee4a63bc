import { outcomeOf, outcomeOn } from "../../engine/decide/decision.ts";
import { patternMatches } from "../../engine/match/search.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { groupedBy } from "../../engine/text/lists.ts";
import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { readsWildcards, targetAt } from "../example-path.ts";
import { ofRule, ruleBelow, ruleText } from "../fixes.ts";
import { MOST_TRIED } from "../limits.ts";
import { pageAnswers } from "../page-answers.ts";
import { type Problem, rfc } from "../problem.ts";
import { remembered } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly twin: string;
  readonly url: string;
  readonly more: number;
}

/** R419: a Disallow whose path follows in several URLs of the table only after other folders, such as that of a language. RFC 9309 2.2.2: a path is compared from its first character. */
export const ruleDeeper: Problem<Facts> = {
  code: "R419",
  severity: "warning",
  title: "Rule whose path is deeper in the URLs",
  inFile: (file) => {
    const { dialect } = file.analysis;
    const missed = pageAnswers(file).flatMap(({ group, url, target, decision }) => {
      if (outcomeOn(decision) !== "allow" || decision) return [];
      const rule = ruleBehind(group, target.path, (one, path) =>
        patternMatches(one.pattern, targetAt(dialect, path)),
      );
      return rule ? [{ rule, url }] : [];
    });
    return [...groupedBy(missed, ({ rule }) => rule.line.number).values()].flatMap((all) => {
      const urls = [...new Set(all.map(({ url }) => url))];
      const [first] = all;
      const [url = ""] = urls;
      if (!first || urls.length < FAMILY) return [];
      const { rule } = first;
      const { path, allows } = rule;
      const twin = `/*${path}`;
      const fix = { name: "anywhere", edits: [ruleBelow(file, rule, twin)] };
      const facts = { path, twin: ruleText({ allows, path: twin }), url, more: urls.length - 1 };
      return [{ ...ofRule(file, rule, facts), fixes: readsWildcards(dialect) ? [fix] : [] }];
    });
  },
  sentence: ({ path, url, more }) =>
    `${code(path)} does not match ${code(url)} and ${numberText(more)} more of your URLs: a path is compared from the start of the URL’s path.`,
  fixLabels: ({ twin }) => ({ anywhere: `Add ${code(twin)}` }),
  about: [
    "A path matches only at the start of the URL’s path. If the URLs begin with a language, a country or the folder of a shop, a rule without that part does not match them.",
    "Write the whole path, or a rule with a star in the place of what comes before.",
  ],
  example: {
    urls: ["/en-US/account/login", "/de/account/login"],
    wrong: "User-agent: *\nDisallow: /account/",
    right: "User-agent: *\nDisallow: /account/\nDisallow: /*/account/",
  },
  source: rfc("2.2.2"),
};

/** One URL can have the same folder by chance. */
const FAMILY = 2;
const MOST_FOLDERS = 3;

/** The rule that matches what is left of a path without its first folders. */
function ruleBehind(
  group: Group,
  path: string,
  matches: (rule: Rule, path: string) => boolean,
): Rule | null {
  const byFolder = disallowsByFolder(group);
  const end = path.search(/\?|$/);
  let at = 0;
  for (let folders = 0; folders < MOST_FOLDERS; folders++) {
    at = path.indexOf("/", at + 1);
    if (at < 0 || at >= end) return null;
    const rest = path.slice(at);
    const rule = byFolder
      .get(firstFolderOf(rest))
      ?.slice(0, MOST_TRIED)
      .find((one) => matches(one, rest));
    if (rule) return rule;
  }
  return null;
}

/** The rules that disallow something, by the whole first folder or file of their paths. */
const disallowsByFolder = remembered(
  (group: Group): ReadonlyMap<string, readonly Rule[]> =>
    groupedBy(
      group.rules.filter(
        (rule) => outcomeOf(rule) === "disallow" && !rule.derived && /^\/[^/*$?]/.test(rule.path),
      ),
      ({ path }) => firstFolderOf(path),
    ),
);

function firstFolderOf(path: string): string {
  return /^\/[^/?*$]*/.exec(path)?.[0] ?? "";
}
