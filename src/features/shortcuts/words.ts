import { section } from "../../words/section.ts";

/** The list of shortcuts: what keys are called, where they work and what they do. */
export const shortcutWords = section("shortcuts", {
  title: "Keyboard shortcuts",

  /** Keys whose name is not what they write. */
  keys: {
    Mod: "Ctrl",
    Ctrl: "Ctrl",
    Shift: "Shift",
    Alt: "Alt",
    Space: "Space",
    Escape: "Esc",
    Enter: "Enter",
    Delete: "Delete",
    Tab: "Tab",
    Home: "Home",
    End: "End",
    PageUp: "Page Up",
    PageDown: "Page Down",
    ArrowUp: "↑",
    ArrowDown: "↓",
    ArrowLeft: "←",
    ArrowRight: "→",
  } as Readonly<Record<string, string>>,
  /** What a Mac calls some of them. */
  keysOfMac: {
    Mod: "⌘",
    Ctrl: "⌃",
    Shift: "⇧",
    Alt: "⌥",
  } as Readonly<Record<string, string>>,

  places: {
    page: "Everywhere",
    editor: "In the file",
    table: "In the table of verdicts",
    comparison: "In a comparison",
    edges: "Between the regions",
  },
  page: {
    help: "This list, unless you are writing",
    undo: "Undo",
    redo: "Redo",
    format: "Format the file",
    close: "Close what is open",
  },
  editor: {
    find: "Find and replace",
    findNext: "Find the next",
    complete: "Complete what is being written",
    explain: "Explain what the caret is on",
    nextProblem: "Next problem",
    previousProblem: "Previous problem",
    mend: "Ways to mend the problem",
    comment: "Make the line a comment, or no longer",
    fold: "Fold the group",
    unfold: "Unfold the group",
    moveLineUp: "Move the line up",
    moveLineDown: "Move the line down",
    leave: "Leave the file",
  },
  table: {
    move: "Move by one cell",
    rowEnds: "The ends of the row",
    corners: "The corners of the table",
    pages: "Ten rows up or down",
    toRule: "The line that decides",
    expectAllow: "Expect Allow",
    expectBlock: "Expect Block",
    expectNothing: "Expect nothing",
    edit: "Change the URL or the crawler",
    remove: "Remove the URL or the crawler",
    reorder: "Move the URL or the crawler",
    sort: "Sort by the column, on its head",
  },
  comparison: {
    nextChange: "Next change",
    previousChange: "Previous change",
  },
  edges: {
    resize: "Make a region larger or smaller, on its edge",
    chooseTab: "Another tab",
  },
});
