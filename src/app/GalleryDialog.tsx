import { useRef } from "react";
import { useSession } from "../panels/workspace.tsx";
import { openPage } from "../session/intents.ts";
import { lessons, TOPICS } from "../session/lessons/index.ts";
import type { Lesson } from "../session/lessons/lesson.ts";
import { sample } from "../session/sample.ts";
import { Dialog, type DialogHandle } from "./Dialog.tsx";
import { FragmentLink } from "./FragmentLink.tsx";
import { exampleFragment } from "./fragments.ts";

/** The gallery of examples: each a misunderstanding that has hurt somebody, as a page to try. */
export function GalleryDialog(props: {
  onOpen: (lesson: Lesson | null) => void;
  onClose: () => void;
}) {
  const { onOpen, onClose } = props;
  const session = useSession();
  const dialog = useRef<DialogHandle>(null);
  const open = (lesson: Lesson | null) => {
    if (!lesson) session.dispatch(openPage(session.getState(), sample));
    onOpen(lesson);
    dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      className="gallery"
      heading="Examples"
      intro="Each is a misunderstanding that has hurt real sites. What is on the page now comes back with Undo."
      onClose={onClose}
    >
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
                    <FragmentLink fragment={exampleFragment(lesson.id)} onOpen={() => open(lesson)}>
                      {lesson.title}
                    </FragmentLink>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
