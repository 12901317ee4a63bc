import type { EditorState } from "@codemirror/state";
import { type ReactNode, useEffect, useRef } from "react";
import { OK } from "../../core/answers.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { openPage, type Page } from "../../core/intents.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import type { Problem } from "../../lint/problem.ts";
import { problems } from "../../lint/run.ts";
import { fragmentFor } from "../../ui/address.ts";
import { Dialog, type DialogHandle, FragmentLink } from "../../ui/Dialog.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { glossary, type Term } from "../../words/glossary.ts";
import { excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { SEVERITY_ICONS } from "./severity-icons.tsx";
import { referenceWords } from "./words.ts";
import "./style.css";

/** How the codes of a chapter begin. */
const FAMILIES = ["R1", "R2", "R3", "R4", "R5"] as const;

/** The reference: an entry for each problem, and the glossary. It shows the problem with the code `name` or the term with this id; where neither exists the first problem, or the first term where `isTerm`. */
export function ReferenceDialog(props: {
  name: string;
  isTerm: boolean;
  onShow: (name: string) => void;
  onClose: () => void;
}) {
  const dialog = useRef<DialogHandle>(null);
  const contents = useRef<HTMLElement>(null);
  const { name, isTerm, onShow, onClose } = props;
  const known = problems.find(({ code }) => code === name);
  const knownTerm = glossary.find(({ id }) => id === name);
  const term = knownTerm ?? (isTerm ? glossary[0] : undefined);
  const problem = term ? undefined : (known ?? problems[0]);
  const shown = problem ?? term;
  useEffect(() => {
    if (shown)
      contents.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const toTerm = ({ id }: Term, text: string) => (
    <FragmentLink
      fragment={fragmentFor("term", id)}
      isCurrent={id === term?.id}
      onOpen={() => onShow(id)}
    >
      {text}
    </FragmentLink>
  );
  return (
    <Dialog
      ref={dialog}
      className="book"
      heading={referenceWords.heading}
      intro={known || knownTerm ? null : referenceWords.noSuchEntry(name, isTerm)}
      onClose={onClose}
    >
      <nav ref={contents} aria-label={referenceWords.contents}>
        {FAMILIES.map((start) => (
          <section key={start}>
            <h3>{referenceWords.families[start]}</h3>
            <ul>
              {problems
                .filter(({ code }) => code.startsWith(start))
                .map((problem) => (
                  <li key={problem.code}>
                    <FragmentLink
                      fragment={fragmentFor("problem", problem.code)}
                      isCurrent={problem === shown}
                      onOpen={() => onShow(problem.code)}
                    >
                      <span className="n">{problem.code}</span> {problem.title}
                    </FragmentLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>{referenceWords.glossary}</h3>
          <ul>
            {glossary.map((entry) => (
              <li key={entry.id}>{toTerm(entry, entry.title)}</li>
            ))}
          </ul>
        </section>
      </nav>
      {problem && (
        <Entry key={problem.code} problem={problem} onClose={() => dialog.current?.close()}>
          {glossary[0] && toTerm(glossary[0], referenceWords.glossary)}
        </Entry>
      )}
      {term && <TermEntry key={term.id} term={term} />}
    </Dialog>
  );
}

function TermEntry({ term }: { term: Term }) {
  const { title, meaning, file, example, sources } = term;
  return (
    <article>
      <h3>{title}</h3>
      <p>
        <Sentence text={meaning} />
      </p>
      {file && <p>{referenceWords.example}</p>}
      {file && <pre>{file}</pre>}
      <p>
        {!file && referenceWords.example} <Sentence text={example} />
      </p>
      <p className="entry-foot">
        {sources.map(({ title, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        ))}
      </p>
    </article>
  );
}

function Entry(props: { problem: Problem; onClose: () => void; children: ReactNode }) {
  const session = useSession();
  const { problem, onClose, children } = props;
  const { code, severity, title, about, example, source } = problem;
  const open = () => {
    const state = session.getState();
    session.dispatch(openPage(state, pageWith(example, state)));
    onClose();
  };
  return (
    <article>
      <h3>{title}</h3>
      <p className="entry-head">
        {SEVERITY_ICONS[severity]} {referenceWords.head(code, termWords.severity(severity))}
      </p>
      {about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="examples">
        <figure>
          <figcaption>{referenceWords.withProblem}</figcaption>
          <pre>{shortened(example.wrong)}</pre>
        </figure>
        <figure>
          <figcaption>{referenceWords.without}</figcaption>
          <pre>{shortened(example.right)}</pre>
        </figure>
      </div>
      <p className="entry-foot">
        <button type="button" className="small" onClick={open}>
          {referenceWords.open}
        </button>
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
        {children}
      </p>
    </article>
  );
}

/** The page with a file that has the problem, and what it takes for it to show; the crawlers stay. */
function pageWith(example: Problem["example"], state: EditorState): Page {
  return {
    text: `${example.wrong}\n`,
    urls: example.urls ?? state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    readAs: example.readAs ?? defaultDialect.id,
    site: example.site ?? "",
    answer: example.answer ?? OK,
    focus: { url: 0, crawler: 0 },
  };
}

const LINES_SHOWN = 12;

/** An example of many lines, or of long ones, as far as it says anything. */
function shortened(text: string): string {
  const lines = text.split("\n");
  const shown = lines.slice(0, LINES_SHOWN).map(excerpt);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [referenceWords.moreLines(left)] : [])].join("\n");
}
