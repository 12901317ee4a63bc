import "./style.css";
import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { type CommandList, useWorkspace } from "../../ui/workspace.tsx";
import { excerpt } from "../../words/quoting.ts";
import { findCommands } from "./find.ts";
import { pageActions } from "./page-actions.ts";
import { paletteWords } from "./words.ts";

/** Everything that can be done by name: chosen with the arrow keys and Enter, or the pointer. */
export function Palette({ onClose }: { onClose: () => void }) {
  const page = useWorkspace();
  const dialog = useRef<DialogHandle>(null);
  const [lists, setLists] = useState<readonly CommandList[]>(() => [pageActions(page)]);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    // A list that does not arrive is left out.
    void Promise.allSettled(page.commands.map((source) => source(page))).then((results) =>
      setLists((before) => [
        ...before,
        ...results.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
      ]),
    );
  }, [page]);
  const found = findCommands(lists, typed);
  const choose = (list: CommandList, index: number) => {
    dialog.current?.close();
    onClose();
    // Once the dialog is gone, and the focus is where it was before.
    requestAnimationFrame(() => list.run(index));
  };
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox({
    items: [...found],
    isOpen: true,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.name ?? "",
    onSelectedItemChange: ({ selectedItem: it }) => it && choose(it.list, it.index),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape is the dialog's.
    if (event.key === "Escape") Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!(event.ctrlKey || event.metaKey)) return;
    const list = lists.find(({ chords = {} }) => Object.hasOwn(chords, event.key));
    const index = list?.chords?.[event.key];
    if (!list || index === undefined) return;
    event.preventDefault();
    choose(list, index);
  };
  return (
    <Dialog ref={dialog} heading={paletteWords.title} className="palette" onClose={onClose}>
      <input
        {...getInputProps({
          onKeyDown,
          // In the event itself: set later, React would put the caret at the end.
          onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          "aria-label": paletteWords.title,
        })}
        autoFocus
        placeholder={paletteWords.hint}
        spellCheck={false}
      />
      <ul {...getMenuProps({ "aria-label": paletteWords.title })}>
        {found.map((item, at) => (
          <li
            key={`${item.list.heading} ${item.index}`}
            {...getItemProps({ item, index: at })}
            className={at === highlightedIndex ? "is-choice" : undefined}
          >
            <bdi dir="ltr" title={item.name}>
              {excerpt(item.name)}
            </bdi>
            {found[at - 1]?.list !== item.list && <span className="kind">{item.list.heading}</span>}
          </li>
        ))}
      </ul>
      {found.length === 0 && typed && <p role="status">{paletteWords.nothing(typed)}</p>}
    </Dialog>
  );
}
