import { X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Code } from "../engine/lint/finding.ts";
import { checks } from "../engine/lint/index.ts";
import { SeverityIcon } from "../panels/SeverityIcon.tsx";
import { useSession } from "../panels/workspace.tsx";
import { openText } from "../session/intents.ts";
import { counted, excerpt, SEVERITY_NOUNS } from "../session/phrases.ts";
import { problemWords } from "../session/problems/index.ts";
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
  const dialog = useRef<HTMLDialogElement>(null);
  const { onShow, onClose } = props;
  const code = checks.find((check) => check.code === props.code)?.code ?? checks[0]?.code;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (code) dialog.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [code]);
  return (
    <dialog ref={dialog} className="book" aria-label="Problems, explained" onClose={onClose}>
      <header>
        <h2>Problems, explained</h2>
        <button
          type="button"
          className="action only-icon"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      <nav aria-label="Problems by code">
        {FAMILIES.map(([start, name]) => (
          <section key={start}>
            <h3>{name}</h3>
            <ul>
              {checks
                .filter((check) => check.code.startsWith(start))
                .map((check) => (
                  <li key={check.code}>
                    <EntryLink code={check.code} isCurrent={check.code === code} onShow={onShow} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      {code && <Entry key={code} code={code} onClose={() => dialog.current?.close()} />}
    </dialog>
  );
}

function EntryLink(props: { code: Code; isCurrent: boolean; onShow: (code: string) => void }) {
  const { code, isCurrent, onShow } = props;
  const show = (event: MouseEvent) => {
    // A link that can be copied and opened in another tab; here it must not touch the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow(code);
  };
  return (
    <a
      href={`#${problemFragment(code)}`}
      aria-current={isCurrent ? "page" : undefined}
      onClick={show}
    >
      <span className="n">{code}</span> {problemWords[code]?.title}
    </a>
  );
}

function Entry({ code, onClose }: { code: Code; onClose: () => void }) {
  const session = useSession();
  const words = problemWords[code];
  const severity = checks.find((check) => check.code === code)?.severity ?? "information";
  if (!words) return null;
  const { title, about, example, source } = words;
  const open = () => {
    session.dispatch(openText(session.getState(), `${example.wrong}\n`));
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

const LINES_SHOWN = 12;

/** An example of many lines, or of long ones, as far as it says anything. */
function shortened(text: string): string {
  const lines = text.split("\n");
  const shown = lines.slice(0, LINES_SHOWN).map(excerpt);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`… and ${counted(left, "more line")}`] : [])].join("\n");
}
