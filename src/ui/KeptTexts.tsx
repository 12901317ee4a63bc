import "./kept-texts.css";
import { useId, useState } from "react";
import type { KeptText } from "../core/notices.ts";
import { copyingWords } from "../words/copying.ts";
import { copyText } from "./browser.ts";

/** Texts for reading and copying, folded until a person wants them. */
export function KeptTexts({ texts }: { texts: readonly KeptText[] }) {
  return (
    <details className="kept-texts">
      <summary>{copyingWords.show(texts.map(({ name }) => name))}</summary>
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
    setNote((await copyText(text)) ? copyingWords.copied : copyingWords.byHand);
  return (
    <li className="kept-text">
      <label htmlFor={id}>{name}</label>
      <span role="status">{note}</span>
      <button
        type="button"
        className="action"
        aria-label={copyingWords.copyNamed(name)}
        onClick={copy}
      >
        {copyingWords.copy}
      </button>
      <textarea readOnly id={id} rows={6} value={text} />
    </li>
  );
}
