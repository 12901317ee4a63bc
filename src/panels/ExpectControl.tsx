import { useId } from "react";
import { expectationsOf, focusOf } from "../session/derived.ts";
import type { Expected } from "../session/expectations/expectations.ts";
import { expect } from "../session/intents.ts";
import { OUTCOMES } from "../session/phrases.ts";
import { useSession, useSessionState } from "./workspace.tsx";

const CHOICES: readonly { readonly expected: Expected | null; readonly name: string }[] = [
  { expected: null, name: "any" },
  { expected: "allow", name: OUTCOMES.allow },
  { expected: "disallow", name: OUTCOMES.disallow },
];

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
      <legend>Expect</legend>
      {CHOICES.map(({ expected, name }) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={now === expected}
            onChange={() => session.dispatch(expect(session.getState(), focus, expected))}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
