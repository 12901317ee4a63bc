import { isOpen, outcomeOf, weigh } from "../../engine/decide/decision.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { outcomeWith } from "../example-path.ts";
import { ofRule, ruleBelow } from "../fixes.ts";
import { type PageAnswer, pageAnswers, type ShownRule, shownRules } from "../page-answers.ts";
import { type Fix, type Problem, rfc, type SpottedAt } from "../problem.ts";
import { isWholeSite } from "../reach.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly url: string;
  readonly itself: string;
}

/** R411: a Disallow for a folder, `/admin/`, where the table has the URL `/admin`, which it does not match. RFC 9309 2.2.2: a rule matches what begins with its path. */
export const folderWithoutItself: Problem<Facts> = {
  code: "R411",
  severity: "warning",
  title: "Folder rule that misses the folder’s own URL",
  inFile: (file) =>
    shownRules(pageAnswers(file), (answer) => folderRuleOf(answer, file)).map((shown) =>
      spotted(shown, file),
    ),
  sentence: ({ path, url }) =>
    `${code(url)} is allowed, because it lacks the last slash of ${code(path)}.`,
  fixLabels: ({ itself }) => ({ "add-itself": `Add ${code(`Disallow: ${itself}`)}` }),
  about: [
    "A rule that ends with a slash matches what is inside the folder, but not the URL of the folder without the slash. For the URL without the slash, many servers send the page of the folder or a redirect.",
    "A second rule, with $ in place of the slash, disallows only that URL. A rule for /admin, without $, would also disallow /administration.",
  ],
  example: {
    urls: ["/admin"],
    wrong: "User-agent: *\nDisallow: /admin/",
    right: "User-agent: *\nDisallow: /admin/\nDisallow: /admin$",
  },
  source: rfc("2.2.2"),
};

/** The rule that would decide if the URL ended with a slash, where it is about that very folder and the URL is allowed. */
function folderRuleOf({ group, target, decision }: PageAnswer, file: FileView): Rule | null {
  const { path } = target;
  if (decision && (isOpen(decision) || !isWholeSite(decision.pattern))) return null;
  if (decision && outcomeOf(decision) === "disallow") return null;
  if (path.endsWith("/") || path.includes("?")) return null;
  const folder = `${path}/`;
  const there = { ...target, path: folder, queryPath: folder };
  const entry = weigh(group, file.analysis.dialect, there);
  if (!entry || isOpen(entry) || outcomeOf(entry) === "allow") return null;
  const [piece, ...others] = entry.pattern.pieces;
  const isPlain = piece === folder && others.every((other) => other === "");
  return isPlain ? group.ruleOf(entry) : null;
}

function spotted({ rule, url, group, target }: ShownRule, file: FileView): SpottedAt<Facts> {
  const { dialect } = file.analysis;
  const itself = `${rule.path.replace(/\/[*$]*$/, "")}$`;
  const addItself: Fix = { name: "add-itself", edits: [ruleBelow(file, rule, itself)] };
  const facts = { path: rule.path, url, itself };
  // The folder itself needs a `$`, which not every parser knows.
  const isAlone = dialect.patternOf(itself).anchored;
  const isBlocked = outcomeWith({ group, dialect }, rule, itself, target) === "disallow";
  const fixes = isAlone && isBlocked ? [addItself] : [];
  return { ...ofRule(file, rule, facts), fixes };
}
