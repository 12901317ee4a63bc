/** A path that a rule is evidently about: an x for each star, and nothing for those, or the `$`, that it ends with. Whether it matches is the dialect's to say. */
export function examplePath(written: string): string {
  const path = written.slice(0, endOfLetters(written)).replaceAll("*", "x");
  return path.startsWith("/") ? path : `/${path}`;
}

function endOfLetters(written: string): number {
  let end = written.length;
  while (written[end - 1] === "*" || written[end - 1] === "$") end--;
  return end;
}
