import { readerOf } from "../core/derived.ts";
import { excerpt } from "../words/quoting.ts";
import { readerWords } from "../words/regions.ts";
import { useSessionState } from "./workspace.tsx";

/** The crawler as whose parser a panel shows the file; nothing where one parser reads for all. `isLive`: a screen reader hears of another one, which only one panel should tell. */
export function ReadBy({ isLive = false }: { isLive?: boolean }) {
  const reader = useSessionState(readerOf);
  if (reader === null) return null;
  return (
    <span className="read-by" role={isLive ? "status" : undefined}>
      {readerWords.readBy(excerpt(reader))}
    </span>
  );
}
