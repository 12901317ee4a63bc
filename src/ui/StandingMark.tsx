import type { Expected } from "../core/expectations.ts";
import type { Standing } from "../core/mismatches.ts";
import { markWords } from "../words/marks.ts";

/** Whether a verdict is as expected: a dot, or a sign of inequality with what it should be. */
export function StandingMark({ standing, expected }: { standing: Standing; expected: Expected }) {
  const said = standing === "met" ? markWords.asExpected : markWords.expected(expected);
  return (
    <span className={`standing is-${standing}`} title={said}>
      <span aria-hidden="true">{standing === "met" ? "•" : "≠"}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
