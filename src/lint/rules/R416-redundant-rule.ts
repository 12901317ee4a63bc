import { purposeGroupsOf } from "../../engine/preferences/purpose-groups.ts";
import { code } from "../../words/quoting.ts";
import { deletionLabel, ruleText } from "../fixes.ts";
import { type Others, otherRules, type Problem, rfc } from "../problem.ts";
import { spottedByStatus } from "../rules-by-status.ts";

interface Facts extends Others {
  readonly rule: string;
  readonly url: string;
}

/** R416: a rule that decides URLs which would get the same verdict without it. Its line can go, and with it all others of its group for which this is proven. */
export const redundantRule: Problem<Facts> = {
  code: "R416",
  severity: "information",
  title: "Rule that changes no verdict",
  inFile: (view) => {
    // Such a rule states a preference, which goes with its line.
    const preferences = purposeGroupsOf(view.analysis).flatMap(({ group }) => group.sections);
    return spottedByStatus<Facts>(view, isSaid, ({ rule, status: { liveness, redundant } }) => {
      if (liveness.kind !== "decides" || !redundant) return null;
      const { number } = rule.line;
      if (preferences.some(({ first, last }) => first <= number && number <= last)) return null;
      return { severity: "information", facts: { rule: ruleText(rule), url: liveness.path } };
    });
  },
  sentence: ({ rule, url, reader, others }) =>
    `Deleting ${code(rule)} changes no verdict of ${reader}, not even for ${code(url)}, where this rule counts now${otherRules(others)}.`,
  fixLabels: deletionLabel,
  about: [
    "The rule decides some URLs. Without it, another rule would give them the same verdict, or they would be allowed because no rule matches. The playground has proven this for all URLs, not only for those in the table.",
    "The rule does no harm, and you can keep it as a reminder. But a shorter file is easier to read, and a rule that only seems to matter can mislead a person who changes the file later.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /shop/\nDisallow: /shop/cart",
    right: "User-agent: *\nDisallow: /shop/",
  },
  source: rfc("2.2.2"),
};

/** R403, R404, R413 and R421 say why a rule makes no difference. */
function isSaid(code: string): boolean {
  return /^R4(03|04|13|21)$/.test(code);
}
