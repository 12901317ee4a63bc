import { BookOpen } from "lucide-react";
import type { ComponentProps } from "react";
import { openedOf } from "../../core/opened.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { inNotice, later } from "../../ui/later.tsx";
import { useSessionState, useWorkspace } from "../../ui/workspace.tsx";
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

const OpenLesson = later<ComponentProps<typeof import("./OpenLesson.tsx").OpenLesson>>(
  partWords.lesson,
  () => import("./OpenLesson.tsx").then((module) => module.OpenLesson),
  inNotice,
);

/** The bar of the example that is open. */
export function LessonBar() {
  const id = useSessionState((state) => openedOf(state).lesson);
  return id !== null && <OpenLesson id={id} />;
}
