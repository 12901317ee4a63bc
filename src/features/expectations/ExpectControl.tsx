import { useId } from "react";
import { expectationsOf, focusOf } from "../../core/derived.ts";
import type { Expected } from "../../core/expectations.ts";
import { expect } from "../../core/intents.ts";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { termWords } from "../../words/terms.ts";
import { whyWords } from "../why/words.ts";

const CHOICES: readonly (Expected | null)[] = [null, "allow", "disallow"];

/** What the focused verdict is expected to be, to be chosen. */
export function ExpectControl() {
  const session = useSession();
  const group = useId();
  const focus = useSessionState(focusOf);
  const now = useSessionState((state) => {
    const cell = focusOf(state);
    return cell && expectationsOf(state).at(cell.url, cell.crawler);
  });
  if (!focus) return null;
  return (
    <fieldset className="expect">
      <legend>{whyWords.expect}</legend>
      {CHOICES.map((expected) => (
        <label key={expected}>
          <input
            type="radio"
            name={group}
            checked={now === expected}
            onChange={() => session.dispatch(expect(session.getState(), focus, expected))}
          />
          {expected ? termWords.outcomes[expected] : whyWords.expectNothing}
        </label>
      ))}
    </fieldset>
  );
}
