import { X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useSession } from "../panels/workspace.tsx";
import { openPage } from "../session/intents.ts";
import { lessons, TOPICS } from "../session/lessons/index.ts";
import type { Lesson } from "../session/lessons/lesson.ts";
import { sample } from "../session/sample.ts";
import { exampleFragment } from "./fragments.ts";

/** The gallery of examples: each a misunderstanding that has hurt somebody, as a page to try. */
export function GalleryDialog(props: {
  onOpen: (lesson: Lesson | null) => void;
  onClose: () => void;
}) {
  const { onOpen, onClose } = props;
  const session = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const open = (lesson: Lesson | null) => {
    if (!lesson) session.dispatch(openPage(session.getState(), sample));
    onOpen(lesson);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="gallery" aria-label="Examples" onClose={onClose}>
      <header>
        <h2>Examples</h2>
        <p>
          Each is a misunderstanding that has hurt real sites. What is on the page now comes back
          with Undo.
        </p>
        <button
          type="button"
          className="action only-icon"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      <div className="topics">
        <section>
          <h3>To begin with</h3>
          <ul>
            <li>
              <button type="button" onClick={() => open(null)}>
                A shop’s file, with groups, wildcards and a typo
              </button>
            </li>
          </ul>
        </section>
        {TOPICS.map(({ topic, name }) => (
          <section key={topic}>
            <h3>{name}</h3>
            <ol>
              {lessons
                .filter((lesson) => lesson.topic === topic)
                .map((lesson) => (
                  <li key={lesson.id}>
                    <LessonLink lesson={lesson} onOpen={open} />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </dialog>
  );
}

function LessonLink({ lesson, onOpen }: { lesson: Lesson; onOpen: (lesson: Lesson) => void }) {
  const open = (event: MouseEvent) => {
    // A link that can be copied and opened in another tab; here it must not touch the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(lesson);
  };
  return (
    <a href={`#${exampleFragment(lesson.id)}`} onClick={open}>
      {lesson.title}
    </a>
  );
}
