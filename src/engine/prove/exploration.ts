import type { Contender, Contest } from "./contest.ts";
import { type Beginning, Play } from "./play.ts";
import { isInQuery, type Sign, type Spelling } from "./spelling.ts";

/** A walk through all paths that may be decided differently, the shortest first; of paths that go on alike, through one. */
export class Exploration {
  readonly play: Play;
  private readonly spelling: Spelling;
  private queue = new Layers<Beginning>();
  /** How long the shortest path is that leads somewhere. */
  private readonly lengths = new Map<string, number>();
  /** Where a path has led that was looked at. */
  private readonly seen = new Set<string>();
  private readonly last: Beginning | null;
  private isLastDone = false;

  constructor(contest: Contest, spelling: Spelling, inPlay: ReadonlySet<Contender>) {
    this.spelling = spelling;
    this.play = new Play(contest, spelling, inPlay);
    const [one, two] = spelling.beginnings.map((sign) => this.play.begun(sign));
    this.last = two ?? null;
    if (one) this.add(one);
  }

  /** The next path; null where there is none. Those that begin with two slashes come last: they need an origin before them (see urlOf). */
  next(): Beginning | null {
    for (;;) {
      const next = this.queue.pop();
      if (next) {
        const key = keyOf(next);
        if (this.seen.has(key)) continue;
        this.seen.add(key);
        return next;
      }
      if (this.isLastDone) return null;
      this.isLastDone = true;
      this.queue = new Layers();
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
    this.seen.delete(keyOf(path));
  }

  private add(path: Beginning): boolean {
    const key = keyOf(path);
    const { length } = path.text;
    // One that is no shorter may be wanted where the first turns out to be read otherwise.
    if ((this.lengths.get(key) ?? Infinity) < length || this.seen.has(key)) return false;
    this.lengths.set(key, length);
    this.queue.push(length, path);
    return true;
  }

  /** One for each letter that leads elsewhere than others do, be it into the query, and one for the others. */
  private *signsAfter({ text, context, live }: Beginning): Generator<Sign> {
    const letters = new Set<string>();
    for (const runner of live) runner.addWanted(letters);
    if (text === "/") letters.add("/");
    const inQuery = isInQuery(context);
    const signs = [...letters].map((letter) => this.spelling.signFor(letter, inQuery));
    signs.push(this.spelling.signForOther(letters, inQuery));
    if (!inQuery && !letters.has("?")) signs.push(this.spelling.signFor("?", false));
    for (const sign of signs) if (sign && !(text === "/" && sign.text === "/")) yield sign;
    if (letters.has("%")) yield* this.spelling.shorthands(inQuery);
    if (inQuery) yield* this.spelling.delimiters;
  }
}

/** What is the same of all paths that go on alike; the first slash does so alone. */
function keyOf({ text, before, after, context, live, done }: Beginning): string {
  if (text === "/") return text;
  const runners = live.map(({ key }) => key).join();
  const matched = done
    .map(({ number }) => number)
    .sort()
    .join();
  return `${before.rank} ${after.rank} ${context} ${runners} ${matched}`;
}

/** Things to be taken out by length, the shortest first, and among equals the one that came first. */
export class Layers<T> {
  private readonly layers: T[][] = [];
  private length = 0;
  private next = 0;

  push(length: number, item: T): void {
    const layer = this.layers[length] ?? [];
    this.layers[length] = layer;
    layer.push(item);
  }

  /** Takes one out; undefined where there is none. None may be put in that is shorter than one that was taken out. */
  pop(): T | undefined {
    for (; this.length < this.layers.length; this.length++, this.next = 0) {
      const item = this.layers[this.length]?.[this.next];
      if (item !== undefined) {
        this.next++;
        return item;
      }
      delete this.layers[this.length];
    }
    return undefined;
  }
}
