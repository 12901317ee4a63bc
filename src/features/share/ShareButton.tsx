import { Link2 } from "lucide-react";
import { type ComponentType, useState } from "react";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { saying } from "../../ui/notices.ts";
import { useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, actionWords } from "../../words/regions.ts";

// With it comes the code that makes links, which most visits do not.
const loadShareDialog = () => import("./ShareDialog.tsx");

/** Opens the dialog with a link to the page as it is. */
export function ShareButton() {
  const { shown } = useWorkspace();
  const [ShareDialog, setShareDialog] = useState<ComponentType<{ onClose: () => void }> | null>(
    null,
  );
  const share = () =>
    loadShareDialog().then(
      ({ ShareDialog }) => setShareDialog(() => ShareDialog),
      () => shown.setState({ notice: saying(actionWords.shareNotLoaded) }),
    );
  return (
    <>
      <ActionButton name={actionNames.share} Icon={Link2} onClick={share} isPrimary />
      {ShareDialog && <ShareDialog onClose={() => setShareDialog(null)} />}
    </>
  );
}
