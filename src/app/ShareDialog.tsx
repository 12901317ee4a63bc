import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useSession } from "../panels/workspace.tsx";
import { numberText } from "../session/phrases.ts";
import { addressWith } from "./address.ts";
import { copyText } from "./clipboard.ts";
import { Dialog } from "./Dialog.tsx";
import { makeLink } from "./links.ts";

type Progress =
  | { readonly kind: "making" }
  | { readonly kind: "made"; readonly link: string; readonly copied: boolean }
  | { readonly kind: "failed"; readonly reason: string };

/** The link to the page as it is, copied where the browser lets us, to be copied by hand where not. */
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
      <LinkBox progress={progress} onCopied={setProgress} />
    </Dialog>
  );
}

function LinkBox(props: { progress: Progress; onCopied: (progress: Progress) => void }) {
  const { progress, onCopied } = props;
  if (progress.kind === "failed") return <p role="alert">{progress.reason}</p>;
  if (progress.kind === "making") return <p>Making the link …</p>;
  const { link, copied } = progress;
  return (
    <>
      <div className="share-link">
        <input
          readOnly
          aria-label="Link"
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className="primary"
          onClick={async () => onCopied({ ...progress, copied: await copyText(link) })}
        >
          <Copy className="icon" aria-hidden="true" />
          Copy
        </button>
      </div>
      <p role="status" className="share-note">
        {copied ? "Copied. " : "Select the link and copy it. "}
        {numberText(link.length)} characters{lengthNote(link.length)}
      </p>
    </>
  );
}

async function shareLink(session: Parameters<typeof makeLink>[0]): Promise<Progress> {
  try {
    const link = addressWith(await makeLink(session));
    return { kind: "made", link, copied: await copyText(link) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    return {
      kind: "failed",
      reason: `No link can carry this page (${reason}). Nothing was lost; download the file and send that instead.`,
    };
  }
}

/** Where a link of this length still works. */
function lengthNote(length: number): string {
  if (length <= 2000) return ", short enough for chat and mail.";
  if (length <= 8000) return ": fine in browsers, but some chats cut it.";
  return ": too long for many programs. Sending the file itself is safer.";
}
