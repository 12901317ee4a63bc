import { ClipboardCopy } from "lucide-react";
import { useId, useState } from "react";
import { fileTextOf } from "../../core/file-text.ts";
import { useSession } from "../../ui/workspace.tsx";
import { troubleWords } from "../../words/trouble.ts";
import { troubleReport } from "./trouble-report.ts";
import "./trouble.css";

/** Copies a report of an error, for whoever can mend it; the file goes into it only where the person says so. */
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
    const done = () => setCopied("");
    await navigator.clipboard.writeText(report).then(done, () => setCopied(report));
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
