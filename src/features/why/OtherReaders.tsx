import type { Column } from "../../engine/decide/report.ts";
import { decidingLineOf, type Verdict } from "../../engine/decide/verdict.ts";
import { DecidingLine, OutcomeMark } from "../../ui/VerdictMark.tsx";
import { listText } from "../../words/numbers.ts";
import { AskingOthers } from "./AskingOthers.tsx";
import { readerDifferenceWords } from "./reader-differences.ts";
import { type OtherReader, useOtherReaders } from "./use-other-readers.ts";
import { whyWords } from "./words.ts";

/** The strip that names the readers that would answer otherwise, and where each parts from ours; nothing where all agree. */
export function OtherReaders({ column, verdict }: { column: Column; verdict: Verdict }) {
  const others = useOtherReaders(column, verdict);
  if (!others) return <AskingOthers />;
  if (others.length === 0) return null;
  return (
    <div className="others">
      <h3>{whyWords.readByOthers}</h3>
      <ul>
        {gathered(others).map((alike) => {
          const [{ verdict: theirs, difference }] = alike;
          const names = listText(alike.map(({ dialect }) => dialect.title));
          return (
            <li key={names}>
              <OutcomeMark outcome={theirs.outcome} />
              <DecidingLine line={decidingLineOf(theirs)} lit={false} />
              <span>
                <b>{names}</b>: {readerDifferenceWords.difference(difference)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Alike = readonly [OtherReader, ...OtherReader[]];

/** Readers that answer the same for the same reason, together. */
function gathered(others: readonly OtherReader[]): readonly Alike[] {
  const groups = new Map<string, [OtherReader, ...OtherReader[]]>();
  for (const other of others) {
    const key = `${other.verdict.outcome} ${readerDifferenceWords.difference(other.difference)}`;
    const group = groups.get(key);
    if (group) group.push(other);
    else groups.set(key, [other]);
  }
  return [...groups.values()];
}
