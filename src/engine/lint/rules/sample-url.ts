import type { Rule } from "../../group.ts";

/** The path of a URL that a rule is evidently about: a letter for each star. Whether it matches is the dialect's to say. */
export function sampleUrl({ path }: Pick<Rule, "path">): string {
  const url = path.slice(0, endOfLetters(path)).replaceAll("*", "x");
  return url.startsWith("/") ? url : `/${url}`;
}

/** The same for a rule without a wildcard and one with a wildcard at once: inside the folder of the one, what the other reaches by its first star. */
export function sharedSampleUrl(plain: Pick<Rule, "path">, wild: Pick<Rule, "path">): string {
  const folder = plain.path.endsWith("/") ? plain.path : `${plain.path}/`;
  return sampleUrl({ path: `${folder}${wild.path.slice(wild.path.indexOf("*"))}` });
}

/** Where the stars and the dollar begin that a path ends with. */
function endOfLetters(path: string): number {
  let end = path.length;
  while (path[end - 1] === "*" || path[end - 1] === "$") end--;
  return end;
}
