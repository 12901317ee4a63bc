import { ChevronLeft, ChevronRight, Link2, X } from "lucide-react";
import { defaultDialect, dialectNamed } from "../engine/dialects/index.ts";
import { OutcomeIcon } from "../panels/VerdictMark.tsx";
import { useSession } from "../panels/workspace.tsx";
import { focusInput } from "../session/inputs.ts";
import { readAs } from "../session/intents.ts";
import { lessons } from "../session/lessons/index.ts";
import type { Lesson, Notice } from "../session/lessons/lesson.ts";
import { OUTCOMES } from "../session/phrases.ts";
import { exampleFragment } from "./fragments.ts";

/** What the open lesson teaches, the verdicts to notice, and the way to the next. */
export function LessonBar(props: {
  lesson: Lesson;
  onOpen: (lesson: Lesson) => void;
  onClose: () => void;
}) {
  const { lesson, onOpen, onClose } = props;
  const at = lessons.findIndex(({ id }) => id === lesson.id);
  const [before, next] = [lessons[at - 1], lessons[at + 1]];
  return (
    <section className="lesson" aria-label="Lesson">
      <h2>
        <span className="n">
          {at + 1} of {lessons.length}
        </span>{" "}
        {lesson.title}{" "}
        <a href={`#${exampleFragment(lesson.id)}`} aria-label="Link to this lesson">
          <Link2 className="icon" aria-hidden="true" />
        </a>
      </h2>
      <div className="lesson-steps">
        <button
          type="button"
          className="action only-icon"
          aria-label="Previous lesson"
          disabled={!before}
          onClick={() => before && onOpen(before)}
        >
          <ChevronLeft className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="action"
          disabled={!next}
          onClick={() => next && onOpen(next)}
        >
          Next
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="action only-icon"
          aria-label="Close the lesson"
          onClick={onClose}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <p>{lesson.text}</p>
      <ul className="notices" aria-label="Verdicts to notice">
        {lesson.notice.map((notice) => (
          <li key={`${notice.crawler} ${notice.url} ${notice.readAs ?? ""}`}>
            <NoticeButton lesson={lesson} notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A verdict to notice; pressed, it is focused, read as the notice says. */
function NoticeButton({ lesson, notice }: { lesson: Lesson; notice: Notice }) {
  const session = useSession();
  const reader = dialectNamed(notice.readAs ?? "");
  const look = () => {
    const cell = {
      url: lesson.urls.indexOf(notice.url),
      crawler: lesson.crawlers.indexOf(notice.crawler),
    };
    session.dispatch(readAs(notice.readAs ?? lesson.readAs ?? defaultDialect.id));
    session.dispatch({ effects: focusInput.set.of(cell) });
  };
  return (
    <button type="button" className="lesson-notice" title={notice.remark} onClick={look}>
      <OutcomeIcon outcome={notice.outcome} />
      <span>
        {notice.crawler} <code>{notice.url}</code>: {OUTCOMES[notice.outcome]}
        {reader && ` to ${reader.title}`}
      </span>
    </button>
  );
}
