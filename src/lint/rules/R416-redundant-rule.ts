import { code } from "../../words/quoting.ts";
import { type Others, otherRules, type Problem, rfc } from "../problem.ts";
import { spottedByStatus } from "../rules-by-status.ts";

interface Facts extends Others {
  readonly path: string;
  readonly allows: boolean;
  readonly url: string;
}

/** R416: a rule that decides URLs which without it would be decided alike. Its line can go, and with it all others of its group that are such. */
export const redundantRule: Problem<Facts> = {
  code: "R416",
  severity: "information",
  title: "Rule that could go",
  inFile: (view) =>
    spottedByStatus<Facts>(view, isSaid, ({ rule, status: { liveness, redundant } }) => {
      if (liveness.kind !== "decides" || !redundant) return null;
      const { path, allows } = rule;
      return { severity: "information", facts: { path, allows, url: liveness.path } };
    }),
  sentence: ({ path, allows, url, others }) =>
    `Without this ${code(fieldOf(allows))} every URL, ${code(url)} too, would be decided as it is with ${code(path)}${otherRules(others)}.`,
  fixLabels: ({ others }) => ({ remove: others ? "Remove these lines" : "Remove the line" }),
  about: [
    "The rule decides some URLs, but where it does, another rule would decide alike in its place, or nothing is forbidden anyway. That is proven for all URLs, and not for those on the page alone.",
    "It does no harm, and can be kept as a reminder. A shorter file is easier to read, though, and a rule that seems to matter and does not may mislead whoever changes the file later.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /shop/\nDisallow: /shop/cart",
    right: "User-agent: *\nDisallow: /shop/\nAllow: /shop/cart",
  },
  source: rfc("2.2.2"),
};

/** R403 and R413 say why a rule makes no difference. */
function isSaid(code: string): boolean {
  return code === "R403" || code === "R413";
}

function fieldOf(allows: boolean): string {
  return allows ? "Allow" : "Disallow";
}
