import { Expectations, type Expected } from "../../core/expectations.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";

const LETTERS: Readonly<Record<Expected, string>> = { allow: "a", disallow: "b" };
const NONE = "-";

/** Expectations as one letter a cell, URL by URL, and for each URL crawler by crawler: a for allow, b for block, - for none, without those at the end. Empty where nothing is expected. */
export function lettersOf(expectations: Expectations): string {
  const spelling = spellingOf(expectations);
  spelling.run(() => false);
  return spelling.result ?? "";
}

/** Prepares `lettersOf` until the time is up, because a large table has millions of cells; returns whether it is finished. */
export function prepareLetters(expectations: Expectations, isTimeUp: IsTimeUp): boolean {
  return spellingOf(expectations).run(isTimeUp);
}

const spellings = new WeakMap<Expectations, Work<string>>();

function spellingOf(expectations: Expectations): Work<string> {
  const spelling = spellings.get(expectations) ?? new Work(spelled(expectations));
  spellings.set(expectations, spelling);
  return spelling;
}

function* spelled(expectations: Expectations): Generator<void, string> {
  const { urls, crawlers } = expectations;
  let letters = "";
  let left = expectations.count;
  for (let url = 0; left > 0 && url < urls.length; url++) {
    for (let crawler = 0; left > 0 && crawler < crawlers.length; crawler++) {
      const expected = expectations.at(url, crawler);
      letters += expected ? LETTERS[expected] : NONE;
      if (expected) left--;
    }
    yield;
  }
  return letters;
}

/** The expectations that letters mean for a table; null where there are other letters, or more of them than cells. */
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
