import { openPage } from "../../core/intents.ts";
import { askToOpen } from "../../core/latest.ts";
import { requestIn } from "../../ui/address.ts";
import type { Feature } from "../../ui/feature.ts";
import { saying } from "../../ui/notices.ts";
import { actionWords } from "../../words/regions.ts";
import { ExamplesButton, LessonBar } from "./ExamplesButton.tsx";

/** Examples of what people get wrong, each a page to try: a gallery, a bar for the one that is open, and links to each. */
export const lessons: Feature = {
  actions: [ExamplesButton],
  bars: [LessonBar],
  arrive(fragment) {
    const request = requestIn(fragment);
    if (request?.kind !== "example") return null;
    return async ({ session }, isWanted) => {
      const isAsked = askToOpen(session);
      // Most visits open no example, so the code for them comes when it is wanted.
      const loaded = await import("./lesson.ts").catch(() => null);
      const list = await import("./lessons.ts").catch(() => null);
      if (!loaded || !list) return saying(actionWords.lessonsNotLoaded);
      const lesson = list.lessonNamed(request.name);
      if (!lesson) return saying(actionWords.noSuchExample);
      if (isWanted() && isAsked())
        session.dispatch(openPage(session.getState(), loaded.pageOf(lesson)));
      return null;
    };
  },
};
