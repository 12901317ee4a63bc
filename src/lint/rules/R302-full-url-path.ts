import { writtenAddress } from "../../engine/advise/misspellings.ts";
import { patternMatches } from "../../engine/match/search.ts";
import { code } from "../../words/quoting.ts";
import { addressFixes } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly rest: string;
  readonly reader: string;
}

/** R302: a whole URL in the place of a path, which the reader compares with paths. */
export const fullUrlPath: Problem<Facts> = {
  code: "R302",
  severity: "error",
  title: "Whole URL as a path",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.includes("://")) return NOTHING_FOUND;
    const { path } = rule;
    const address = writtenAddress(path);
    // WWW::RobotRules takes a URL of the site for its path.
    if (address?.kind !== "url" || patternMatches(dialect.patternOf(path), dialect.targetOf(path)))
      return NOTHING_FOUND;
    const span = partOf(rule, 0, path.length - address.rest.length);
    const facts = { path, rest: address.rest, reader: dialect.title };
    return [{ span, facts, fixes: addressFixes(rule, address) }];
  },
  sentence: ({ path, reader }) =>
    `A rule is compared with the path of a URL, not with the whole of it, so for ${reader} this one does not match ${code(path)}.`,
  fixLabels: ({ rest }) => ({ path: `Write ${code(rest)}` }),
  about: [
    "Rules are about the site that the file lies on, and name only the part of a URL after the host. A whole URL in their place matches nothing. WWW::RobotRules of Perl is the exception.",
    "Pages of another host are governed by the robots.txt of that host; a rule for them belongs there.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: https://shop.example/private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.2.2"),
};
