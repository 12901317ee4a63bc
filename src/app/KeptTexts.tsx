import { useId, useState } from "react";
import { copyText } from "./clipboard.ts";
import "./kept-texts.css";
import type { KeptText } from "./notices.ts";

const LIST = new Intl.ListFormat("en");

/** Texts for reading and copying, folded until somebody wants them. */
export function KeptTexts({ texts }: { texts: readonly KeptText[] }) {
  return (
    <details className="kept-texts">
      <summary>Show {LIST.format(texts.map(({ name }) => name))}</summary>
      <ul>
        {texts.map((kept) => (
          <Kept key={kept.name} {...kept} />
        ))}
      </ul>
    </details>
  );
}

function Kept({ name, text }: KeptText) {
  const id = useId();
  const [note, setNote] = useState("");
  const copy = async () =>
    setNote((await copyText(text)) ? "Copied." : "Select the text and copy it.");
  return (
    <li className="kept-text">
      <label htmlFor={id}>{name}</label>
      <span role="status">{note}</span>
      <button type="button" className="action" aria-label={`Copy ${name}`} onClick={copy}>
        Copy
      </button>
      <textarea readOnly id={id} rows={6} value={text} />
    </li>
  );
}
