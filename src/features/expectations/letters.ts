import { Expectations, type Expected } from "../../core/expectations.ts";

const LETTERS: Readonly<Record<Expected, string>> = { allow: "a", disallow: "b" };
const NONE = "-";

/** Expectations as one letter a cell, URL by URL, and for each URL crawler by crawler: a for allow, b for block, - for none, without those at the end. Empty where nothing is expected. */
export function lettersOf(expectations: Expectations): string {
  const spelling = spellingOf(expectations);
  spelling.run(() => false);
  return spelling.letters;
}

/** Prepares `lettersOf` until the time is up, because a large table has millions of cells; returns whether it is finished. */
export function prepareLetters(expectations: Expectations, isTimeUp: () => boolean): boolean {
  return spellingOf(expectations).run(isTimeUp);
}

const spellings = new WeakMap<Expectations, Spelling>();

function spellingOf(expectations: Expectations): Spelling {
  const spelling = spellings.get(expectations) ?? new Spelling(expectations);
  spellings.set(expectations, spelling);
  return spelling;
}

class Spelling {
  /** The letters so far. */
  letters = "";
  private readonly expectations: Expectations;
  private left: number;
  private url = 0;

  constructor(expectations: Expectations) {
    this.expectations = expectations;
    this.left = expectations.count;
  }

  /** Goes on until the time is up; returns whether it is finished. */
  run(isTimeUp: () => boolean): boolean {
    for (; this.left > 0 && this.url < this.expectations.urls.length; this.url++) {
      if (isTimeUp()) return false;
      this.letters += this.lettersOfUrl();
    }
    return true;
  }

  private lettersOfUrl(): string {
    const { crawlers } = this.expectations;
    let letters = "";
    for (let crawler = 0; this.left > 0 && crawler < crawlers.length; crawler++) {
      const expected = this.expectations.at(this.url, crawler);
      letters += expected ? LETTERS[expected] : NONE;
      if (expected) this.left--;
    }
    return letters;
  }
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
