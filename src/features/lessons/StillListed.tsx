// @chunk panels
import { focusedVerdictOf } from "../../core/derived.ts";
import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { useSessionState } from "../../ui/workspace.tsx";
import { exampleWords } from "./words.ts";

/** Below a verdict: what it means besides that a crawler is blocked, with an example where there is one; and what is special about its URL. */
export function StillListed() {
  const isBlocked = useSessionState(
    (state) => focusedVerdictOf(state)?.verdict.outcome === "disallow",
  );
  const token = useSessionState((state) => focusedVerdictOf(state)?.column.token);
  const { category } = crawlerNamed(token ?? "") ?? {};
  const url = useSessionState((state) => focusedVerdictOf(state)?.verdict.url ?? "");
  const sentence = isBlocked ? whyWords.whenBlocked(category) : null;
  const special = whyWords.aboutUrl(url);
  if (sentence === null && special === null) return null;
  return (
    <p className="still-listed">
      {[sentence, special].filter((said) => said !== null).join(" ")}
      {sentence !== null && category === "search" && (
        <>
          {" "}
          <a href="#example=disallow-is-not-noindex">{exampleWords.show}</a>
        </>
      )}
    </p>
  );
}
