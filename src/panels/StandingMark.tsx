import type { Expected } from "../session/expectations/expectations.ts";
import type { Standing } from "../session/expectations/mismatches.ts";
import { OUTCOMES } from "../session/phrases.ts";

/** Whether a verdict is as expected: a dot, or a sign of inequality with what it should be. */
export function StandingMark({ standing, expected }: { standing: Standing; expected: Expected }) {
  const said = standing === "met" ? "as expected" : `expected ${OUTCOMES[expected]}`;
  return (
    <span className={`standing is-${standing}`} title={said}>
      <span aria-hidden="true">{standing === "met" ? "•" : "≠"}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
