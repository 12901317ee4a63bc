import "./style.css";
import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { type CommandList, useWorkspace } from "../../ui/workspace.tsx";
import { excerpt } from "../../words/quoting.ts";
import { chord } from "./chord.ts";
import { findCommands } from "./find.ts";
import { pageActions } from "./page-actions.ts";
import { paletteWords } from "./words.ts";

/** Everything that can be done by name: chosen with the arrow keys and Enter, or the pointer. */
export function Palette({ onClose }: { onClose: () => void }) {
  const page = useWorkspace();
  const dialog = useRef<DialogHandle>(null);
  const [arrived, setArrived] = useState<readonly (CommandList | undefined)[]>(() => [
    pageActions(page),
  ]);
  // In the order of the features, whichever comes first.
  const lists = useMemo(() => arrived.flatMap((list) => list ?? []), [arrived]);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    // A list that does not arrive is left out.
    for (const [index, source] of page.commands.entries())
      source(page).then(
        (list) => setArrived((before) => Object.assign([...before], { [index + 1]: list })),
        () => {},
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
    if (event.key.length > 1) return;
    chord.key = event.key;
    if (takeChord()) event.preventDefault();
  };
  /** Chooses what the second key stands for, once a list knows it. */
  const takeChord = (): boolean => {
    const { key } = chord;
    const list = lists.find(({ chords = {} }) => key !== null && Object.hasOwn(chords, key));
    const index = key === null ? undefined : list?.chords?.[key];
    if (!list || index === undefined) return false;
    chord.key = null;
    choose(list, index);
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can know the key
  useEffect(() => void takeChord(), [lists]);
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
