import { ChevronDown } from "lucide-react";
import {
  ANSWER_IDS,
  type AnswerId,
  answerIdOf,
  answerOf,
  LASTINGS,
  MOST_REDIRECTS,
} from "../core/answers.ts";
import { siteReadingOf } from "../core/derived.ts";
import { answerInput, siteInput } from "../core/inputs.ts";
import { setAnswer, setSite } from "../core/intents.ts";
import type { Answer, Lasting } from "../engine/parse/response.ts";
import { useSession, useSessionState } from "../ui/workspace.tsx";
import { circumstanceWords } from "../words/circumstances.ts";
import { besideSite } from "./features.ts";

/** Whose robots.txt it is, as typed; what cannot be a site is said so below. */
export function SiteField() {
  const session = useSession();
  const typed = useSessionState((state) => state.field(siteInput.field));
  const problem = useSessionState((state) => {
    const reading = siteReadingOf(state);
    return reading.kind === "not-a-site" && typed !== ""
      ? circumstanceWords.siteProblem(reading.reason)
      : null;
  });
  return (
    <div className="site-field">
      <label>
        <span>{circumstanceWords.site}</span>
        <input
          value={typed}
          placeholder={circumstanceWords.anySite}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          inputMode="url"
          aria-invalid={problem !== null}
          aria-describedby={problem ? "site-problem" : undefined}
          onChange={({ target }) => session.dispatch(setSite(target.value))}
        />
      </label>
      {besideSite.map((Beside, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Beside key={index} site={typed} />
      ))}
      {problem && (
        <span id="site-problem" role="status" className="site-problem">
          {problem}
        </span>
      )}
    </div>
  );
}

/** What came back for robots.txt, with the details that matter to it. */
export function AnswerField() {
  const session = useSession();
  const answer = useSessionState((state) => state.field(answerInput.field));
  const set = (changed: Answer) => session.dispatch(setAnswer(changed));
  return (
    <div className="answer-field">
      <Pick<AnswerId>
        label={circumstanceWords.answer}
        value={answerIdOf(answer)}
        options={ANSWER_IDS}
        words={circumstanceWords.answers}
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
          <Pick<Lasting>
            label={circumstanceWords.howLong}
            hidden
            value={answer.lasting}
            options={LASTINGS}
            words={circumstanceWords.lasting}
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

/** A list to choose one of; `hidden`: its label is for screen readers only. */
function Pick<Id extends string>(props: {
  label: string;
  hidden?: boolean;
  value: Id;
  options: readonly Id[];
  words: Readonly<Record<Id, string>>;
  onPick: (id: Id) => void;
}) {
  const { label, hidden = false, value, options, words, onPick } = props;
  return (
    <label className="pick">
      <span className={hidden ? "sr-only" : ""}>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const picked = options.find((option) => option === target.value);
          if (picked) onPick(picked);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden="true" />
    </label>
  );
}
