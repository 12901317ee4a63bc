// @chunk panels
import { focusedVerdictOf } from "../../core/derived.ts";
import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import { exampleWords } from "./words.ts";

/** Below a verdict that blocks the crawler of a search engine: what that does not do, with the example of it. */
export function StillListed() {
  const isBlocked = useSessionState(
    (state) => focusedVerdictOf(state)?.verdict.outcome === "disallow",
  );
  const token = useSessionState((state) => focusedVerdictOf(state)?.column.token);
  if (!isBlocked || crawlerNamed(token ?? "")?.category !== "search") return null;
  return (
    <p className="still-listed">
      {whyWords.stillListed} <a href="#example=disallow-is-not-noindex">{exampleWords.show}</a>
    </p>
  );
}
