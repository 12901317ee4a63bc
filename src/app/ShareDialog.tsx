import { useEffect, useState } from "react";
import { useSession } from "../panels/workspace.tsx";
import { isTooFar } from "../session/share/link-reach.ts";
import { addressWith } from "./address.ts";
import { copyText } from "./clipboard.ts";
import { Dialog } from "./Dialog.tsx";
import { makeLink } from "./links.ts";
import { InsteadOfLink } from "./share/InsteadOfLink.tsx";
import { type Copied, LinkBox } from "./share/LinkBox.tsx";
import { LinkScale } from "./share/LinkScale.tsx";
import "./share/share.css";

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
    <Dialog className="share-dialog" name="Share" heading="Share this page" onClose={onClose}>
      <p>
        The link carries the file and all that is set beside it after its <code>#</code>, the part
        of an address that browsers never send to a server.
      </p>
      <Sharing progress={progress} />
    </Dialog>
  );
}

function Sharing({ progress }: { progress: Progress }) {
  if (progress.kind === "making") return <p>Making the link …</p>;
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
          <p>
            This link is so long that many programs would cut it. Better send the file, or a report:
          </p>
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
    const reason = error instanceof Error ? error.message : "unknown reason";
    return {
      kind: "failed",
      reason: `No link can carry this page (${reason}). Nothing was lost. Send the file, or a report:`,
    };
  }
}
