import { ANSWER_IDS, answerIdOf, answerOf, LASTINGS, MOST_REDIRECTS } from "../core/answers.ts";
import { siteReadingOf } from "../core/derived.ts";
import { answerInput, siteInput } from "../core/inputs.ts";
import { setAnswer, setSite } from "../core/intents.ts";
import type { Answer } from "../engine/parse/response.ts";
import { folderIn } from "../engine/url/scope.ts";
import { asTyped, Pick } from "../ui/Pick.tsx";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { circumstanceWords } from "../words/circumstances.ts";
import { page } from "./features.ts";

/** The site of the robots.txt, as typed; below it, why the text is not a site. `onAsk`: called when the site is asked for its file. */
export function SiteField({ onAsk }: { onAsk?: (() => void) | undefined }) {
  const session = useSession();
  const typed = useSessionState((state) => state.field(siteInput.field));
  const problem = useSessionState((state) => {
    const reading = siteReadingOf(state);
    return reading.kind === "not-a-site" && typed !== ""
      ? circumstanceWords.siteProblem(reading.reason)
      : null;
  });
  const note = problem ?? (folderIn(typed) === null ? null : circumstanceWords.folder);
  return (
    // Its button beside the box is what Enter presses.
    <form className="site-field" noValidate onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>{circumstanceWords.site}</span>
        <input
          value={typed}
          placeholder={circumstanceWords.anySite}
          {...asTyped}
          inputMode="url"
          size={Math.min(40, Math.max(20, typed.length))}
          aria-invalid={problem !== null}
          aria-describedby="site-problem"
          onChange={({ target }) => session.dispatch(setSite(target.value))}
        />
      </label>
      {page.besideSite.map((Beside, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Beside key={index} site={typed} onAsk={onAsk} />
      ))}
      <span id="site-problem" role="status" className={note ? "site-problem" : "sr-only"}>
        {note}
      </span>
    </form>
  );
}

/** The response for robots.txt, with the details that matter to it. */
export function AnswerField() {
  const session = useSession();
  const answer = useSessionState((state) => state.field(answerInput.field));
  const set = (changed: Answer) => session.dispatch(setAnswer(changed));
  return (
    <div className="answer-field">
      <Pick
        label={circumstanceWords.answer}
        value={answerIdOf(answer)}
        choices={choicesOf(ANSWER_IDS, circumstanceWords.answerNamed)}
        onPick={(id) => set(answerOf(id))}
      />
      {answer.kind === "redirects" && (
        <>
          <input
            type="number"
            aria-label={circumstanceWords.redirects}
            min={1}
            max={MOST_REDIRECTS}
            value={answer.count}
            onChange={({ target }) => {
              const count = Math.max(1, Math.min(MOST_REDIRECTS, target.valueAsNumber || 1));
              set({ ...answer, count });
            }}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={answer.toOtherHost}
              onChange={({ target }) => set({ ...answer, toOtherHost: target.checked })}
            />
            {circumstanceWords.toOtherHost}
          </label>
        </>
      )}
      {"lasting" in answer && (
        <>
          <Pick
            label={circumstanceWords.howLong}
            isLabelHidden
            value={answer.lasting}
            choices={choicesOf(LASTINGS, (id) => circumstanceWords.lasting[id])}
            onPick={(lasting) => set({ ...answer, lasting })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={answer.cachedCopy}
              onChange={({ target }) => set({ ...answer, cachedCopy: target.checked })}
            />
            {circumstanceWords.copyKept}
          </label>
        </>
      )}
    </div>
  );
}

function choicesOf<Id extends string>(ids: readonly Id[], titleOf: (id: Id) => string) {
  return ids.map((id) => ({ id, title: titleOf(id) }));
}
