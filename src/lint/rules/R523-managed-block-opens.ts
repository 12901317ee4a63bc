import { type ManagedBlock, managedBlockOf } from "../../engine/advise/managed-block.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { withPath } from "../fixes.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { isWholeSite } from "../reach.ts";

/** R523: an owner’s `Disallow: /` for `*` that the Allow of Cloudflare’s managed block undoes. RFC 9309 2.2.1 joins the groups; 2.2.2: Allow wins a tie. */
export const managedBlockOpens: Problem<{ readonly line: number }> = {
  code: "R523",
  severity: "error",
  title: "Disallow that Cloudflare’s block undoes",
  inFile: (file) => {
    const { analysis } = file;
    const block = managedBlockOf(analysis);
    const star = block && analysis.groupNamed("*");
    if (!star || analysis.dialect.precedence !== "longest") return NOTHING_FOUND;
    const whole = star.rules.slice(0, MOST_RULES).filter(({ pattern }) => isWholeSite(pattern));
    const opens = whole.find((rule) => rule.allows && isInside(rule, block));
    const closes = whole.find((rule) => !rule.allows && !isInside(rule, block));
    if (!opens || !closes || opens.pattern.octets < closes.pattern.octets) return NOTHING_FOUND;
    const fix = withPath("write-longer", file, closes, "/*");
    const fixes =
      opens.pattern.octets < dialectLength(analysis.dialect.patternOf("/*")) ? [fix] : [];
    return [{ line: closes.line.number, facts: { line: opens.line.number }, fixes }];
  },
  sentence: ({ line }) =>
    `This ${code("Disallow: /")} blocks no page: line ${line} of Cloudflare’s block allows every URL, and Allow wins a tie.`,
  fixLabels: () => ({ "write-longer": `Write ${code("Disallow: /*")}` }),
  about: [
    "Cloudflare can put a block of its own above a site’s file, between two comments (BEGIN and END Cloudflare Managed content). Its * group contains Allow: /. Parsers join it with the * group of the site.",
    "An owner who disallows the whole site for * is then overruled: both rules have the same length, and Allow wins a tie. Turn the block off in Cloudflare’s settings, or write Disallow: /*, which is longer.",
  ],
  example: {
    wrong:
      "# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\n\nUser-agent: *\nDisallow: /",
    right:
      "# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\n\nUser-agent: *\nDisallow: /*",
  },
  source: {
    title: "RFC 9309, 2.2.2",
    url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
  },
};

/** No more rules than these are looked at, the first ones. */
const MOST_RULES = 1000;

function isInside({ line }: Rule, { first, last }: ManagedBlock): boolean {
  return first <= line.number && line.number <= last;
}

/** What a dialect counts of a path; a wildcard is longer than none. */
function dialectLength({ octets, pieces }: Rule["pattern"]): number {
  return pieces.length > 1 ? octets : 0;
}
