import { useEffect, useState } from "react";
import { useSession } from "../../../ui/workspace.tsx";
import { type ComparisonInView, compareInPortions } from "./compare-in-portions.ts";
import { useComparing } from "./comparing.tsx";
import { followQuestion } from "./follow-question.ts";

/** What changed from one file to the other, as far as the page finds it by itself; null until it has. */
export function useComparison(): ComparisonInView | null {
  const { before } = useComparing();
  const now = useSession();
  const [found, setFound] = useState<ComparisonInView | null>(null);
  useEffect(() => {
    // In this order: before must be asked the same when the two are compared.
    const stops = [followQuestion(before, now), compareInPortions(before, now, setFound)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [before, now]);
  return found;
}
