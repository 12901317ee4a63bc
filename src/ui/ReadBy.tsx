import { analysisOf, readerOf } from "../core/derived.ts";
import { EACH_AS_ITSELF, readAsInput } from "../core/inputs.ts";
import { excerpt } from "../words/quoting.ts";
import { readerWords } from "../words/regions.ts";
import { useSessionState } from "./workspace.tsx";

/** As whom a panel reads the file: a crawler, or without one the standard; nothing where one parser reads for all. `isLive`: a screen reader hears of another one, which only one panel should tell. */
export function ReadBy({ isLive = false }: { isLive?: boolean }) {
  const isEach = useSessionState((state) => state.field(readAsInput.field) === EACH_AS_ITSELF);
  const reader = useSessionState((state) => readerOf(state) ?? analysisOf(state).dialect.title);
  if (!isEach) return null;
  return (
    <span className="read-by" role={isLive ? "status" : undefined}>
      <span>{readerWords.readBy(excerpt(reader))}</span>
    </span>
  );
}
