import { Link2 } from "lucide-react";
import { askToOpen } from "../../core/latest.ts";
import { saying } from "../../core/notices.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { requestIn } from "../../ui/address.ts";
import type { Feature } from "../../ui/feature.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, actionWords } from "../../words/regions.ts";

/** Links that carry the whole page after their `#`, and opening them. */
export const share: Feature = {
  mainActions: [ShareButton],
  arrive(fragment) {
    if (requestIn(fragment)) return null;
    return async ({ session }, isWanted) => {
      const isAsked = askToOpen(session);
      // Most visits open no link, so the code for them comes when it is wanted.
      return import("../../tasks/links/links.ts")
        .then(({ openLink }) => openLink(session, fragment, () => isWanted() && isAsked()))
        .catch(() => saying(actionWords.linksNotLoaded));
    };
  },
};

// With it comes the code that makes links, which most visits do not.
const ShareDialog = later(
  actionNames.share,
  () => import("./ShareDialog.tsx").then((module) => module.ShareDialog),
  inNotice,
);

/** Opens the dialog with a link to the page as it is. */
function ShareButton() {
  const { shown } = useWorkspace();
  const close = () => shown.setState({ dialog: null });
  const share = () => shown.setState({ dialog: <ShareDialog onClose={close} /> });
  return <ActionButton name={actionNames.share} Icon={Link2} onClick={share} isPrimary />;
}
