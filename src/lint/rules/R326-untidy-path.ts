import { writtenAddress } from "../../engine/advise/misspellings.ts";
import { withoutDots } from "../../engine/advise/url-variants.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { examplePath, misses, mostAsked, outcomeAt } from "../example-path.ts";
import { ofRule, withPath } from "../fixes.ts";
import { type Others, otherRules, type Problem, type SpottedAt, saidOnce } from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly plain: string;
  /** "dots": no URL that a crawler requests has them; "slashes": hardly any has two together. */
  readonly has: "dots" | "slashes";
}

/** R326: a path with `.` or `..` as a segment, or with two slashes together, which misses the path without them. Clients remove dot segments before they request a URL. */
export const untidyPath: Problem<Facts> = {
  code: "R326",
  severity: "error",
  title: "Path with dot segments or doubled slashes",
  inGroup: (view) => {
    // With a blank, the path is R308.
    const untidy = view.rules.filter(
      ({ path }) => /\/(?:\/|\.|%2e)/i.test(path) && !/[ \t]/.test(path),
    );
    const found = untidy.slice(0, mostAsked(view)).flatMap((rule) => spotted(view, rule));
    return (["dots", "slashes"] as const).flatMap((has) =>
      saidOnce(found.filter(({ facts }) => facts.has === has)),
    );
  },
  sentence: ({ path, plain, has, others }) =>
    has === "dots"
      ? `${code(path)} matches no URL that a crawler requests: crawlers remove the dot segments before they compare, and ask for ${code(plain)}${otherRules(others)}.`
      : `${code(path)} does not match ${code(plain)}: it matches only URLs with two slashes together${otherRules(others)}.`,
  fixLabels: ({ plain, others }) => ({
    tidy: others ? "Write the paths without them" : `Write ${code(plain)}`,
  }),
  about: [
    "Browsers and crawlers resolve the segments . and .. of a URL before they request it. So /a/../b is requested as /b, and no URL has the dots that the rule needs.",
    "Two slashes together stay in a URL, but hardly any page has them. They come from a program that joins a folder and a path that both have a slash. If your pages have such URLs, write a rule for each form.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /shop/../private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: {
    title: "RFC 3986, 5.2.4, Remove Dot Segments",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4",
  },
};

// `/.` and `/..` at the end are the beginnings of names such as `/.git`.
const DOTS = /(?:\/(?:\.|%2e){1,2}(?=\/|\?|\$$))+/i;
// `/http://` is what broken links have, which are rightly blocked.
const SLASHES = /(?<!:)\/{2,}/;

function spotted(view: GroupView, rule: Rule): readonly SpottedAt<Facts>[] {
  const { path } = rule;
  // What follows a star may be in the query, where dots and slashes stay.
  const [folders = ""] = /^[^?*]*(?:\?|\$$)?/.exec(path) ?? [];
  if (writtenAddress(path) !== null) return [];
  const dots = DOTS.exec(folders);
  const found = dots ?? SLASHES.exec(folders);
  if (!found) return [];
  const end = /[?$]?$/.exec(folders)?.index ?? folders.length;
  const single = folders.slice(0, end).replace(/(?<!:)\/{2,}/g, "/");
  const plain = (dots ? withoutDots(single) : single) + path.slice(end);
  const [reached, missed] = [examplePath(path), examplePath(plain)];
  // `//` alone is a rule about doubled slashes.
  if (!misses(view, rule, reached, missed) || (!dots && /^\/[*$]*$/.test(plain))) return [];
  const facts = { path, plain, has: dots ? "dots" : "slashes" } as const;
  const at = found.index;
  const isSafe = !/^\/[*$]*$/.test(plain) && outcomeAt(view, missed) !== outcomeAt(view, reached);
  return [
    {
      ...ofRule<Facts>(view, rule, facts, at, at + found[0].length),
      severity: dots ? "error" : "warning",
      fixes: isSafe ? [withPath("tidy", view, rule, plain)] : [],
    },
  ];
}
