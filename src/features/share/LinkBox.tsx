import { Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { copyText } from "../../ui/clipboard.ts";
import { useSession } from "../../ui/workspace.tsx";
import { LINK_FORMS, type LinkForm, linkAs } from "./link-forms.ts";
import { reachOf } from "./link-reach.ts";
import { shareWords } from "./words.ts";

/** Whether the text in the box was copied: null where nobody has tried. */
export type Copied = boolean | null;

/** The link in the form that is wanted, to be copied by a button, or by hand where the browser does not let us. */
export function LinkBox({ link, isCopied }: { link: string; isCopied: Copied }) {
  const session = useSession();
  const box = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<LinkForm>("link");
  const [copied, setCopied] = useState(isCopied);
  const text = linkAs(form, link, session.getState());
  const choose = (chosen: LinkForm) => {
    setForm(chosen);
    setCopied(null);
  };
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    // By hand it is one key then.
    if (!done) box.current?.select();
  };
  return (
    <>
      <Forms form={form} onForm={choose} />
      <div className="share-link">
        <input
          ref={box}
          readOnly
          aria-label={shareWords.link}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className="primary" onClick={copy}>
          <Copy className="icon" aria-hidden="true" />
          {shareWords.copy}
        </button>
      </div>
      <p role="status" className="share-note">
        {shareWords.note(copied, link.length, reachOf(link.length))}
      </p>
    </>
  );
}

function Forms({ form, onForm }: { form: LinkForm; onForm: (form: LinkForm) => void }) {
  const group = useId();
  return (
    <fieldset className="link-forms">
      <legend className="sr-only">{shareWords.as}</legend>
      {LINK_FORMS.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === form} onChange={() => onForm(each)} />
          {shareWords.forms[each]}
        </label>
      ))}
    </fieldset>
  );
}
