/** A path that a rule matches, by the look of it: an x for each star, and nothing for the last star or the `$`. */
export function examplePath(written: string): string {
  const path = written.replace(/[*$]$/, "").replaceAll("*", "x");
  return path.startsWith("/") ? path : `/${path}`;
}
