import { ChevronLeft, ChevronRight, Link2, X } from "lucide-react";
import { crawlersInput, focusInput, urlsInput } from "../../core/inputs.ts";
import { openPage, readAs } from "../../core/intents.ts";
import { closeLesson } from "../../core/opened.ts";
import { defaultDialect, dialectNamed } from "../../engine/dialects/index.ts";
import { IconButton } from "../../ui/ActionButton.tsx";
import { exampleFragment } from "../../ui/address.ts";
import { OutcomeIcon } from "../../ui/marks.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { termWords } from "../../words/terms.ts";
import { type Lesson, type Notice, pageOf } from "./lesson.ts";
import { lessonNamed, lessons } from "./lessons.ts";
import { lessonBarWords } from "./words.ts";
import "./style.css";

/** What the open lesson teaches, the verdicts to notice, and the way to the next. */
export function OpenLesson({ id }: { id: string }) {
  const lesson = lessonNamed(id);
  if (!lesson) return null;
  const { title, text, notice: notices, remarks } = lesson;
  const at = lessons.indexOf(lesson);
  return (
    <section className="lesson" aria-label={lessonBarWords.lesson}>
      <h2>
        <span className="n">{lessonBarWords.place(at + 1, lessons.length)}</span> {title}{" "}
        <a href={`#${exampleFragment(lesson.id)}`} aria-label={lessonBarWords.link}>
          <Link2 className="icon" aria-hidden="true" />
        </a>
      </h2>
      <Steps before={lessons[at - 1]} next={lessons[at + 1]} />
      <p>{text}</p>
      <ul className="notices" aria-label={lessonBarWords.toNotice}>
        {notices.map((notice, index) => (
          <li key={`${notice.crawler} ${notice.url} ${notice.readAs ?? ""}`}>
            <NoticeButton lesson={lesson} notice={notice} remark={remarks[index]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the lessons beside this one, and out. */
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

/** A verdict to notice; pressed, it is focused, read as the notice says. It cannot be where its URL or its crawler is gone from the table. */
function NoticeButton(props: { lesson: Lesson; notice: Notice; remark: string | undefined }) {
  const { lesson, notice, remark } = props;
  const session = useSession();
  const url = useSessionState((state) => state.field(urlsInput.field)).indexOf(notice.url);
  const crawler = useSessionState((state) => state.field(crawlersInput.field)).indexOf(
    notice.crawler,
  );
  const reader = dialectNamed(notice.readAs ?? "");
  const look = () => {
    session.dispatch(readAs(notice.readAs ?? lesson.readAs ?? defaultDialect.id));
    session.dispatch({ effects: focusInput.set.of({ url, crawler }) });
  };
  return (
    <button
      type="button"
      className="lesson-notice"
      title={remark}
      disabled={url < 0 || crawler < 0}
      onClick={look}
    >
      <OutcomeIcon outcome={notice.outcome} />
      <Sentence
        text={lessonBarWords.verdict(
          notice.crawler,
          notice.url,
          termWords.outcomes[notice.outcome],
          reader?.title ?? null,
        )}
      />
    </button>
  );
}
