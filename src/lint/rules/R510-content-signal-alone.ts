import type { Category } from "../../engine/crawlers/crawler.ts";
import { crawlers } from "../../engine/crawlers/index.ts";
import { select } from "../../engine/decide/select.ts";
import { judge } from "../../engine/decide/verdict.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { GroupSection } from "../../engine/parse/section.ts";
import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { otherFields, signalsOf } from "../other-fields.ts";
import type { Problem } from "../problem.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly text: string;
  readonly crawler: string;
  readonly more: number;
}

/** The crawlers that a signal is about. */
const CATEGORIES: ReadonlyMap<string, Category> = new Map([
  ["search", "search"],
  ["ai-input", "ai-search"],
  ["ai-train", "ai-training"],
]);

/** The lists begin with the best known. */
const BEST_KNOWN = 5;

/** R510: a Content-Signal that refuses a use, while the rules let in the crawlers that gather for it; the first of the file. The signal changes no verdict. */
export const contentSignalAlone: Problem<Facts> = {
  code: "R510",
  severity: "information",
  title: "Content-Signal without a rule",
  inFile: (file) => {
    for (const field of otherFields(file).get("content-signal") ?? []) {
      const section = sectionAt(file.analysis, field.line);
      if (!section) continue;
      for (const { name, value, text, span } of signalsOf(field)) {
        const [crawler, ...others] = value === "no" ? letIn(name, section, file) : [];
        if (crawler === undefined) continue;
        return [{ line: field.line, span, facts: { text, crawler, more: others.length } }];
      }
    }
    return [];
  },
  sentence: ({ text, crawler, more }) =>
    `${code(text)} keeps nobody out: by the rules ${code(crawler)}${more ? ` and ${numberText(more)} more crawlers for that use` : ""} may still fetch the site.`,
  about: [
    "A Content-Signal is a statement about what content may be used for. It changes no verdict: what may be fetched is decided by Allow and Disallow alone.",
    "Crawlers that gather for a use that is not wanted are kept out by groups of their own. The signal may stay; it tells those that gather for several uses which of them are refused.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /",
    right: "User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /",
  },
  source: { title: "Content Signals", url: "https://contentsignals.org/" },
};

/** The best known crawlers for that use that read this section and may fetch the home page. */
function letIn(signal: string, section: GroupSection, { analysis }: FileView): readonly string[] {
  const category = CATEGORIES.get(signal);
  return crawlers
    .filter((crawler) => crawler.category === category && crawler.kind === "crawler")
    .slice(0, BEST_KNOWN)
    .flatMap((crawler) => {
      const { group } = select(analysis, crawler);
      if (!group?.sections.includes(section)) return [];
      return judge(analysis, group, "/").outcome === "allow" ? [crawler.name] : [];
    });
}
