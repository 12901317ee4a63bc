import { code } from "../../words/quoting.ts";
import { GOOGLES_PARSER, NOTHING_FOUND, type Problem } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly folder: string;
  readonly allows: boolean;
}

/** R318: a rule for an index page that the parser also applies to its folder: robots.cc, HandleAllow; Protego, _RuleSet.allow; crawler-commons, SimpleRobotRulesParser. */
export const indexAllowed: Problem<Facts> = {
  code: "R318",
  severity: "information",
  title: "Index page rule that also matches the folder",
  inLine: ({ rule, dialect }) => {
    const at = rule?.path.lastIndexOf("index.htm") ?? -1;
    if (!rule || at < 0) return NOTHING_FOUND;
    const { path, allows } = rule;
    const also = [dialect.alsoMeans(path, allows) ?? []].flat();
    const folder = also.find((other) => other.endsWith("/$"))?.slice(0, -1);
    if (folder === undefined) return NOTHING_FOUND;
    const facts = { path, folder, allows };
    return [{ span: partOf(rule, at), facts }];
  },
  sentence: ({ path, folder, allows, under }) =>
    `${code(path)} also ${allows ? "allows" : "disallows"} ${code(folder)} itself ${under}, but not for most other parsers.`,
  about: [
    "If an Allow ends with a page whose name begins with index.htm, Google’s parser also allows the folder’s own URL. Protego does so only for index.html. crawler-commons does so for index.htm and index.html, and for Disallow too.",
    "RFC 9309 does not mention this. To allow the folder in most other parsers too, write an Allow for the folder itself, with $ at the end, above the Disallow.",
  ],
  example: {
    readAs: "google",
    wrong: "User-agent: *\nDisallow: /\nAllow: /docs/index.html",
    right: "User-agent: *\nDisallow: /\nAllow: /docs/$",
  },
  source: GOOGLES_PARSER,
};
