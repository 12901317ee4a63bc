import type { Fix } from "../../lint/problem.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { applyFixes } from "./fixing.ts";
import { useEffectOf } from "./use-effect-of.ts";
import { fixingWords } from "./words/fixing.ts";

const TURNS_LISTED = 3;

/** A way to mend a problem: the button that does it, and before that what it would change. `fixes` must stay the same while the file does. */
export function FixOffer({ label, fixes }: { label: string; fixes: readonly Fix[] }) {
  const session = useSession();
  const effect = useEffectOf(fixes);
  return (
    <div className="fix-offer">
      <button
        type="button"
        className="small"
        onClick={() => session.dispatch(applyFixes(session.getState(), fixes))}
      >
        <Sentence text={label} />
      </button>
      <span className="effect" aria-live="polite">
        {effect ? <Sentence text={fixingWords.effect(effect)} /> : "…"}
      </span>
      {effect && effect.turns.length > 0 && (
        <ul className="turns">
          {effect.turns.slice(0, TURNS_LISTED).map((turn) => (
            <li key={`${turn.crawler} ${turn.url}`}>
              <Sentence text={fixingWords.turn(turn)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
