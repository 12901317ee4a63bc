// @chunk panels
import { focusedVerdictOf } from "../../core/derived.ts";
import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import { exampleWords } from "./words.ts";

/** Below a verdict: what it means besides that a crawler is blocked, with an example where there is one; and what a star in its URL is. */
export function StillListed() {
  const isBlocked = useSessionState(
    (state) => focusedVerdictOf(state)?.verdict.outcome === "disallow",
  );
  const token = useSessionState((state) => focusedVerdictOf(state)?.column.token);
  const { category } = crawlerNamed(token ?? "") ?? {};
  const url = useSessionState((state) => focusedVerdictOf(state)?.verdict.url ?? "");
  const sentence = isBlocked ? whyWords.whenBlocked(category) : null;
  const star = whyWords.starInUrl(url);
  if (sentence === null && star === null) return null;
  return (
    <p className="still-listed">
      {[sentence, star].filter((said) => said !== null).join(" ")}
      {sentence !== null && category === "search" && (
        <>
          {" "}
          <a href="#example=disallow-is-not-noindex">{exampleWords.show}</a>
        </>
      )}
    </p>
  );
}
