import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { regularExpressionIn } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { canMatch } from "../reach.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly part: string;
  readonly plain: string;
}

/** R323: a parameter of a route, as frameworks write it, in a path: no URL has it. */
export const routePattern: Problem<Facts> = {
  code: "R323",
  severity: "error",
  title: "Route parameter in a path",
  inLine: ({ rule, dialect }) => {
    // Who writes a star before it means URLs that a broken program requests.
    if (
      !rule ||
      !/^[^*]*(?:\/[[{:<($@%]|(?:[-_]|\/v)[{<])/.test(rule.path) ||
      !canMatch(dialect.patternOf(rule.path))
    )
      return NOTHING_FOUND;
    const { path, span } = rule;
    const [first] = path.matchAll(PARAMETER);
    if (!first || regularExpressionIn(path)) return NOTHING_FOUND;
    const { 0: part, index } = first;
    const plain = path
      .replace(PARAMETER, (found) => (isFolder(found) ? "" : "*"))
      .replace(/\/{2,}/g, "/")
      .replace(/(\/)\*\/?$/, "$1");
    const facts = { path, part, plain };
    // At the top of the site, everything would be disallowed.
    const isSafe = plain !== "/" && (readsWildcards(dialect) || !plain.includes("*"));
    const fixes = isSafe ? [replacing("plain", span, plain)] : [];
    return [{ span: partOf(rule, index, index + part.length), facts, fixes }];
  },
  sentence: ({ path, part }) =>
    `${code(path)} matches none of the URLs you meant: ${code(part)} is ${isFolder(part) ? "a folder of routes" : "a parameter of a route"}, and parsers read it letter by letter.`,
  fixLabels: ({ plain }) => ({ plain: `Write ${code(plain)}` }),
  about: [
    "Frameworks write the changing part of a URL as a parameter. It is [id] in Next.js and SvelteKit, :id in Express and Rails, {id} in Laravel and Spring, and <id> in Flask and Django. Remix and TanStack Router write $id. WordPress writes %postname%. No URL contains these letters. Nor does it contain the name of a folder of routes, such as (admin) or @modal in Next.js.",
    "In robots.txt, a path is a prefix, so the part before the parameter is often enough. In the middle of a path, a star matches any text.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /users/:id/edit",
    right: "User-agent: *\nDisallow: /users/*/edit",
  },
  source: rfc("2.2.3"),
};

/** Whether it is a folder in which Next.js, SvelteKit and Expo keep routes together: it is left out of the URL. */
function isFolder(part: string): boolean {
  return /^[(@]/.test(part);
}

/** A parameter that is a whole segment of the path, perhaps before an extension; in braces or angle brackets, also behind a hyphen, or the v of a version. Of names with an @, which users have, too, only what Next.js calls its own slots. */
const PARAMETER =
  /(?:(?<=\/)(?:@(?:modal|slot)|%(?:postname|post_id|category|author|year|monthnum|day)%|\([A-Za-z_][\w-]{0,60}\)|\$[A-Za-z_]\w{0,60}|\[{1,2}(?:\.{3})?[A-Za-z_][\w-]{0,60}\]{1,2}|:[A-Za-z_]\w{0,60}[?*+]?)|(?<=[/_-]|\/v)(?:\{[A-Za-z_]\w{0,60}(?:[?*]|\.{3}|:[^{}/]{1,40})?\}|<(?:\w{1,20}:)?[A-Za-z_]\w{0,60}>))(?=$|[/?*$]|\.\w)/g;
