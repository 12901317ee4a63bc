import type { Contender } from "./contender.ts";
import type { Contest } from "./contest.ts";
import { Layers } from "./layers.ts";
import { type Beginning, Play } from "./play.ts";
import { isInQuery, type Sign, type Spelling } from "./spelling.ts";

/** A walk through all paths that may be decided differently, the shortest first; of paths that go on alike, through one. */
export class Exploration {
  readonly play: Play;
  private readonly spelling: Spelling;
  private readonly other: string | null;
  private readonly queue = new Layers<Beginning>();
  /** How long the shortest path is that leads to a state. */
  private readonly lengths = new Map<string, number>();
  private readonly last: Beginning | null;
  private isLastDone = false;

  constructor(contest: Contest, spelling: Spelling, inPlay: ReadonlySet<Contender>) {
    this.spelling = spelling;
    this.play = new Play(contest, spelling, inPlay);
    this.other = otherThan(this.play.contenders, spelling);
    const [one, two] = spelling.beginnings.map((sign) => this.play.begun(sign));
    this.last = two ?? null;
    if (one) this.add(one);
  }

  /** The next path; null where there is none. Those that begin with two slashes come last: they need an origin before them (see urlOf). */
  next(): Beginning | null {
    for (;;) {
      const next = this.queue.pop();
      if (next && this.lengths.get(keyOf(next)) === next.text.length) return next;
      if (next) continue;
      if (this.isLastDone) return null;
      this.isLastDone = true;
      if (this.last) this.add(this.last);
    }
  }

  /** Lets the walk go on from a path. How many new ones there are. */
  expand(from: Beginning): number {
    let count = 0;
    for (const sign of this.signsAfter(from)) {
      const next = this.play.extended(from, sign);
      if (next && this.add(next)) count++;
    }
    return count;
  }

  /** Lets another path lead where this one does. */
  forget(path: Beginning): void {
    this.lengths.delete(keyOf(path));
  }

  private add(path: Beginning): boolean {
    const key = keyOf(path);
    const { length } = path.text;
    if ((this.lengths.get(key) ?? Infinity) <= length) return false;
    this.lengths.set(key, length);
    this.queue.push(length, path);
    return true;
  }

  /** One for each letter that leads elsewhere than others do, and one for the others. */
  private *signsAfter({ text, context, live }: Beginning): Generator<Sign> {
    const letters = new Set<string>();
    for (const runner of live) runner.addWanted(letters);
    if (this.other) letters.add(this.other);
    if (text === "/") letters.delete("/");
    const inQuery = isInQuery(context);
    for (const letter of letters) {
      const sign = this.spelling.signFor(letter, inQuery);
      if (sign) yield sign;
    }
    if (inQuery) yield* this.spelling.delimiters;
  }
}

/** What is the same of all paths that go on alike. */
function keyOf({ before, after, context, live, done }: Beginning): string {
  const runners = live.map(({ key }) => key).join();
  const matched = done
    .map(({ number }) => number)
    .sort()
    .join();
  return `${before.rank} ${after.rank} ${context} ${runners} ${matched}`;
}

/** The most readable letter that none of the patterns has; null where they have all. */
function otherThan(contenders: readonly Contender[], spelling: Spelling): string | null {
  const isOther = (letter: string) =>
    [false, true].every((inQuery) => spelling.signFor(letter, inQuery)) &&
    !contenders.some(({ machine }) => machine.has(letter));
  return LETTERS.find(isOther) ?? null;
}

// No text that a person reads has the last; those that compare decoded text can have it.
const LETTERS = [
  ..."xyzabcdefghijklmnopqrstuvwABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~!+,:@=&;'()[]{}|^`\"<>\\.*$",
  "é",
];
