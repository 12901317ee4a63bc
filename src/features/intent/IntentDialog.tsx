import "./style.css";
import { isolateHistory, undo } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import { useId, useMemo, useState } from "react";
import { readingsOf } from "../../core/derived.ts";
import { lineEndingInput } from "../../core/inputs.ts";
import { detailsOf } from "../../engine/crawlers/details.ts";
import { purposeTokens } from "../../engine/crawlers/purpose-tokens.ts";
import { purposeOf } from "../../engine/crawlers/purposes.ts";
import { Work } from "../../engine/decide/work.ts";
import type { Way } from "../../engine/preferences/preference.ts";
import { grammars } from "../../engine/preferences/preference-lines.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { useGoToLine, useSession, useSessionState } from "../../ui/workspace.tsx";
import { catalogueWords } from "../../words/catalogue.ts";
import { listText } from "../../words/numbers.ts";
import { editsFor, type Insertion, propose } from "./propose.ts";
import { type Changes, changesBetween, readBack, type WishResult } from "./read-back.ts";
import { crawlersFor, type Intent, kinds, readPaths, wishesOf } from "./wishes.ts";
import { intentWords } from "./words.ts";

/** What a person has chosen so far. */
interface Choices extends Omit<Intent, "paths"> {
  readonly isWhole: boolean;
  readonly typed: string;
}

const NOTHING_CHOSEN: Choices = {
  wants: {},
  namesAll: false,
  fields: grammars.map(({ field }) => field),
  isWhole: true,
  typed: "",
};

/** Asks what crawlers may do, shows the lines that say so and what they change, inserts them, and reads them back. */
export function IntentDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const state = useSessionState((now) => now);
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  const [inserted, setInserted] = useState<number | null>(null);
  const intent = useMemo(() => intentOf(choices), [choices]);
  const planning = useMemo(
    () => (intent && inserted === null ? new Planning(state, intent) : null),
    [state, intent, inserted],
  );
  useWork(planning?.work ?? null, WHEN);
  const plan = planning?.known ?? null;
  const reading = useMemo(
    () => intent && inserted !== null && new Work(readBack(state, readingsOf(state), intent)),
    [state, intent, inserted],
  );
  const results = useWork(reading || null, WHEN);
  const insert = () => {
    if (!plan) return;
    session.dispatch({ changes: [...plan.edits], annotations: isolateHistory.of("full") });
    setInserted(plan.insertions.reduce((sum, { lines }) => sum + lines.length, 0));
  };
  const takeBack = () => {
    undo({ state: session.getState(), dispatch: session.dispatch });
    setInserted(null);
  };
  return (
    <Dialog
      className="intent"
      heading={intentWords.title}
      intro={inserted === null ? intentWords.intro : undefined}
      onClose={onClose}
    >
      {intent && inserted !== null ? (
        <>
          <div className="intent-body is-done">
            <p role="status">{intentWords.inserted(inserted)}</p>
            {results ? (
              <Results results={results} isWhole={intent.paths.length === 0} onShow={onClose} />
            ) : (
              <p>{intentWords.working}</p>
            )}
            <Limits intent={intent} />
          </div>
          <footer>
            <button type="button" className="offer" onClick={takeBack}>
              {intentWords.undo}
            </button>
            <button type="button" className="offer" onClick={() => setInserted(null)}>
              {intentWords.back}
            </button>
          </footer>
        </>
      ) : (
        <>
          <div className="intent-body">
            <div>
              <Purposes choices={choices} onChange={setChoices} />
              <Where choices={choices} onChange={setChoices} />
              <How choices={choices} onChange={setChoices} />
            </div>
            <div>
              <Lines
                plan={plan}
                isAsked={wishesOf({ ...choices, paths: [] }).length > 0}
                isWorking={planning !== null}
              />
              {plan?.changes && <ChangeList changes={plan.changes} />}
              {plan?.results && intent && (
                <Results
                  results={plan.results}
                  isWhole={intent.paths.length === 0}
                  isAhead={plan.insertions.length > 0}
                  // Until lines are inserted, their numbers are not those of the file.
                  {...(plan.insertions.length === 0 && { onShow: onClose })}
                />
              )}
              {planning && !plan?.changes && <p role="status">{intentWords.working}</p>}
              {intent && <Limits intent={intent} />}
            </div>
          </div>
          <footer>
            <button
              type="button"
              className="primary"
              disabled={!plan || plan.insertions.length === 0}
              onClick={insert}
            >
              {intentWords.insert}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}

/** What the choices come to; null where nothing is chosen yet, or a path cannot be one. */
function intentOf({ isWhole, typed, ...rest }: Choices): Intent | null {
  const { paths, faulty } = readPaths(isWhole ? "" : typed);
  const isComplete = isWhole || (paths.length > 0 && faulty.length === 0);
  const intent = { ...rest, paths };
  return isComplete && wishesOf(intent).length > 0 ? intent : null;
}

/** Most files take less than a frame; of others, what is known is shown while the rest is worked out. */
const WHEN = { priority: "screen", atOnce: 8, drawnEvery: 250 } as const;

interface Plan {
  readonly insertions: readonly Insertion[];
  readonly edits: ReturnType<typeof editsFor>;
  /** Null until they are known. */
  readonly results: readonly WishResult[] | null;
  readonly changes: Changes | null;
}

/** What an intent comes to, worked out in time slices; the lines to insert are known first. */
class Planning {
  known: Plan | null = null;
  readonly work: Work<void>;

  constructor(state: EditorState, intent: Intent) {
    this.work = new Work(this.steps(state, intent));
  }

  private *steps(state: EditorState, intent: Intent): Generator<void, void> {
    const text = state.doc.toString();
    const insertions = yield* propose(text, intent);
    const edits = editsFor(text, insertions);
    this.known = { insertions, edits, results: null, changes: null };
    yield;
    const before = readingsOf(state);
    const after = before.edited(edits, state.field(lineEndingInput.field).length);
    const results = yield* readBack(state, after, intent);
    this.known = { insertions, edits, results, changes: null };
    const changes = yield* changesBetween(state, before, after, intent);
    this.known = { insertions, edits, results, changes };
  }
}

interface Choosing {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

function Purposes({ choices, onChange }: Choosing) {
  const group = useId();
  const { wants } = choices;
  return (
    <div className="intent-purposes" role="group" aria-label={intentWords.purposes}>
      {kinds.map(({ category }) => (
        <fieldset key={category}>
          <legend>{intentWords.names[category]}</legend>
          <p>{intentWords.hints[category]}</p>
          <div className="intent-choice">
            {([undefined, "allowed", "refused"] as const).map((want) => (
              <label key={want ?? "alone"} className={want && `is-${want}`}>
                <input
                  type="radio"
                  name={`${group}${category}`}
                  checked={wants[category] === want}
                  onChange={() => {
                    const { [category]: _, ...others } = wants;
                    onChange({
                      ...choices,
                      wants: want ? { ...others, [category]: want } : others,
                    });
                  }}
                />
                {intentWords.choices[want ?? "alone"]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function Where({ choices, onChange }: Choosing) {
  const group = useId();
  const { isWhole, typed } = choices;
  return (
    <fieldset className="intent-where">
      <legend>{intentWords.where}</legend>
      <div className="intent-choice">
        {[true, false].map((whole) => (
          <label key={String(whole)}>
            <input
              type="radio"
              name={group}
              checked={isWhole === whole}
              onChange={() => onChange({ ...choices, isWhole: whole })}
            />
            {whole ? intentWords.wholeSite : intentWords.onlyPaths}
          </label>
        ))}
      </div>
      {!isWhole && <Paths typed={typed} onType={(now) => onChange({ ...choices, typed: now })} />}
    </fieldset>
  );
}

/** So many faulty lines are told one by one. */
const MOST_TOLD = 3;

function Paths({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const id = useId();
  const { paths, faulty } = readPaths(typed);
  const isEmpty = paths.length === 0 && faulty.length === 0;
  return (
    <>
      <textarea
        aria-label={intentWords.paths}
        aria-describedby={id}
        aria-invalid={faulty.length > 0}
        placeholder={intentWords.pathsHint}
        rows={4}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <div id={id} role="status" className="intent-faults">
        {isEmpty && <p>{intentWords.noPaths}</p>}
        {faulty.slice(0, MOST_TOLD).map((one) => (
          <p key={one.line}>
            <Sentence text={intentWords.faulty(one)} />
          </p>
        ))}
        {faulty.length > MOST_TOLD && <p>{intentWords.moreFaulty(faulty.length - MOST_TOLD)}</p>}
      </div>
    </>
  );
}

function How({ choices, onChange }: Choosing) {
  const { wants, namesAll, isWhole } = choices;
  const chosen = kinds.filter(({ category }) => wants[category]);
  const others = chosen.flatMap(({ category }) => crawlersFor(category).others);
  if (chosen.length === 0) return null;
  const hasUses = chosen.some(({ use }) => use);
  return (
    <fieldset className="intent-how">
      <legend>{intentWords.how}</legend>
      {others.length > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={namesAll}
            onChange={() => onChange({ ...choices, namesAll: !namesAll })}
          />
          {intentWords.namesAll(others.length)}
        </label>
      )}
      {hasUses &&
        grammars.map(({ field, hasPaths }) => (
          <FieldChoice
            key={field}
            field={field}
            isPossible={isWhole || hasPaths}
            choices={choices}
            onChange={onChange}
          />
        ))}
      {hasUses && !isWhole && <p>{intentWords.noPathsInSignals}</p>}
      {chosen.some(({ use }) => purposeTokens.some(({ purpose }) => purpose === use)) && (
        <>
          <FieldChoice field="purpose-token" isPossible choices={choices} onChange={onChange} />
          <p>{intentWords.aboutPurposes}</p>
        </>
      )}
    </fieldset>
  );
}

/** Whether something states the uses that are wanted. */
function FieldChoice(props: Choosing & { field: Way["field"]; isPossible: boolean }) {
  const { field, isPossible, choices, onChange } = props;
  const { fields } = choices;
  return (
    <label className="check">
      <input
        type="checkbox"
        disabled={!isPossible}
        checked={fields.includes(field) && isPossible}
        onChange={() => {
          const rest = fields.filter((one) => one !== field);
          const now = fields.includes(field) ? rest : [...fields, field];
          onChange({ ...choices, fields: now });
        }}
      />
      {intentWords.fields[field]}
    </label>
  );
}

/** So many places of the file are shown with what goes there. */
const MOST_PLACES = 30;

function Lines(props: { plan: Plan | null; isAsked: boolean; isWorking: boolean }) {
  const { plan, isAsked, isWorking } = props;
  return (
    <section aria-label={intentWords.lines}>
      <h3>{intentWords.lines}</h3>
      {!plan && !isWorking && <p>{isAsked ? intentWords.pathsFirst : intentWords.chooseFirst}</p>}
      {plan?.insertions.length === 0 && <p>{intentWords.nothing}</p>}
      {plan?.insertions.slice(0, MOST_PLACES).map(({ below, lines }) => (
        <figure key={below}>
          <figcaption>{intentWords.below(below)}</figcaption>
          <pre tabIndex={0}>{lines.join("\n").trim()}</pre>
        </figure>
      ))}
      {plan && plan.insertions.length > MOST_PLACES && (
        <p>{intentWords.morePlaces(plan.insertions.length - MOST_PLACES)}</p>
      )}
    </section>
  );
}

function ChangeList({ changes: { verdicts, uses } }: { changes: Changes }) {
  const sentences = [
    ...verdicts.map(({ category, turns }) =>
      intentWords.verdicts(category, catalogueWords.categories[category], turns),
    ),
    ...uses.map(({ use, turns }) => intentWords.uses(use, turns)),
  ];
  return (
    <section aria-label={intentWords.changes}>
      <h3>{intentWords.changes}</h3>
      {sentences.length === 0 && <p>{intentWords.noChanges}</p>}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** What comes of each wish. `isAhead`: of lines that are still to be inserted. `onShow`: where its lines are in the file, closes what is over them. */
function Results(props: {
  results: readonly WishResult[];
  isWhole: boolean;
  isAhead?: boolean;
  onShow?: () => void;
}) {
  const { results, isWhole, isAhead, onShow } = props;
  return (
    <section className="intent-results" aria-label={intentWords.results}>
      <h3>{intentWords.results}</h3>
      {isAhead && <p>{intentWords.linesAhead}</p>}
      <ul>
        {results.map((result) => (
          <li key={result.wish.category} className={`wish-${result.isMet}`}>
            <h4>
              {intentWords.names[result.wish.category]}: {intentWords.choices[result.wish.want]}
            </h4>
            <b>{intentWords.status[result.isMet]}</b>
            {intentWords.result(result, isWhole).map((sentence) => (
              <p key={sentence}>
                <Sentence text={sentence} />
              </p>
            ))}
            {onShow && <ShowLine result={result} onShow={onShow} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to the first line that is against a wish, or else to the first that a result rests on. */
function ShowLine({ result, onShow }: { result: WishResult; onShow: () => void }) {
  const goToLine = useGoToLine();
  const { unmet, uses, lines } = result;
  // What is against the wish comes first: it is what a person has to change.
  const against = unmet.find((one) => one.line !== null)?.line ?? uses?.contrary[0];
  const line = against ?? lines[0] ?? uses?.lines[0];
  if (line === undefined) return null;
  const show = () => {
    onShow();
    // Once the dialog is gone, and the focus is where it was before.
    requestAnimationFrame(() => goToLine(line));
  };
  return (
    <button type="button" className="link" onClick={show}>
      {intentWords.show(line)}
    </button>
  );
}

/** What no line can say, and who may not listen. */
function Limits({ intent }: { intent: Intent }) {
  return (
    <>
      <details>
        <summary>{intentWords.limits}</summary>
        <ul>
          {intentWords.limitSentences.map((sentence) => (
            <li key={sentence}>
              <Sentence text={sentence} />
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{intentWords.others}</summary>
        {kinds
          .filter(({ category }) => intent.wants[category])
          .map(({ category }) => {
            const { others } = crawlersFor(category);
            const leftOut = catalogueWords.leftOut(purposeOf(category));
            const byObedience = Object.entries(intentWords.notObeying).map(
              ([obeys, sentence]) =>
                [sentence, others.filter((one) => detailsOf(one).obeys === obeys)] as const,
            );
            return (
              <div key={category}>
                <h4>{intentWords.names[category]}</h4>
                {byObedience.map(
                  ([sentence, who]) =>
                    who.length > 0 && (
                      <p key={sentence("")}>{sentence(listText(who.map(({ name }) => name)))}</p>
                    ),
                )}
                {leftOut && <p>{intentWords.leftOut(leftOut)}</p>}
              </div>
            );
          })}
      </details>
    </>
  );
}
