import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";

/** The least that a person would call this editor, at the size and in the font that the address says. */
const parent = document.getElementById("editor");
if (!parent) throw new Error("index.html has no element #editor");
const wanted = new URLSearchParams(location.search);
parent.style.width = `${wanted.get("width")}px`;
parent.style.height = `${wanted.get("height")}px`;
parent.style.setProperty("--font", wanted.get("font"));

new EditorView({
  doc: decodeURIComponent(location.hash.slice(1)),
  extensions: [
    history(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    lineNumbers(),
    EditorView.lineWrapping,
  ],
  parent,
});
