import type { Category } from "../../engine/crawlers/crawler.ts";
import { crawlers } from "../../engine/crawlers/index.ts";
import { judge } from "../../engine/decide/decide.ts";
import { select } from "../../engine/decide/select.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { GroupSection } from "../../engine/parse/section.ts";
import { code } from "../../words/quoting.ts";
import { otherFields } from "../other-fields.ts";
import { signalsOf } from "../preference-members.ts";
import type { Problem } from "../problem.ts";
import type { FileView } from "../views.ts";

interface Facts {
  readonly text: string;
  readonly crawler: string;
  readonly hasOthers: boolean;
}

/** The crawlers that a signal is about. */
const CATEGORIES: ReadonlyMap<string, Category> = new Map([
  ["search", "search"],
  ["ai-input", "ai-search"],
  ["ai-train", "ai-training"],
]);

/** The lists begin with the best known. */
const BEST_KNOWN = 5;

/** R510: a Content-Signal that refuses a use, while the rules allow the site to crawlers that collect for it; the first of the file. The signal changes no verdict. */
export const contentSignalAlone: Problem<Facts> = {
  code: "R510",
  severity: "information",
  title: "Content-Signal that blocks no crawler",
  inFile: (file) => {
    for (const field of otherFields(file).get("content-signal") ?? []) {
      const section = sectionAt(file.analysis, field.line);
      if (!section) continue;
      for (const { name, stated, text, span } of signalsOf(field)) {
        const [crawler, ...others] = stated === "refused" ? allowedFor(name, section, file) : [];
        if (crawler === undefined) continue;
        return [{ line: field.line, span, facts: { text, crawler, hasOthers: others.length > 0 } }];
      }
    }
    return [];
  },
  sentence: ({ text, crawler, hasOthers }) =>
    `${code(text)} blocks no crawler: ${code(crawler)}${hasOthers ? " and other crawlers that collect for this use" : ""} may still fetch the site.`,
  about: [
    "A Content-Signal says how content may be used. It changes no verdict: only Allow and Disallow decide what a crawler may fetch.",
    "To block the crawlers that collect content for a use you refuse, name them in a group with Disallow: /. Keep the signal: it tells crawlers that collect for several uses which uses you refuse.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /",
    right:
      "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: CCBot\nUser-agent: meta-externalagent\nUser-agent: Amazonbot\nDisallow: /",
  },
  source: { title: "Content Signals", url: "https://contentsignals.org/" },
};

/** The best known crawlers for this use that follow this section and may fetch the home page. */
function allowedFor(
  signal: string,
  section: GroupSection,
  { analysis }: FileView,
): readonly string[] {
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
