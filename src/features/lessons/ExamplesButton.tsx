import { BookOpen } from "lucide-react";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { inNotice, later } from "../../ui/later.tsx";
import { useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, partWords } from "../../words/regions.ts";

const GalleryDialog = later<{ onClose: () => void }>(
  partWords.examples,
  () => import("./GalleryDialog.tsx").then((module) => module.GalleryDialog),
  inNotice,
);

/** Opens the gallery of examples. */
export function ExamplesButton() {
  const { shown } = useWorkspace();
  const close = () => shown.setState({ dialog: null });
  const open = () => shown.setState({ dialog: <GalleryDialog onClose={close} /> });
  return <ActionButton name={actionNames.examples} Icon={BookOpen} onClick={open} />;
}
