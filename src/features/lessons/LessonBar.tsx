import type { ComponentProps } from "react";
import { openedOf } from "../../core/opened.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";

const OpenLesson = later<ComponentProps<typeof import("./OpenLesson.tsx").OpenLesson>>(
  partWords.lesson,
  () => import("./OpenLesson.tsx").then((module) => module.OpenLesson),
  inNotice,
);

/** The lesson that is open, while one is. */
export function LessonBar() {
  const id = useSessionState((state) => openedOf(state).lesson);
  return id !== null && <OpenLesson id={id} />;
}
