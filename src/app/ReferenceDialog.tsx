import type { EditorState } from "@codemirror/state";
import { useEffect, useRef } from "react";
import { defaultDialect } from "../engine/dialects/index.ts";
import type { Code } from "../engine/lint/finding.ts";
import { checks } from "../engine/lint/index.ts";
import { SeverityIcon } from "../panels/SeverityIcon.tsx";
import { useSession } from "../panels/workspace.tsx";
import { OK } from "../session/answers.ts";
import { crawlersInput, urlsInput } from "../session/inputs.ts";
import { openPage, type Page } from "../session/intents.ts";
import { counted, excerpt, SEVERITY_NOUNS } from "../session/phrases.ts";
import { problemWords } from "../session/problems/index.ts";
import type { ProblemWords } from "../session/problems/words.ts";
import { Dialog, type DialogHandle } from "./Dialog.tsx";
import { FragmentLink } from "./FragmentLink.tsx";
import { problemFragment } from "./fragments.ts";

const FAMILIES: readonly (readonly [start: string, name: string])[] = [
  ["R1", "Lines and characters"],
  ["R2", "Groups and user-agent lines"],
  ["R3", "How paths are written"],
  ["R4", "What rules reach"],
  ["R5", "Other fields"],
];

/** The reference: what each problem is, whom it concerns, and what to do. `code` is shown; an unknown one shows the first. */
export function ReferenceDialog(props: {
  code: string;
  onShow: (code: string) => void;
  onClose: () => void;
}) {
  const dialog = useRef<DialogHandle>(null);
  const contents = useRef<HTMLElement>(null);
  const { onShow, onClose } = props;
  const known = checks.find((check) => check.code === props.code)?.code;
  const code = known ?? checks[0]?.code;
  useEffect(() => {
    if (code)
      contents.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [code]);
  return (
    <Dialog
      ref={dialog}
      className="book"
      heading="Problems, explained"
      intro={
        known
          ? null
          : `This version has no problem “${props.code.slice(0, 20)}”. The first is shown.`
      }
      onClose={onClose}
    >
      <nav ref={contents} aria-label="Problems by code">
        {FAMILIES.map(([start, name]) => (
          <section key={start}>
            <h3>{name}</h3>
            <ul>
              {checks
                .filter((check) => check.code.startsWith(start))
                .map((check) => (
                  <li key={check.code}>
                    <FragmentLink
                      fragment={problemFragment(check.code)}
                      isCurrent={check.code === code}
                      onOpen={() => onShow(check.code)}
                    >
                      <span className="n">{check.code}</span> {problemWords[check.code]?.title}
                    </FragmentLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      {code && <Entry key={code} code={code} onClose={() => dialog.current?.close()} />}
    </Dialog>
  );
}

function Entry({ code, onClose }: { code: Code; onClose: () => void }) {
  const session = useSession();
  const words = problemWords[code];
  const severity = checks.find((check) => check.code === code)?.severity ?? "information";
  if (!words) return null;
  const { title, about, example, source } = words;
  const open = () => {
    const state = session.getState();
    session.dispatch(openPage(state, pageWith(example, state)));
    onClose();
  };
  return (
    <article>
      <h3>{title}</h3>
      <p className="entry-head">
        <SeverityIcon severity={severity} /> {code}, {SEVERITY_NOUNS[severity]}
      </p>
      {about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="examples">
        <figure>
          <figcaption>With the problem</figcaption>
          <pre>{shortened(example.wrong)}</pre>
        </figure>
        <figure>
          <figcaption>Without</figcaption>
          <pre>{shortened(example.right)}</pre>
        </figure>
      </div>
      <p className="entry-foot">
        <button type="button" className="small" onClick={open}>
          Open the example in the editor
        </button>
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
      </p>
    </article>
  );
}

/** The page with a file that has the problem, and what it takes for it to show; the crawlers stay. */
function pageWith(example: ProblemWords["example"], state: EditorState): Page {
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
  return [...shown, ...(left > 0 ? [`… and ${counted(left, "more line")}`] : [])].join("\n");
}
