import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly directory: string;
  readonly allows: boolean;
  readonly reader: string;
}

/** R318: a rule for an index page that the reader also takes for its directory: robots.cc, HandleAllow, and others after it. */
export const indexAllowed: Problem<Facts> = {
  code: "R318",
  severity: "information",
  title: "Index page that stands for its directory",
  inLine: ({ rule, dialect }) => {
    const at = rule?.path.lastIndexOf("index.htm") ?? -1;
    if (!rule || at < 0) return NOTHING_FOUND;
    const { path, allows } = rule;
    const also = [dialect.alsoMeans(path, allows) ?? []].flat();
    const directory = also.find((other) => other.endsWith("/$"))?.slice(0, -1);
    if (directory === undefined) return NOTHING_FOUND;
    const facts = { path, directory, allows, reader: dialect.title };
    return [{ span: partOf(rule, at), facts }];
  },
  sentence: ({ path, directory, allows, reader }) =>
    `To ${reader} ${code(path)} also ${allows ? "allows" : "blocks"} ${code(directory)} itself; to most other readers it does not.`,
  about: [
    "Google’s parser takes an Allow for a page whose name begins with index.htm as one for its directory too. Protego does so for index.html, and crawler-commons for Disallow as well.",
    "No standard says so. Where the directory should be allowed for every crawler, a rule for it, ended with $, says so to all of them.",
  ],
  example: {
    readAs: "google",
    wrong: "User-agent: *\nDisallow: /\nAllow: /docs/index.html",
    right: "User-agent: *\nDisallow: /\nAllow: /docs/$",
  },
  source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
};
