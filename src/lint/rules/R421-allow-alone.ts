import { code } from "../../words/quoting.ts";
import { ofRule, ruleBelow, ruleText } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { type Others, otherRules, type Problem, rfc, saidOnce } from "../problem.ts";
import { isWholeSite, reachOf } from "../reach.ts";
import { leadsToNoPage } from "../resources.ts";

interface Facts extends Others {
  readonly rule: string;
}

/** R421: a group that only allows some paths. Without a Disallow, crawlers may fetch all the others too (RFC 9309 2.2.2). A group that frees a crawler from the rules of the “*” group is not meant. */
export const allowAlone: Problem<Facts> = {
  code: "R421",
  severity: "warning",
  title: "Allow without a Disallow",
  inFile: (file) => {
    const { analysis } = file;
    const { dialect } = analysis;
    const star = analysis.groupNamed("*");
    if (star && reachOf(star, dialect) !== "nothing") return [];
    return saidOnce(
      analysis.groups.slice(0, MOST_READ).flatMap((group) => {
        if (reachOf(group, dialect) !== "nothing") return [];
        const rules = group.rules.filter(({ allows, derived }) => allows && !derived);
        const meant = rules.filter(({ pattern }) => pattern.octets > 0);
        const [first] = meant;
        if (
          !first ||
          meant.some(({ path, pattern }) => isWholeSite(pattern) || leadsToNoPage(path))
        )
          return [];
        const last = meant.at(-1) ?? first;
        const edits = [ruleBelow(file, { ...last, allows: false }, "/")];
        const facts = { rule: ruleText(first) };
        return [
          { ...ofRule<Facts>(file, first, facts), fixes: [{ name: "disallow-rest", edits }] },
        ];
      }),
    );
  },
  sentence: ({ rule, others }) =>
    `${code(rule)} changes nothing: the group disallows no path, so its crawlers may fetch every other URL too${otherRules(others)}.`,
  fixLabels: () => ({ "disallow-rest": `Add ${code("Disallow: /")}` }),
  about: [
    "Crawlers may fetch every URL that no Disallow matches. An Allow is an exception from a Disallow of the same group. Alone, it has no effect.",
    "If only these paths are meant to be open, add Disallow: / to the group, and Allow: /$ for the home page. If everything is meant to be open, the Allow is not needed.",
  ],
  example: {
    wrong: "User-agent: *\nAllow: /blog/",
    right: "User-agent: *\nAllow: /blog/\nDisallow: /",
  },
  source: rfc("2.2.2"),
};
