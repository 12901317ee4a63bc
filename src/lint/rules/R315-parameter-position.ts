import { outcomeOn } from "../../engine/decide/decision.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { decides, examplePath, matchesAt, mostAsked, readsWildcards } from "../example-path.ts";
import { ofRule, ruleBelow, withPath } from "../fixes.ts";
import { type TwinFacts, twinLabel, withoutTwin } from "../missing-twin.ts";
import { type PageAnswer, pageAnswers, type ShownRule, shownRules } from "../page-answers.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { type FileView, type GroupView, remembered } from "../views.ts";

/** A rule for a common name, which also matches a parameter whose name ends like it. */
interface EndingFacts extends Others {
  readonly path: string;
  readonly name: string;
  /** A path with the other parameter. */
  readonly matched: string;
  /** The rules that match the parameter alone: in the first place of a query, and in a later one. */
  readonly first: string;
  readonly second: string;
}

/** R315: a rule for a parameter, or for those whose names begin alike, that misses it behind another one in the first place or behind a path; or that also matches others whose names end like it. Of one page, only where a URL of the table shows it. */
export const parameterPosition: Problem<TwinFacts | EndingFacts> = {
  code: "R315",
  severity: "information",
  title: "Parameter rule that matches too little or too much",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    // Who allows a parameter where it comes first may well mean to disallow all others.
    const firstOnly = view.rules.filter(({ allows, path }) => !allows && FIRST_ONLY.test(path));
    const found = withoutTwin(view, firstOnly, (path) => {
      const from = path.indexOf("?");
      if (IN_PATH.test(path))
        return {
          path: path.replace("?", ";"),
          missed: examplePath(path).replace("?", ";"),
          from,
          to: endOfName(path, from),
        };
      const missed = examplePath(path).replace("?", "?a=1&");
      const later = withAmpersand(path.replace("?", "&"), missed, view);
      return { path: later, missed, from, to: endOfName(path, from) };
    });
    // Behind a parameter that the rule names, no other place is meant: `/*?q=*&page=`.
    const laterOnly = view.rules.filter(
      ({ allows, path }) => !allows && LATER_ONLY.test(path) && !/=.*&/.test(path),
    );
    const foundLater = withoutTwin(view, laterOnly, (path) => {
      const from = path.lastIndexOf("&");
      const first = path.replace(/(?:\?\*)?&(?!.*&)/, "?");
      return { path: first, missed: examplePath(first), from, to: endOfName(path, from) };
    });
    const topOnly = view.rules.filter(({ allows, path }) => !allows && TOP_ONLY.test(path));
    const foundAtTop = withoutTwin(view, topOnly, (path) => {
      const twin = path.replace("/", "/*");
      return { path: twin, missed: examplePath(path.replace("/", "/a")) };
    });
    return [...found, ...foundLater, ...foundAtTop, ...saidOnce(endingRules(view))];
  },
  inFile: (file) =>
    shownRules(pageAnswers(file), ruleOfPage).map((shown) => shownMiss(file, shown)),
  sentence: (facts) =>
    "matched" in facts
      ? `${code(facts.path)} also matches parameters whose names only end in ${code(facts.name)}, as in ${code(facts.matched)}${otherRules(facts.others)}.`
      : `${code(facts.path)} does not match ${code(facts.missed)}, because ${reasonOf(facts.path)}${otherRules(facts.others)}.`,
  fixLabels: (facts) => {
    if (!("matched" in facts) && TOP_ONLY.test(facts.path))
      return twinLabel(facts, "Add rules with a star");
    if (!("matched" in facts))
      return twinLabel(facts, `Add rules with ${code(facts.path.includes("&") ? "?" : "&")}`);
    const { first, second, others } = facts;
    return {
      "both-places": others
        ? `Write rules with ${code("?")} and with ${code("&")}`
        : `Write ${code(first)} and ${code(second)}`,
    };
  },
  about: [
    "A question mark comes before the first parameter of a query, and an ampersand before each later one. A rule with a question mark before the name matches the parameter only where it comes first.",
    "A rule such as /?sort= matches the home page alone. The same parameter of other pages needs a star before it.",
    "In most parsers, a star before the name matches the parameter everywhere, but also longer names with the same ending. For example, *id= matches paid=, and *color= matches bgcolor=.",
    // Run: both percent-encode an ampersand in a rule without a question mark.
    "Two rules, one with ? and one with & before the name, match only the parameter you mean. For Python’s parser from 3.13.14 on and for Protego 0.6.1, write ?*& instead of &, as in /*?*&sort=.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*?sort=",
    right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
  },
  source: rfc("2.2.3"),
};

/** A parameter anywhere on the site, or the beginning of its name, and no other one: `/*?sort=`, `/*?utm_`. */
const FIRST_ONLY = /(?<!\\)\*\?[^*?&=$]+(?:=[^*?&]*)?\*?\$?$/;
/** The same, behind another one: `/*&sort=`, `/*?*&utm_`. */
const LATER_ONLY = /\*&(?!amp;)[^*?&=$]+(?:=[^*?&]*)?\*?\$?$/;
/** The parameter of one page, of any value: `/list?tags=`. */
const OF_PAGE = /^\/[^*?&]*\?[^*?&=]+=$/;

/** A parameter that any page can have, without a star: behind the top of the site. Not that of a page that is there, such as `/?s=`, the search of WordPress. */
const TOP_ONLY =
  /^\/(?:\?(?:utm_|gclid|fbclid|(?:php|asp|j)?sess(?:ion)?_?id|sid|sort|order|dir|filter|colou?r|size|price|min_price|max_price|brand|limit|variant|replytocom|add-to-cart|share)|;j?s(?:ession)?id|&[A-Za-z_]+)(?:=|$|(?<=_)|(?=[[_]|by=))[^*]*\*?\$?$/i;

/** A parameter that servers in Java write behind a semicolon, as a part of the path. */
const IN_PATH = /\?jsessionid=/i;

/** Why a rule misses the parameter of another URL. */
function reasonOf(path: string): string {
  if (TOP_ONLY.test(path)) return "without a star, the rule matches only the beginning of a path";
  if (IN_PATH.test(path)) return "servers write this parameter behind a semicolon, in the path";
  const place = path.includes("&") ? "follows another one" : "comes first";
  return `the rule matches the parameter only if it ${place} in the query`;
}

/** Where the name of a parameter ends, with its sign; `from`: where it begins. */
function endOfName(path: string, from: number): number {
  const sign = path.indexOf("=", from) + 1;
  return sign > 0 ? sign : path.length - (/[*$]*$/.exec(path)?.[0].length ?? 0);
}

/** The rule of one page that a URL misses only because its parameter is not the first. */
function ruleOfPage({ group, target, decision }: PageAnswer): Rule | null {
  if (outcomeOn(decision) !== "allow") return null;
  const [page = "", query = ""] = target.queryPath.split("?", 2);
  const [, ...later] = query.split("&");
  const rules = pageRulesOf(group);
  for (const parameter of later.slice(0, MOST_PARAMETERS)) {
    const name = parameter.slice(0, parameter.indexOf("=") + 1);
    const rule = name === "" ? undefined : rules.get(`${page}?${name}`);
    if (rule) return rule;
  }
  return null;
}

const MOST_PARAMETERS = 32;

const pageRulesOf = remembered(
  (group: Group): ReadonlyMap<string, Rule> =>
    new Map(
      group.rules.flatMap((rule) =>
        !rule.allows && OF_PAGE.test(rule.path) ? [[rule.path, rule] as const] : [],
      ),
    ),
);

function shownMiss(file: FileView, { rule, target }: ShownRule): SpottedAt<TwinFacts> {
  const { path, allows } = rule;
  const twin = path.replace("?", "?*&");
  const from = path.indexOf("?");
  return ofRule(file, rule, { path, twin, missed: target.queryPath, allows }, from);
}

// With a value after the name, the rule matches hardly any other parameter.
const NAME_BEHIND_STAR = /\*([A-Za-z]+)=\*?$/;

/** Common names that are the ends of other names, with one of these. */
const LONGER_NAMES: ReadonlyMap<string, string> = new Map([
  ["act", "contact"],
  ["age", "page"],
  ["all", "call"],
  ["art", "cart"],
  ["brand", "subbrand"],
  ["cat", "subcat"],
  ["category", "subcategory"],
  ["city", "capacity"],
  ["code", "zipcode"],
  ["color", "bgcolor"],
  ["colour", "bgcolour"],
  ["date", "update"],
  ["day", "birthday"],
  ["filter", "prefilter"],
  ["form", "platform"],
  ["key", "apikey"],
  ["lang", "hreflang"],
  ["list", "wishlist"],
  ["mode", "viewmode"],
  ["model", "submodel"],
  ["name", "username"],
  ["order", "reorder"],
  ["page", "homepage"],
  ["price", "maxprice"],
  ["print", "blueprint"],
  ["ref", "href"],
  ["sale", "wholesale"],
  ["search", "research"],
  ["set", "offset"],
  ["show", "slideshow"],
  ["size", "pagesize"],
  ["sort", "resort"],
  ["src", "imgsrc"],
  ["start", "restart"],
  ["state", "estate"],
  ["style", "hairstyle"],
  ["tag", "hashtag"],
  ["text", "context"],
  ["time", "datetime"],
  ["title", "subtitle"],
  ["token", "csrftoken"],
  ["type", "subtype"],
  ["url", "returnurl"],
  ["user", "newuser"],
  ["version", "conversion"],
  ["view", "review"],
  ["word", "keyword"],
  ["year", "modelyear"],
]);

/** A name that ends like this one, or null. As short as `q` and `id`, a name is the end of many: of `faq`, of `paid`. */
function longerName(name: string): string | null {
  const longer = name.length <= 2 ? `x${name}` : LONGER_NAMES.get(lowerCase(name));
  return longer === undefined ? null : longer.slice(0, -name.length) + name;
}

/** Rules for a parameter of a common name behind a star, which match every parameter whose name ends like it. */
function endingRules(view: GroupView): readonly SpottedAt<EndingFacts>[] {
  return view.rules
    .filter(({ path }) => {
      const name = NAME_BEHIND_STAR.exec(path)?.[1];
      return name !== undefined && longerName(name) !== null;
    })
    .slice(0, mostAsked(view))
    .flatMap((rule) => endingSpotted(view, rule));
}

function endingSpotted(view: GroupView, rule: Rule): readonly SpottedAt<EndingFacts>[] {
  const { path } = rule;
  const star = path.search(NAME_BEHIND_STAR);
  const [start, parameter] = [path.slice(0, star), path.slice(star + 1)];
  const query = start.includes("?") ? start : `${start}?`;
  const name = parameter.slice(0, parameter.indexOf("="));
  const matched = examplePath(`${query}${longerName(name)}${parameter.slice(name.length)}`);
  if (!decides(view, rule, matched)) return [];
  const first = start.endsWith("?") ? start + parameter : `${start}*?${parameter}`;
  const later = examplePath(`${query}x&${parameter}`);
  const second = withAmpersand(`${start}*&${parameter}`, later, view);
  const { edits } = withPath("both-places", view, rule, first);
  const fix = { name: "both-places", edits: [...edits, ruleBelow(view, rule, second)] };
  const facts = { path, name, matched, first, second };
  return [{ ...ofRule(view, rule, facts, star, star + name.length + 2), fixes: [fix] }];
}

/** The rule for a later place of a query, as the parser needs it: some percent-encode an ampersand in a rule without a question mark. */
function withAmpersand(path: string, later: string, { dialect }: GroupView): string {
  return matchesAt(dialect, path, later) ? path : path.replace("&", "?*&");
}
