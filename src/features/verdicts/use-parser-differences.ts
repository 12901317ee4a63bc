import { type ParserDifferences, parserDifferencesOf } from "../../core/parser-differences.ts";
import { PAUSE_MS } from "../../core/scheduler.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSettledState } from "../../ui/workspace.tsx";

const DRAWN_EVERY_MS = 100;

/** Which verdicts of the table other main parsers do not share, by the settled state, because other parsers would cost each key a second report; drawn again as more of them are known. */
export function useParserDifferences(): ParserDifferences {
  const differences = useSettledState(parserDifferencesOf);
  differences.runAtOnce();
  useWork(differences, { priority: "count", quiet: PAUSE_MS, drawnEvery: DRAWN_EVERY_MS });
  return differences;
}
