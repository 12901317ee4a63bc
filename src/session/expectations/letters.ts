import { Expectations, type Expected } from "./expectations.ts";

const LETTERS: Readonly<Record<Expected, string>> = { allow: "a", disallow: "b" };
const NONE = "-";

/** Expectations as a letter a cell, URL by URL and in each crawler by crawler: a, b, or - for none; those at the end left out. Empty where nothing is expected. */
export function lettersOf(expectations: Expectations): string {
  const { urls, crawlers, count } = expectations;
  const letters: string[] = [];
  let left = count;
  for (let url = 0; left > 0 && url < urls.length; url++)
    for (let crawler = 0; left > 0 && crawler < crawlers.length; crawler++) {
      const expected = expectations.at(url, crawler);
      letters.push(expected ? LETTERS[expected] : NONE);
      if (expected) left--;
    }
  return letters.join("");
}

/** The expectations of a table that letters stand for; null where there are others among them, or more than it has cells. */
export function expectationsSpelled(
  letters: string,
  urls: readonly string[],
  crawlers: readonly string[],
): Expectations | null {
  if (letters.length > urls.length * crawlers.length || /[^ab-]/.test(letters)) return null;
  return Expectations.none(urls, crawlers).edited((expect) => {
    for (let at = 0; at < letters.length; at++) {
      const letter = letters.charAt(at);
      if (letter === NONE) continue;
      const crawler = at % crawlers.length;
      const expected = letter === LETTERS.allow ? "allow" : "disallow";
      expect((at - crawler) / crawlers.length, crawler, expected);
    }
  });
}
