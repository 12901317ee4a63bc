import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { addUrls } from "../session/intents.ts";
import { useSession } from "./workspace.tsx";

/** The box that takes one URL, or a pasted list of them. `alone`: there is nothing else in the panel to have the focus. */
export function AddUrls({ alone }: { alone: boolean }) {
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row that was removed last had it, and took it along.
    if (alone && document.activeElement === document.body) input.current?.focus();
  }, [alone]);
  const add = (text: string) => session.dispatch(addUrls(session.getState(), text));
  return (
    <label className="add-urls">
      <Plus className="icon" aria-hidden="true" />
      <input
        ref={input}
        aria-label="Add URLs"
        placeholder="Add URLs or paths: type one, or paste a list"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Enter") return;
          add(currentTarget.value);
          currentTarget.value = "";
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          // A text box would join the lines of a list into one.
          if (!/[\r\n]/.test(text.trim())) return;
          event.preventDefault();
          add(text);
        }}
      />
    </label>
  );
}
