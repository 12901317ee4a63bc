// @chunk shared
import {
  type Aspect,
  Expectations,
  type Expected,
  type ExpectedLine,
} from "../../core/expectations.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import { purposes } from "../../engine/preferences/preference.ts";
import { withoutEnd } from "../../engine/text/characters.ts";

const LETTERS: Readonly<Record<Expected, string>> = { allow: "a", disallow: "b" };
const NONE = "-";

/** Expected verdicts as one letter a cell, URL by URL, and for each URL crawler by crawler: a for allow, b for block, - for none, without those at the end. Empty where nothing is expected. */
export function lettersOf(expectations: Expectations): string {
  return finished(expectations).verdicts;
}

/** Expected uses in the same way, with three letters a cell, one for each purpose; a for allowed, b for refused. */
export function lettersOfUses(expectations: Expectations): string {
  return finished(expectations).uses;
}

/** Prepares both until the time is up, because a large table has millions of cells; returns whether they are finished. */
export function prepareLetters(expectations: Expectations, isTimeUp: IsTimeUp): boolean {
  return spellingOf(expectations).run(isTimeUp);
}

interface Spelled {
  readonly verdicts: string;
  readonly uses: string;
}

const spellings = new WeakMap<Expectations, Work<Spelled>>();

function spellingOf(expectations: Expectations): Work<Spelled> {
  const spelling = spellings.get(expectations) ?? new Work(spelled(expectations));
  spellings.set(expectations, spelling);
  return spelling;
}

function finished(expectations: Expectations): Spelled {
  const spelling = spellingOf(expectations);
  spelling.run(() => false);
  return spelling.result ?? { verdicts: "", uses: "" };
}

function* spelled(expectations: Expectations): Generator<void, Spelled> {
  const verdicts = yield* verdictsSpelled(expectations);
  return { verdicts, uses: expectations.hasUses ? yield* usesSpelled(expectations) : "" };
}

function* verdictsSpelled(expectations: Expectations): Generator<void, string> {
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

function* usesSpelled(expectations: Expectations): Generator<void, string> {
  const { urls, crawlers } = expectations;
  let letters = "";
  for (const url of urls.keys()) {
    for (const crawler of crawlers.keys())
      for (const purpose of purposes) {
        const expected = expectations.at(url, crawler, purpose);
        letters += expected ? LETTERS[expected] : NONE;
      }
    yield;
  }
  return withoutEnd(letters, NONE);
}

/** The expectations that letters mean for a table; null where there are other letters, or more of them than cells. */
export function expectationsSpelled(
  letters: string,
  urls: readonly string[],
  crawlers: readonly string[],
  useLetters = "",
  lines: readonly ExpectedLine[] = [],
): Expectations | null {
  const cells = urls.length * crawlers.length;
  const areTooMany = letters.length > cells || useLetters.length > cells * purposes.length;
  if (areTooMany || /[^ab-]/.test(letters + useLetters)) return null;
  return Expectations.none(urls, crawlers, lines).edited((expect) => {
    const set = (written: string, aspects: readonly Aspect[]) => {
      for (let at = 0; at < written.length; at++) {
        const letter = written.charAt(at);
        if (letter === NONE) continue;
        const cell = Math.floor(at / aspects.length);
        const crawler = cell % crawlers.length;
        const expected = letter === LETTERS.allow ? "allow" : "disallow";
        const aspect = aspects[at % aspects.length] ?? "verdict";
        expect((cell - crawler) / crawlers.length, crawler, expected, aspect);
      }
    };
    set(letters, ["verdict"]);
    set(useLetters, purposes);
  });
}
