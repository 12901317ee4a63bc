import { ChevronLeft, ChevronRight, Link2, X } from "lucide-react";
import { crawlersInput, focusInput, urlsInput } from "../../core/inputs.ts";
import { openPage, readAs } from "../../core/intents.ts";
import { closeLesson } from "../../core/opened.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import { IconButton } from "../../ui/ActionButton.tsx";
import { fragmentFor } from "../../ui/address.ts";
import { OutcomeMark } from "../../ui/marks.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { termWords, titleOf } from "../../words/terms.ts";
import type { Lesson, Notice } from "./lesson.ts";
import { lessonNamed, lessons, pageOf } from "./lessons.ts";
import { lessonBarWords } from "./words.ts";
import "./style.css";

/** What the open example shows, the verdicts to look at, and the way to the next. */
export function OpenLesson({ id }: { id: string }) {
  const bar = useFocusAfter(TO_EXAMPLES);
  const lesson = lessonNamed(id);
  if (!lesson) return null;
  const { title, text, notice: notices } = lesson;
  const at = lessons.indexOf(lesson);
  return (
    <section ref={bar} className="lesson" aria-label={lessonBarWords.lesson}>
      <h2>
        <span className="n">{lessonBarWords.place(at + 1, lessons.length)}</span> {title}{" "}
        <a href={`#${fragmentFor("example", lesson.id)}`} aria-label={lessonBarWords.link}>
          <Link2 className="icon" aria-hidden="true" />
        </a>
      </h2>
      <Steps before={lessons[at - 1]} next={lessons[at + 1]} />
      <p>{text}</p>
      <ul className="notices" aria-label={lessonBarWords.toNotice}>
        {notices.map((notice) => (
          <li key={`${notice.crawler} ${notice.url} ${notice.reader?.id}`}>
            <NoticeButton lesson={lesson} notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The button of the dialog; in a small window, that of the menu it is in. */
const TO_EXAMPLES = `.top [aria-label="${actionNames.examples}"], .top [aria-haspopup=menu]`;

/** The way to the examples before and after this one, and out. */
function Steps({ before, next }: { before: Lesson | undefined; next: Lesson | undefined }) {
  const session = useSession();
  const open = (lesson: Lesson) => session.dispatch(openPage(session.getState(), pageOf(lesson)));
  return (
    <div className="lesson-steps">
      <IconButton
        Icon={ChevronLeft}
        name={lessonBarWords.previous}
        disabled={!before}
        onClick={() => before && open(before)}
      />
      <button type="button" className="action" disabled={!next} onClick={() => next && open(next)}>
        {lessonBarWords.next}
        <ChevronRight className="icon" aria-hidden="true" />
      </button>
      <IconButton
        Icon={X}
        name={lessonBarWords.close}
        onClick={() => session.dispatch(closeLesson(session.getState()))}
      />
    </div>
  );
}

/** A verdict to look at; pressed, it is focused, read as the notice says. Disabled when its URL or its crawler is not in the table any more. */
function NoticeButton({ lesson, notice }: { lesson: Lesson; notice: Notice }) {
  const session = useSession();
  const url = useSessionState((state) => state.field(urlsInput.field)).indexOf(notice.url);
  const crawler = useSessionState((state) => state.field(crawlersInput.field)).indexOf(
    notice.crawler,
  );
  const look = () => {
    session.dispatch(readAs(notice.reader?.id ?? lesson.readAs ?? defaultDialect.id));
    session.dispatch({ effects: focusInput.set.of({ url, crawler }) });
  };
  return (
    <button
      type="button"
      className="lesson-notice"
      title={notice.remark}
      disabled={url < 0 || crawler < 0}
      onClick={look}
    >
      <OutcomeMark outcome={notice.outcome} word="" />
      <Sentence
        text={lessonBarWords.verdict(
          notice.crawler,
          notice.url,
          termWords.outcomes[notice.outcome],
          notice.reader ? titleOf(notice.reader) : null,
          notice.uses,
        )}
      />
    </button>
  );
}
