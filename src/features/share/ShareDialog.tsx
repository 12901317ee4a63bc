import { useEffect, useState } from "react";
import { addressWith } from "../../app/address.ts";
import { copyText } from "../../ui/clipboard.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { InsteadOfLink } from "./InsteadOfLink.tsx";
import { type Copied, LinkBox } from "./LinkBox.tsx";
import { LinkScale } from "./LinkScale.tsx";
import { NoLink } from "./link/link.ts";
import { isTooFar } from "./link-reach.ts";
import { makeLink } from "./links.ts";
import "./style.css";
import { shareWords } from "./words.ts";

type Progress =
  | { readonly kind: "making" }
  | { readonly kind: "made"; readonly link: string; readonly isCopied: Copied }
  | { readonly kind: "failed"; readonly reason: string };

/** The link to the page as it is, copied where the browser lets us and it is short enough to be of use. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
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
        <Sentence text={shareWords.intro} />
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
  switch (why.kind) {
    case "too-many-bytes":
      return shareWords.tooManyBytes(why.count, why.most);
    case "too-many-characters":
      return shareWords.tooManyCharacters(why.count, why.most);
    case "altered":
      return shareWords.altered;
  }
}
