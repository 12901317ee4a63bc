import type { Pattern } from "../pattern.ts";
import type { Standing } from "./contest.ts";
import { DEAD, DONE, Machine } from "./machine.ts";
import type { Sign } from "./spelling.ts";

/** A pattern that takes part in a contest, and what it is on either side; null on a side that does not have it. */
export class Contender {
  /** Unlike that of any other in the contest. */
  readonly number: number;
  readonly pattern: Pattern;
  readonly before: Standing | null;
  readonly after: Standing | null;
  /** Whether it is not one of those that both sides have in common. */
  readonly differs: boolean;
  private made: Machine | undefined;
  private readonly runners: Runner[] = [];

  constructor(
    number: number,
    pattern: Pattern,
    before: Standing | null,
    after: Standing | null,
    differs = before !== after,
  ) {
    this.number = number;
    this.pattern = pattern;
    this.before = before;
    this.after = after;
    this.differs = differs;
  }

  get machine(): Machine {
    this.made ??= new Machine(this.pattern);
    return this.made;
  }

  /** How far it has come before the first character of a path. */
  get start(): Progress {
    return this.progressAt(this.machine.start);
  }

  /** What it has come to where its machine stands there; the same object each time. */
  progressAt(at: number): Progress {
    if (at === DEAD) return "dead";
    if (at === DONE) return "done";
    this.runners[at] ??= new Runner(this, at);
    return this.runners[at];
  }
}

/** What a contender has come to: it matches nothing any more, or whatever follows, or that is open. */
export type Progress = "dead" | "done" | Runner;

/** A contender of which it is open whether it matches. */
export class Runner {
  readonly contender: Contender;
  /** Unlike that of any other in the contest. */
  readonly key: string;
  private readonly at: number;

  constructor(contender: Contender, at: number) {
    this.contender = contender;
    this.at = at;
    this.key = `${contender.number}:${at}`;
  }

  after(sign: Sign): Progress {
    const { machine, pattern } = this.contender;
    const text = pattern.inQuery ? sign.queryPath : sign.path;
    return this.contender.progressAt(machine.after(this.at, text));
  }

  /** Whether it matches a path that ends here. */
  get matches(): boolean {
    return this.contender.machine.accepts(this.at);
  }

  /** Adds the letters by which it goes elsewhere than by any other letter. */
  addWanted(wanted: Set<string>): void {
    this.contender.machine.addWanted(this.at, wanted);
  }
}
