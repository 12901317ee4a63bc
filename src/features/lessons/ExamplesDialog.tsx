import { useRef } from "react";
import { openPage, type Page } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import { fragmentFor } from "../../ui/address.ts";
import { Dialog, type DialogHandle, FragmentLink } from "../../ui/Dialog.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { lessons, pageOf, TOPICS } from "./lessons.ts";
import { exampleWords } from "./words.ts";
import "./style.css";

/** The dialog Examples: each a common mistake, as a page to try. */
export function ExamplesDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const dialog = useRef<DialogHandle>(null);
  const open = (page: Page) => {
    session.dispatch(openPage(session.getState(), page));
    dialog.current?.close();
  };
  return (
    <Dialog
      ref={dialog}
      className="examples-dialog"
      heading={exampleWords.heading}
      intro={exampleWords.intro}
      onClose={onClose}
    >
      <div className="topics">
        <section>
          <h3>{exampleWords.toBeginWith}</h3>
          <ul>
            <li>
              <button type="button" onClick={() => open(sample)}>
                {exampleWords.sample}
              </button>
            </li>
          </ul>
        </section>
        {TOPICS.map((topic) => (
          <section key={topic}>
            <h3>{exampleWords.topics[topic]}</h3>
            <ol>
              {lessons
                .filter((lesson) => lesson.topic === topic)
                .map((lesson) => (
                  <li key={lesson.id}>
                    <FragmentLink
                      fragment={fragmentFor("example", lesson.id)}
                      onOpen={() => open(pageOf(lesson))}
                    >
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
