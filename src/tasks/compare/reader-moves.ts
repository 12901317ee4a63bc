import { followerNamed } from "../../engine/crawlers/index.ts";
import { agentOf, type Selection, select } from "../../engine/decide/select.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Versions } from "./verdict-changes.ts";

/**
 * Why a crawler follows another group: it had none before; it has none now; another token leads it
 * there; or the same token does, and the group has other tokens besides.
 */
type MoveKind = "gains-group" | "loses-group" | "other-agent" | "other-names";

/** Crawlers, by token, that the same user-agent lines led from one group to another. `before` and `after` are those of the first crawler. */
export interface ReaderMove extends Versions<Selection> {
  readonly kind: MoveKind;
  readonly readers: readonly string[];
}

/** The search for crawlers that follow another group than before, in time slices. */
export class ReaderMoves {
  private readonly work: Work<readonly ReaderMove[]>;

  /** `analysesFor`: both files as the parser of a crawler reads them, by one dialect. */
  constructor(tokens: readonly string[], analysesFor: (token: string) => Versions<Analysis>) {
    this.work = new Work(steps(tokens, analysesFor));
  }

  /** Continues until the time is up, and returns whether all is found. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.work.run(isTimeUp);
  }

  /** In the order of their first crawlers; null while there is work left. */
  get moves(): readonly ReaderMove[] | null {
    return this.work.result;
  }
}

interface Party extends ReaderMove {
  readonly readers: string[];
}

function* steps(
  tokens: readonly string[],
  analysesFor: (token: string) => Versions<Analysis>,
): Generator<void, readonly ReaderMove[]> {
  const parties: Party[] = [];
  for (const token of tokens) {
    const files = analysesFor(token);
    const follower = followerNamed(token);
    const move = {
      before: select(files.before, follower),
      after: select(files.after, follower),
    };
    const party = parties.find((other) => areLedAlike(other, move));
    const kind = party?.kind ?? moveKind(move, files.after);
    if (party) party.readers.push(token);
    else if (kind) parties.push({ kind, readers: [token], ...move });
    yield;
  }
  return parties;
}

/** Null if a crawler follows the same group. */
function moveKind({ before, after }: Versions<Selection>, file: Analysis): MoveKind | null {
  if (!before.group) return after.group ? "gains-group" : null;
  if (!after.group) return "loses-group";
  if (agentOf(before.reason)?.token !== agentOf(after.reason)?.token) return "other-agent";
  const { index } = after.group;
  const isSame =
    before.group.agentCount === after.group.agentCount &&
    before.group.membership.agents.every(
      ({ token }) => file.join.addressOf.get(token)?.group === index,
    );
  return isSame ? null : "other-names";
}

function areLedAlike(one: Versions<Selection>, other: Versions<Selection>): boolean {
  return isSame(one.before, other.before) && isSame(one.after, other.after);
}

function isSame(one: Selection, other: Selection): boolean {
  if (one.group !== other.group || one.reason.kind !== other.reason.kind) return false;
  return agentOf(one.reason)?.line.number === agentOf(other.reason)?.line.number;
}
