// @chunk panels
import { focusedVerdictOf } from "../../core/derived.ts";
import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import { exampleWords } from "./words.ts";

/** Below a verdict that blocks a crawler: what that means besides, with an example where there is one. */
export function StillListed() {
  const isBlocked = useSessionState(
    (state) => focusedVerdictOf(state)?.verdict.outcome === "disallow",
  );
  const token = useSessionState((state) => focusedVerdictOf(state)?.column.token);
  const { category } = crawlerNamed(token ?? "") ?? {};
  const sentence = isBlocked ? whyWords.whenBlocked(category) : null;
  if (sentence === null) return null;
  return (
    <p className="still-listed">
      {sentence}
      {category === "search" && (
        <>
          {" "}
          <a href="#example=disallow-is-not-noindex">{exampleWords.show}</a>
        </>
      )}
    </p>
  );
}
