import { Analysis } from "../analysis.ts";
import type { Dialect } from "../dialect.ts";
import { dialects } from "../dialects/index.ts";
import { meansTheSame } from "../meaning.ts";
import type { Piece } from "../piece.ts";
import { Source } from "../source.ts";
import { type Change, editsOf } from "./change.ts";

/** Says whether changes of a text are proven to change nothing for any reader. */
export class Proof {
  private readonly source: Source;
  private readonly breakOctets: number;
  private readonly readings: Analysis[];

  constructor(text: string, breakOctets: number) {
    this.source = Source.of(text);
    this.breakOctets = breakOctets;
    this.readings = dialects.map(
      (dialect) => new Analysis(this.source, dialect, breakOctets, null),
    );
  }

  /** A reader for whom it is not proven, or null. */
  refuserOf(changes: readonly Change[]): Dialect | null {
    const source = this.source.edited(editsOf(changes));
    const breakOctets = changes.some(({ endsLines }) => endsLines) ? 1 : this.breakOctets;
    const index = this.readings.findIndex((before) => {
      const after = new Analysis(source, before.dialect, breakOctets, before);
      return !readsTheSame(before, after);
    });
    const [refused] = index < 0 ? [] : this.readings.splice(index, 1);
    if (!refused) return null;
    // Who refuses something most often refuses a part of it as well, and so is asked first.
    this.readings.unshift(refused);
    return refused.dialect;
  }
}

/** Whether all verdicts are the same, and what else the file says: sitemaps, and which groups other fields are for. */
function readsTheSame(a: Analysis, b: Analysis): boolean {
  return (
    meansTheSame(a, b) &&
    same(
      a.sitemaps.map(({ url }) => url),
      b.sitemaps.map(({ url }) => url),
    ) &&
    same(placesOfOthers(a), placesOfOthers(b))
  );
}

/** For each field that says something to other readers, the index of the piece it is in, or -1. */
function placesOfOthers({ ignored, pieces }: Analysis): readonly number[] {
  let next = 0;
  const indexOf = (number: number) => {
    while ((pieces[next]?.last ?? number) < number) next++;
    return holds(pieces[next], number) ? next : -1;
  };
  return ignored
    .filter(({ reason }) => reason === "other-field")
    .map(({ line }) => indexOf(line.number));
}

function holds(piece: Piece | undefined, number: number): boolean {
  return piece !== undefined && piece.first <= number;
}

function same<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
