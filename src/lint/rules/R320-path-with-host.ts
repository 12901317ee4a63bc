import { writtenAddress } from "../../engine/advise/misspellings.ts";
import { patternMatches } from "../../engine/match/search.ts";
import { code } from "../../words/quoting.ts";
import { addressFixes } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly host: string;
  readonly rest: string;
  readonly reader: string;
}

/** R320: a path with the host before it, which the reader compares with paths. */
export const pathWithHost: Problem<Facts> = {
  code: "R320",
  severity: "error",
  title: "Host before a path",
  inLine: ({ rule, dialect }) => {
    if (!rule || !/^(?:\/\/|[\w-]+\.)/.test(rule.path)) return NOTHING_FOUND;
    const { path } = rule;
    const address = writtenAddress(path);
    if (address?.kind !== "host") return NOTHING_FOUND;
    const url = path.startsWith("//") ? `https:${path}` : `https://${path}`;
    if (patternMatches(dialect.patternOf(path), dialect.targetOf(url))) return NOTHING_FOUND;
    const span = partOf(rule, 0, path.length - address.rest.length);
    const host = path.slice(0, path.length - address.rest.length);
    return [
      {
        span,
        facts: { host, rest: address.rest, reader: dialect.title },
        fixes: addressFixes(rule, address),
      },
    ];
  },
  sentence: ({ host, reader }) =>
    `A rule is compared with the path of a URL, which has no host in it, so for ${reader} this one does not match the pages of ${code(host)}.`,
  fixLabels: ({ rest }) => ({ path: `Write ${code(rest)}` }),
  about: [
    "Rules are about the host that the file lies on, and begin with what follows it in a URL. With a host before it a path matches nothing.",
    "A subdomain is a host of its own: its pages are governed by the robots.txt that lies there.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: www.shop.example/private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.3"),
};
