import { EditorView } from "@codemirror/view";

/** How a comparison differs from the page's editor. Added and removed are told by sign and bar before they are by colour. */
export const compareTheme = EditorView.theme({
  // Below its last line, too, a file can be clicked into.
  ".cm-mergeView & .cm-scroller": { flexGrow: "1" },
  ".cm-mergeView & .cm-content": { alignSelf: "stretch" },

  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: "var(--removed-surface)" },
  "&.cm-merge-b .cm-changedLine": { backgroundColor: "var(--added-surface)" },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": underlined("--removed"),
  "&.cm-merge-b .cm-changedText": underlined("--added"),
  // A line that is new as a whole needs no more than its surface.
  ".cm-changedLine .cm-changedText:only-child": { background: "none !important" },
  // A file that is yet to be pasted has nothing to compare.
  ".cm-mergeView:has(.cm-placeholder) & .cm-changedLine": {
    backgroundColor: "transparent !important",
  },
  ".cm-mergeView:has(.cm-placeholder) & .cm-changeGutter": { visibility: "hidden" },

  ".cm-changeGutter": { width: "16px", padding: "0" },
  ".cm-changeGutter .cm-gutterElement": {
    textAlign: "center",
    fontFamily: "var(--font-code)",
    fontWeight: "var(--weight-strong)",
  },
  "&.cm-merge-a .cm-changedLineGutter, .cm-deletedLineGutter": marked("--removed"),
  "&.cm-merge-b .cm-changedLineGutter": marked("--added"),
  "&.cm-merge-a .cm-changedLineGutter::before, .cm-deletedLineGutter::before": { content: '"−"' },
  "&.cm-merge-b .cm-changedLineGutter::before": { content: '"+"' },

  ".cm-deletedChunk": { position: "relative", padding: "0 44px 0 12px" },
  ".cm-deletedLine": { overflowWrap: "anywhere" },
  ".cm-deletedChunk .cm-chunkButtons": { top: "-2px", insetInlineEnd: "12px", display: "flex" },
  ".cm-deletedChunk button": {
    margin: "0",
    borderRadius: "var(--radius-1)",
    color: "var(--ink-2)",
  },
  ".cm-too-different": {
    padding: "8px 12px",
    font: "var(--text-2) / var(--leading-1) var(--font-ui)",
  },
  ".cm-collapsedLines": {
    padding: "4px 12px",
    borderBlock: "1px solid var(--hairline)",
    background: "var(--surface-sunken)",
    color: "var(--ink-2)",
    font: "var(--text-2) / var(--leading-1) var(--font-ui)",
  },
  ".cm-collapsedLines:hover": { background: "var(--surface-hover)" },
  ".cm-collapsedLines::before": { content: '"↕"', marginInlineEnd: "8px" },
  ".cm-collapsedLines::after": { content: "none" },
});

function underlined(colour: string) {
  return {
    background: `linear-gradient(var(${colour}), var(${colour})) bottom / 100% 2px no-repeat`,
  };
}

function marked(colour: string) {
  return {
    color: `var(${colour})`,
    background: "none",
    boxShadow: `inset -2px 0 0 var(${colour})`,
  };
}
