import { type ManagedBlock, managedBlockOf } from "../../engine/advise/managed-block.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { ruleText, withPath } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { isWholeSite, mayStillCount } from "../reach.ts";

interface Facts {
  readonly rule: string;
  /** The line of Cloudflare’s Allow, and why it wins. */
  readonly line: number;
  readonly wins: "longer" | "tie" | "first";
}

/** R523: an owner’s `Disallow: /` for `*` that the Allow of Cloudflare’s managed block undoes. RFC 9309 2.2.1 joins the groups; 2.2.2: Allow wins a tie. */
export const managedBlockOpens: Problem<Facts> = {
  code: "R523",
  severity: "error",
  title: "Disallow that Cloudflare’s block undoes",
  inFile: (file) => {
    const { analysis } = file;
    const block = managedBlockOf(analysis);
    const { dialect } = analysis;
    const star = block && analysis.groupNamed("*");
    if (!star || dialect.precedence !== "longest") return NOTHING_FOUND;
    const { weight, ties } = dialect;
    const target = dialect.targetOf("/x");
    const lengthOf = ({ pattern }: Pick<Rule, "pattern">) =>
      weight?.({ pattern }, target) ?? pattern.octets;
    const whole = star.rules.slice(0, MOST_READ).filter(({ pattern }) => isWholeSite(pattern));
    const byLength = whole.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const opens = byLength.find((rule) => rule.allows && isInside(rule, block));
    const closes = byLength.find((rule) => !rule.allows && !isInside(rule, block));
    if (!opens || !closes || lengthOf(opens) < lengthOf(closes)) return NOTHING_FOUND;
    const isTie = lengthOf(opens) === lengthOf(closes);
    if (isTie && ties && closes.line.number < opens.line.number) return NOTHING_FOUND;
    if (mayStillCount(closes, { group: star, dialect })) return NOTHING_FOUND;
    const isLonger = lengthOf({ pattern: dialect.patternOf("/*") }) > lengthOf(opens);
    const facts: Facts = {
      rule: ruleText(closes),
      line: opens.line.number,
      wins: isTie ? (ties ?? "tie") : "longer",
    };
    const fixes = isLonger ? [withPath("write-longer", file, closes, "/*")] : [];
    return [{ line: closes.line.number, facts, fixes }];
  },
  sentence: ({ rule, line, wins }) =>
    `This ${code(rule)} blocks no page: line ${line} of Cloudflare’s block allows every URL, and ${WINS[wins]}.`,
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

const WINS: Readonly<Record<Facts["wins"], string>> = {
  longer: "its rule is longer",
  tie: "Allow wins a tie",
  first: "of equally long rules, the first wins",
};

function isInside({ line }: Rule, { first, last }: ManagedBlock): boolean {
  return first <= line.number && line.number <= last;
}
