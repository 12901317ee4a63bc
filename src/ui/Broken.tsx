import "./broken.css";
import { ClipboardCopy, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { fileTextOf } from "../core/derived.ts";
import { codeBlock, codeSpan } from "../words/escaping.ts";
import { troubleReportWords, troubleWords } from "../words/trouble.ts";
import { copyText } from "./browser.ts";
import { useSession } from "./workspace.tsx";

/** What takes the place of a part of the page that broke. */
export function Broken(props: { name: string; error: unknown; onTryAgain: () => void }) {
  const { name, error, onTryAgain } = props;
  return (
    <div className="empty broken" role="alert">
      <p>{troubleWords.stopped(name)}</p>
      <p className="broken-actions">
        <button type="button" className="action" onClick={onTryAgain}>
          <RotateCcw className="icon" aria-hidden="true" />
          {troubleWords.tryAgain}
        </button>
        <CopyTrouble where={name} error={error} />
      </p>
    </div>
  );
}

/** Copies a report of an error, for the people who can fix it; the file goes into it only where the person says so. */
export function CopyTrouble({ where, error }: { where: string; error: unknown }) {
  const session = useSession();
  const [withFile, setWithFile] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const box = useId();
  const copy = async () => {
    const report = troubleReport({
      where,
      error,
      version: import.meta.env.VITE_VERSION,
      browser: navigator.userAgent,
      file: withFile ? fileTextOf(session.getState()) : null,
    });
    setCopied((await copyText(report)) ? "" : report);
  };
  return (
    <>
      <button type="button" className="action" onClick={copy}>
        <ClipboardCopy className="icon" aria-hidden="true" />
        {troubleWords.copy}
      </button>
      <label htmlFor={box}>
        <input
          id={box}
          type="checkbox"
          checked={withFile}
          onChange={({ target }) => setWithFile(target.checked)}
        />
        {troubleWords.withFile}
      </label>
      {copied === "" && <span role="status">{troubleWords.copied}</span>}
      {copied && <textarea readOnly aria-label={troubleWords.byHand} value={copied} />}
    </>
  );
}

/** An error of the page, and what has to be known to fix it. */
export interface Trouble {
  /** The part of the page, in words. */
  readonly where: string;
  /** The thrown value. */
  readonly error: unknown;
  readonly version: string;
  readonly browser: string;
  /** The text of the file, or null where the person keeps it back. */
  readonly file: string | null;
}

// An issue on GitHub has room for 65,536 characters.
const MOST_ERROR = 4_000;
const MOST_FILE = 40_000;

/** The error as a report in Markdown. It holds nothing of the page but what is in `trouble`. */
export function troubleReport({ where, error, version, browser, file }: Trouble): string {
  const head = [
    troubleReportWords.error(version, codeSpan(where)),
    troubleReportWords.browser(codeSpan(browser)),
  ];
  const parts = [`${head.join("\n")}\n`, codeBlock(shortened(errorText(error), MOST_ERROR))];
  if (file !== null)
    parts.push(`${troubleReportWords.file}\n\n${codeBlock(shortened(file, MOST_FILE))}`);
  return parts.join("\n");
}

/** What an error says of itself; its stack names the message in some browsers and not in others. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return troubleReportWords.thrown(typeof error);
  const { name, message, stack = "" } = error;
  const title = `${name}: ${message}`;
  return stack.startsWith(title) ? stack : `${title}\n${stack}`;
}

function shortened(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text.slice(0, most)}\n… ${troubleReportWords.charactersInAll(text.length)}`;
}
