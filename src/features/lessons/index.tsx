import { BookOpen } from "lucide-react";
import type { StoreApi } from "zustand";
import { openPage } from "../../core/intents.ts";
import { askToOpen } from "../../core/latest.ts";
import { saying } from "../../core/notices.ts";
import { openedOf } from "../../core/opened.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { requestIn } from "../../ui/address.ts";
import type { Feature } from "../../ui/feature.ts";
import { besideRegions, inNotice, later } from "../../ui/later.tsx";
import { type PageShown, useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames, actionWords, partWords, regionWords } from "../../words/regions.ts";

const StillListed = besideRegions(regionWords.why, () =>
  import("./StillListed.tsx").then((module) => module.StillListed),
);

/** Examples of what people get wrong, each a page to try: a dialog, a bar for the one that is open, and links to each. */
export const lessons: Feature = {
  actions: [ExamplesButton],
  bars: [LessonBar],
  belowVerdict: [StillListed],
  async commands({ session }) {
    const { lessons, nameOf, pageOf } = await import("./lessons.ts");
    return {
      heading: actionNames.examples,
      names: lessons.map(nameOf),
      texts: lessons.map(({ text }) => text),
      run: (index) => {
        const lesson = lessons[index];
        if (lesson) session.dispatch(openPage(session.getState(), pageOf(lesson)));
      },
    };
  },
  arrive(fragment) {
    const request = requestIn(fragment);
    if (request?.kind !== "example") return null;
    return async ({ session }, isWanted) => {
      const isAsked = askToOpen(session);
      // Most visits open no example, so the code for them comes when it is wanted.
      const loaded = await import("./lessons.ts").catch(() => null);
      if (!loaded) return saying(actionWords.lessonsNotLoaded);
      const { lessonNamed, pageOf } = loaded;
      const lesson = lessonNamed(request.name);
      if (!lesson) return saying(actionWords.noSuchExample);
      if (isWanted() && isAsked()) session.dispatch(openPage(session.getState(), pageOf(lesson)));
      return null;
    };
  },
};

const ExamplesDialog = later(
  partWords.examples,
  () => import("./ExamplesDialog.tsx").then((module) => module.ExamplesDialog),
  inNotice,
);

/** Opens the dialog Examples. */
function ExamplesButton() {
  const { shown } = useWorkspace();
  return (
    <ActionButton name={actionNames.examples} Icon={BookOpen} onClick={() => openExamples(shown)} />
  );
}

export function openExamples(shown: StoreApi<PageShown>): void {
  const close = () => shown.setState({ dialog: null });
  shown.setState({ dialog: <ExamplesDialog onClose={close} /> });
}

const OpenLesson = later(
  partWords.lesson,
  () => import("./OpenLesson.tsx").then((module) => module.OpenLesson),
  inNotice,
);

/** The bar of the example that is open. */
function LessonBar() {
  const id = useSessionState((state) => openedOf(state).lesson);
  return id !== null && <OpenLesson id={id} />;
}
