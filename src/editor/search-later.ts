import { Compartment, type Extension } from "@codemirror/state";
import { type EditorView, keymap, type Panel, showPanel, ViewPlugin } from "@codemirror/view";
import { onlyLatest } from "../core/latest.ts";
import { textWords } from "./words.ts";

// No person searches in the first second, so typing need not wait for it.
const loadSearch = () => import("./search.ts");

/** The keys that load the search when they are pressed before it is there. */
export const SEARCH_KEYS = ["Mod-f", "F3", "Mod-g", "Mod-Shift-l", "Mod-Alt-g", "Mod-d"] as const;

const compartment = new Compartment();

/** The search, loaded a second after the editor appears, or when one of its keys is pressed. */
export function searchLater(): Extension {
  return compartment.of([afterASecond, searchKeys()]);
}

const afterASecond = ViewPlugin.define((view) => {
  // Where it fails here, the keys try again and say so.
  const timer = setTimeout(() => load(view).catch(() => {}), 1000);
  return { destroy: () => clearTimeout(timer) };
});

function searchKeys(): Extension {
  return keymap.of(
    SEARCH_KEYS.map((key) => ({
      key,
      run: pressed(key, "run"),
      shift: pressed(key, "shift"),
      preventDefault: true,
    })),
  );
}

/** What the key does as soon as the search is there, if no other was pressed since. */
function pressed(key: string, how: "run" | "shift") {
  return (view: EditorView): boolean => {
    const isWanted = press();
    const field = ASKING.has(key) ? waitingField(view) : null;
    load(view).then(
      (keys) => {
        if (!isWanted()) return;
        if (field) view.focus();
        keys.find((binding) => binding.key === key)?.[how]?.(view);
        if (field?.value) typeAhead(view, field);
      },
      () => {
        become(view, [searchKeys(), showPanel.of(failed)]);
        if (field) view.focus();
      },
    );
    return true;
  };
}

const press = onlyLatest();

/** The keys that ask for something to be typed. */
const ASKING: ReadonlySet<string> = new Set(["Mod-f", "F3", "Mod-g", "Mod-Alt-g"]);

/** Shows a field that takes what is typed until the search is there, lest it be typed into the file. */
function waitingField(view: EditorView): HTMLInputElement {
  const field = document.createElement("input");
  field.className = "cm-textfield";
  field.setAttribute("aria-label", textWords.find);
  field.addEventListener("keydown", ({ key }) => {
    // Until a letter follows, Enter means what is in the field.
    field.dataset.entered = String(key === "Enter");
    if (key !== "Escape") return;
    press();
    become(view, searchKeys());
    view.focus();
  });
  const dom = document.createElement("div");
  dom.className = "cm-panel cm-search";
  dom.append(field);
  const panel = { dom, top: true, mount: () => field.focus() };
  become(view, [searchKeys(), showPanel.of(() => panel)]);
  return field;
}

/** Does to the field that has the focus now, where one has, what was done to the one before it. */
function typeAhead(view: EditorView, { value, dataset }: HTMLInputElement): void {
  const field = view.root.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("change"));
  if (dataset.entered === "true")
    // CodeMirror's search looks at the code only.
    field.dispatchEvent(new KeyboardEvent("keydown", { keyCode: 13, bubbles: true }));
}

async function load(view: EditorView) {
  const { keys, searching } = await loadSearch();
  become(view, searching());
  return keys;
}

function become(view: EditorView, extension: Extension): void {
  // The state of a view that is gone is over: its successor goes on from the session's.
  if (view.dom.isConnected) view.dispatch({ effects: compartment.reconfigure(extension) });
}

function failed(): Panel {
  const dom = document.createElement("p");
  dom.className = "cm-panel cm-search";
  dom.setAttribute("role", "alert");
  dom.textContent = textWords.searchNotLoaded;
  return { dom, top: true };
}
