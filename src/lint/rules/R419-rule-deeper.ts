import { type Decision, isOpen, outcomeOf } from "../../engine/decide/decision.ts";
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
import { isWholeSite } from "../reach.ts";
import { remembered } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly twin: string;
  readonly url: string;
  readonly more: number;
}

/** R419: a Disallow whose path follows in several URLs of the table only after other folders, such as that of a language; or an Allow, where all else is disallowed. RFC 9309 2.2.2: a path is compared from its first character. */
export const ruleDeeper: Problem<Facts> = {
  code: "R419",
  severity: "warning",
  title: "Rule whose path is deeper in the URLs",
  inFile: (file) => {
    const { dialect } = file.analysis;
    const missed = pageAnswers(file).flatMap(({ group, url, target, decision }) => {
      const wanted = missedOutcome(group, decision);
      if (!wanted) return [];
      const rule = ruleBehind(group, wanted, target.path, (one, path) =>
        patternMatches(one.pattern, targetAt(dialect, path)),
      );
      return rule ? [{ rule, url }] : [];
    });
    return [...groupedBy(missed, ({ rule }) => rule.line.number).values()].flatMap((all) => {
      const urls = [...new Set(all.map(({ url }) => url))];
      const [first] = all;
      const [url = ""] = urls;
      const { rule } = first ?? {};
      if (!rule || (urls.length < FAMILY && !rule.allows)) return [];
      const { path, allows } = rule;
      const twin = `/*${path}`;
      const fix = { name: "anywhere", edits: [ruleBelow(file, rule, twin)] };
      const facts = { path, twin: ruleText({ allows, path: twin }), url, more: urls.length - 1 };
      return [{ ...ofRule(file, rule, facts), fixes: readsWildcards(dialect) ? [fix] : [] }];
    });
  },
  sentence: ({ path, url, more }) =>
    `${code(path)} does not match ${code(url)}${more > 0 ? ` and ${numberText(more)} more of your URLs` : ""}: a path is compared from the start of the URL’s path.`,
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

/** What the rules of a group that miss the URL could do to it: block it, or make an exception where all else is blocked; null where a rule is about the URL. */
function missedOutcome(group: Group, decision: Decision): "allow" | "disallow" | null {
  if (!decision) return "disallow";
  if (isOpen(decision) || outcomeOf(decision) === "allow") return null;
  return isWholeSite(group.ruleOf(decision).pattern) ? "allow" : null;
}

/** One URL can have the same folder by chance. */
const FAMILY = 2;
const MOST_FOLDERS = 3;

/** The rule that matches what is left of a path without its first folders. */
function ruleBehind(
  group: Group,
  outcome: "allow" | "disallow",
  path: string,
  matches: (rule: Rule, path: string) => boolean,
): Rule | null {
  const byFolder = rulesByFolder(group)[outcome];
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

/** The rules that disallow something, and those that allow it, by the whole first folder or file of their paths. */
const rulesByFolder = remembered((group: Group) => {
  const ofFolders = group.rules.filter(({ derived, path }) => !derived && /^\/[^/*$?]/.test(path));
  const those = (outcome: "allow" | "disallow") =>
    groupedBy(
      ofFolders.filter((rule) => outcomeOf(rule) === outcome),
      ({ path }) => firstFolderOf(path),
    );
  return { allow: those("allow"), disallow: those("disallow") };
});

function firstFolderOf(path: string): string {
  return /^\/[^/?*$]*/.exec(path)?.[0] ?? "";
}
