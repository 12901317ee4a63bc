import "./style.css";
import { Copy, Download } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { requestsOf } from "../../core/derived.ts";
import type { Notice } from "../../core/notices.ts";
import { makeLink } from "../../tasks/links/make-link.ts";
import { shareWords } from "../../tasks/links/words.ts";
import { NoLink } from "../../tasks/links/write-link.ts";
import { addressWith } from "../../ui/address.ts";
import { copyText } from "../../ui/browser.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { KeptTexts } from "../../ui/KeptTexts.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession, useWorkspace } from "../../ui/workspace.tsx";
import { copyReport } from "../export/exports.ts";
import { downloadFile } from "../opening/open-file.ts";
import {
  FRAME_HEIGHT,
  frameAddress,
  isTooFar,
  LINK_FORMS,
  type LinkForm,
  linkAs,
  REACHES,
  reachOf,
} from "./link-forms.ts";

type Progress =
  | { readonly kind: "making" }
  | { readonly kind: "made"; readonly link: string; readonly isCopied: boolean | null }
  | { readonly kind: "failed"; readonly reason: string };

/** The link to the page as it is, copied where the browser allows it and the link is not too long. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { session, shown } = useWorkspace();
  const isComparing = useStore(shown, ({ stage }) => stage !== null);
  const hasLog = requestsOf(session.getState()) !== null;
  const [progress, setProgress] = useState<Progress>({ kind: "making" });
  useEffect(() => {
    let stale = false;
    shareLink(session).then((made) => !stale && setProgress(made));
    return () => {
      stale = true;
    };
  }, [session]);
  return (
    <Dialog
      className="share-dialog"
      name={shareWords.name}
      heading={shareWords.heading}
      onClose={onClose}
    >
      <p>
        <Sentence text={shareWords.intro} /> {isComparing && shareWords.onlyNow}{" "}
        {hasLog && shareWords.noLog}
      </p>
      <Sharing progress={progress} />
    </Dialog>
  );
}

function Sharing({ progress }: { progress: Progress }) {
  if (progress.kind === "making") return <p>{shareWords.making}</p>;
  if (progress.kind === "failed")
    return (
      <>
        <p role="alert">{progress.reason}</p>
        <InsteadOfLink />
      </>
    );
  const { link, isCopied } = progress;
  return (
    <>
      {isTooFar(link.length) && (
        <>
          <p>{shareWords.tooFar}</p>
          <InsteadOfLink />
        </>
      )}
      <LinkBox link={link} isCopied={isCopied} />
      <LinkScale length={link.length} />
    </>
  );
}

async function shareLink(session: Parameters<typeof makeLink>[0]): Promise<Progress> {
  try {
    const link = addressWith(await makeLink(session));
    const isCopied = isTooFar(link.length) ? null : await copyText(link);
    return { kind: "made", link, isCopied };
  } catch (error) {
    return { kind: "failed", reason: shareWords.noLink(reasonOf(error)) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof NoLink)) return shareWords.unknownReason;
  const { why } = error;
  return why.kind === "altered" ? shareWords.altered : shareWords[why.kind](why.count, why.most);
}

/** The link in the chosen form, to be copied by a button, or by hand where the browser does not allow that. `isCopied`: null where it was not tried. */
function LinkBox({ link, isCopied }: { link: string; isCopied: boolean | null }) {
  const session = useSession();
  const box = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<LinkForm>("link");
  const [copied, setCopied] = useState(isCopied);
  const note = useId();
  const text = linkAs(form, link, session.getState());
  const choose = (chosen: LinkForm) => {
    setForm(chosen);
    setCopied(null);
  };
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    // Then one key copies it.
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
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened for it
          autoFocus
          className="primary"
          aria-describedby={note}
          onClick={copy}
        >
          <Copy className="icon" aria-hidden="true" />
          {shareWords.copy}
        </button>
      </div>
      <p id={note} role="status">
        {shareWords.note(copied, link.length, reachOf(link.length))}
      </p>
      {form === "embed" && <FramePreview link={link} />}
    </>
  );
}

/** The frame that is copied, in its height. It needs no sandbox here, because it is the page’s own. */
function FramePreview({ link }: { link: string }) {
  return (
    <figure className="frame-preview">
      <figcaption>{shareWords.frameSize(FRAME_HEIGHT)}</figcaption>
      <iframe src={frameAddress(link)} title={shareWords.preview} height={FRAME_HEIGHT} />
    </figure>
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

/** The lengths that programs take, and where this link is among them. */
function LinkScale({ length }: { length: number }) {
  const current = reachOf(length);
  return (
    <ol className="link-scale" aria-label={shareWords.scale}>
      {REACHES.map(({ most, reach }) => (
        <li key={reach} aria-current={reach === current ? "true" : undefined}>
          <span>{shareWords.upTo(most)}</span> {shareWords.reaches[reach]}
        </li>
      ))}
    </ol>
  );
}

/** What to send where a link is too long or cannot be: the file, or a report in Markdown. */
function InsteadOfLink() {
  const session = useSession();
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <div className="instead-of-link">
        <button
          type="button"
          className="primary"
          onClick={() => downloadFile(session).then(setNotice)}
        >
          <Download className="icon" aria-hidden="true" />
          {shareWords.download}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => copyReport(session).then(setNotice)}
        >
          <Copy className="icon" aria-hidden="true" />
          {shareWords.copyReport}
        </button>
      </div>
      <p role="status">{notice?.text}</p>
      {notice?.recovered && <KeptTexts texts={notice.recovered} />}
    </>
  );
}
