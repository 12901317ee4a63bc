import type { Analysis } from "../analysis.ts";
import type { Dialect } from "../dialect.ts";
import type { Group } from "../group.ts";
import { meansTheSame, sameTokens } from "../meaning.ts";
import { type Distinction, WitnessSearch } from "./witness-search.ts";

/** What sets groups apart, each pair searched once and all within one time: what that does not suffice for is undecided. */
export class Distinctions {
  private readonly isTimeUp: () => boolean;
  private readonly known = new Map<Group | null, Map<Group | null, Distinction>>();

  constructor(isTimeUp: () => boolean) {
    this.isTimeUp = isTimeUp;
  }

  between(before: Group | null, after: Group | null, dialect: Dialect): Distinction {
    const ofBefore = this.known.get(before) ?? new Map<Group | null, Distinction>();
    this.known.set(before, ofBefore);
    const known = ofBefore.get(after);
    if (known) return known;
    const search = new WitnessSearch(before, after, dialect);
    search.run(this.isTimeUp);
    const distinction = search.result ?? UNDECIDED;
    ofBefore.set(after, distinction);
    return distinction;
  }

  /** Whether two readings, by one dialect, are proven to give every crawler the same verdict on every URL. */
  areEqual(before: Analysis, after: Analysis): boolean {
    if (meansTheSame(before, after)) return true;
    // Else names may lead to other groups, and not only to other rules.
    if (before.dialect !== after.dialect || !sameTokens(before, after)) return false;
    for (const token of before.join.addressOf.keys()) {
      const [ours, theirs] = [before.groupNamed(token), after.groupNamed(token)];
      if (!ours || !theirs) return false;
      if (this.between(ours, theirs, before.dialect).kind !== "equal") return false;
    }
    return true;
  }
}

const UNDECIDED: Distinction = { kind: "undecided" };
