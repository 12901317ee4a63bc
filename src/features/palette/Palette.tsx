import "./style.css";
import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { EACH_AS_ITSELF } from "../../core/inputs.ts";
import { readAs } from "../../core/intents.ts";
import { shortcutKeyOf } from "../../core/shortcuts.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { Dialog, type DialogHandle } from "../../ui/Dialog.tsx";
import { type CommandList, useWorkspace, type Workspace } from "../../ui/workspace.tsx";
import { excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { chord } from "./chord.ts";
import { findCommands } from "./find.ts";
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
  const [typed, setTyped] = useState(chord.typed);
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
    // Leaving the input by Tab or Escape chooses nothing.
    onSelectedItemChange: ({ selectedItem: it, type }) => {
      if (it && type !== useCombobox.stateChangeTypes.InputBlur) choose(it.list, it.index);
    },
  });
  // After the effects that open the dialog and focus the input. Until the input has every key that came
  // since this was first drawn, which can be long before it is on the page, the next are kept as well.
  useEffect(() => {
    if (chord.awaited === null) return;
    if (typed === chord.typed) chord.awaited = null;
    else setTyped(chord.typed);
  }, [typed]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape is the dialog's.
    if (event.key === "Escape") Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!(event.ctrlKey || event.metaKey)) return;
    if (event.key.length > 1) return;
    chord.key = shortcutKeyOf(event);
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
      <p>{found.length === 0 && typed && paletteWords.nothing(typed)}</p>
      <FoundCount count={found.length} typed={typed} />
    </Dialog>
  );
}

/** Keys of a word follow each other faster, in milliseconds. */
const QUIET_MS = 600;

/** Reads out how many entries there are for what was typed, once no more keys come: it would speak over each letter. */
function FoundCount({ count, typed }: { count: number; typed: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(typed && paletteWords.found(count)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [count, typed]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

/** The buttons of the page, which the list presses as a person would, and the parsers to read the file as. */
function pageActions({ session }: Workspace): CommandList {
  const buttons = new Map<string, HTMLButtonElement>();
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    const name = nameOf(button);
    const isThere = button.checkVisibility() || button.role?.startsWith("menuitem");
    const isEnabled = !button.disabled && button.ariaDisabled !== "true";
    if (name !== "" && isThere && isEnabled && !buttons.has(name)) buttons.set(name, button);
  }
  const names = [...buttons.keys()];
  const choices = [{ id: EACH_AS_ITSELF, title: termWords.eachAsItself }, ...dialects];
  return {
    heading: paletteWords.actions,
    names: [...names, ...choices.map(({ title }) => paletteWords.readAs(title))],
    run(index) {
      const name = names[index];
      if (name !== undefined) return buttons.get(name)?.click();
      const chosen = choices[index - names.length];
      if (chosen) session.dispatch(readAs(chosen.id));
    },
  };
}

/** Those of the bars, and of the heads of the regions; of a menu, its items. */
const BUTTONS = ["header", "footer"]
  .map((bar) => `${bar} button:not([aria-haspopup="menu"])`)
  .join();

function nameOf(button: HTMLButtonElement): string {
  return button.getAttribute("aria-label") ?? button.textContent?.trim() ?? "";
}
