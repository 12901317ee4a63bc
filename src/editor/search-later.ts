import { Compartment, type Extension } from "@codemirror/state";
import { type EditorView, keymap, type Panel, showPanel, ViewPlugin } from "@codemirror/view";

// Nobody searches in the first second, so typing need not wait for it.
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

/** What the key does as soon as the search is there. */
function pressed(key: string, how: "run" | "shift") {
  return (view: EditorView): boolean => {
    load(view).then(
      (keys) => keys.find((binding) => binding.key === key)?.[how]?.(view),
      () => become(view, [searchKeys(), showPanel.of(failed)]),
    );
    return true;
  };
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
  dom.textContent = "The search could not be loaded. Check the connection and press the key again.";
  return { dom, top: true };
}
