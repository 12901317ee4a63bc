import type { Pattern } from "../match/pattern.ts";
import { type Entry, Rulebook, type Run } from "../match/rulebook.ts";
import type { Search, Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Membership } from "../parse/join.ts";

/** The pattern that replaces a rule's own; null for rules that are not wanted. */
type Reshape = (entry: Entry, dialect: Dialect) => Pattern | null;

/**
 * The rules of groups with other patterns, ready to be searched. They are kept for later questions,
 * and after an edit only the changed ones are made again.
 */
export class ShadowRules {
  private readonly reshape: Reshape;
  private readonly runs = new WeakMap<Run, ShadowRun>();
  private readonly books = new WeakMap<Membership, Shadow>();

  constructor(reshape: Reshape) {
    this.reshape = reshape;
  }

  /** Searches every rule whose other pattern matches, the strongest first. */
  search(group: Group, dialect: Dialect, target: Target): Search<readonly Entry[]> {
    return this.bookOf(group, dialect).searchAll(target);
  }

  private bookOf(group: Group, dialect: Dialect): Rulebook {
    const known = this.books.get(group.membership);
    if (known?.group === group) return known.book;
    const runs = group.rulebook.runs.map((run) => this.runOf(run, dialect));
    const book = new Rulebook(runs, known?.book ?? null);
    this.books.set(group.membership, { group, book });
    return book;
  }

  private runOf(run: Run, dialect: Dialect): ShadowRun {
    const known = this.runs.get(run);
    if (known) return known;
    const shadow = new ShadowRun(run, (entry) => this.reshape(entry, dialect));
    this.runs.set(run, shadow);
    return shadow;
  }
}

interface Shadow {
  readonly group: Group;
  readonly book: Rulebook;
}

class ShadowRun implements Run {
  readonly entries: readonly ShadowEntry[];

  constructor({ entries }: Run, reshape: (entry: Entry) => Pattern | null) {
    this.entries = entries.flatMap((entry) => {
      const pattern = reshape(entry);
      return pattern ? new ShadowEntry(this, entry, pattern) : [];
    });
  }
}

class ShadowEntry implements Entry {
  readonly run: Run;
  readonly origin: Entry;
  readonly pattern: Pattern;

  constructor(run: Run, origin: Entry, pattern: Pattern) {
    this.run = run;
    this.origin = origin;
    this.pattern = pattern;
  }

  get line(): number {
    return this.origin.line;
  }
  get allows(): boolean {
    return this.origin.allows;
  }
  get path(): string {
    return this.origin.path;
  }
  get weight(): number {
    return this.origin.weight;
  }
  get derived(): boolean {
    return this.origin.derived;
  }
}

/** The rule of a found entry. */
export function originOf(entry: Entry): Entry {
  return entry instanceof ShadowEntry ? entry.origin : entry;
}
