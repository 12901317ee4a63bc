import { EditorView } from "@codemirror/view";

/** The tooltip in the page's colours, as wide as a telephone at most. */
export const hoverTheme = EditorView.theme({
  ".cm-tooltip.cm-tooltip-hover, .cm-tooltip.cm-hover": {
    border: "none",
    borderRadius: "var(--radius-2)",
    backgroundColor: "var(--surface-raised)",
    boxShadow: "var(--shadow-popover)",
    color: "var(--ink)",
  },
  ".cm-hover": {
    boxSizing: "border-box",
    width: "max-content",
    maxWidth: "min(420px, calc(100vw - 16px))",
    maxHeight: "min(320px, 50vh)",
    overflow: "auto",
    padding: "var(--space-2) var(--space-3)",
    fontFamily: "var(--font-ui)",
    fontSize: "var(--text-3)",
    lineHeight: "var(--leading-2)",
    overflowWrap: "anywhere",
  },
  ".cm-hover code": { fontFamily: "var(--font-code)", fontSize: "var(--text-2)" },
  ".cm-hover p code, .cm-hover dd code": {
    padding: "0 2px",
    borderRadius: "var(--radius-1)",
    backgroundColor: "var(--surface-sunken)",
  },
  ".cm-hover .cm-hover-title": { fontWeight: "var(--weight-strong)" },
  ".cm-hover p": { margin: "0 0 var(--space-1)" },
  ".cm-hover dl": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: "var(--space-3)",
    margin: "0 0 var(--space-1)",
  },
  ".cm-hover dt": { color: "var(--ink-2)" },
  ".cm-hover dd": { margin: "0" },
  ".cm-hover a": {
    display: "block",
    minHeight: "var(--row)",
    color: "var(--accent)",
    fontSize: "var(--text-2)",
    lineHeight: "var(--row)",
  },
});
