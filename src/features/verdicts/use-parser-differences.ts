import { type ParserDifferences, parserDifferencesOf } from "../../core/parser-differences.ts";
import { useWork } from "../../ui/use-work.ts";
import { useSessionState } from "../../ui/workspace.tsx";

const DRAWN_EVERY_MS = 100;

/** Which verdicts of the table other main parsers do not share; drawn again as more of them are known. */
export function useParserDifferences(): ParserDifferences {
  const differences = useSessionState(parserDifferencesOf);
  differences.runAtOnce();
  useWork(differences, { priority: "count", drawnEvery: DRAWN_EVERY_MS });
  return differences;
}
