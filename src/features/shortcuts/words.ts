/** The list of shortcuts: what keys are called, where they work and what they do. */
export const shortcutWords = {
  title: "Keyboard shortcuts",

  /** Keys whose name is not what they write. */
  keys: {
    Mod: "Ctrl",
    Escape: "Esc",
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
    editor: "In the editor",
    table: "In the table of verdicts",
    comparison: "In a comparison",
    edges: "Between the regions",
  },
  page: {
    help: "Show this list, except while typing",
    nextRegion: "Go to the next region",
    previousRegion: "Go to the previous region",
    commands: "Find a command, crawler, example, problem or URL",
    undo: "Undo",
    redo: "Redo",
    format: "Format the file",
    close: "Close the open dialog or menu",
  },
  editor: {
    find: "Find and replace",
    findNext: "Find next",
    complete: "Suggest completions",
    explain: "Explain the text at the caret",
    nextProblem: "Next problem",
    previousProblem: "Previous problem",
    fix: "Show the fixes for the problem",
    comment: "Toggle comment",
    fold: "Fold the group",
    unfold: "Unfold the group",
    moveLineUp: "Move the line up",
    moveLineDown: "Move the line down",
    leave: "Leave the editor",
  },
  table: {
    move: "Move by one cell",
    rowEnds: "First or last cell of the row",
    corners: "First or last cell of the table",
    pages: "Move ten rows up or down",
    toRule: "Go to the deciding line",
    expectAllow: "Expect Allow",
    expectBlock: "Expect Block",
    expectNothing: "Expect nothing",
    edit: "Edit the URL or the crawler",
    remove: "Remove the URL or the crawler",
    reorder: "Move the URL or the crawler",
    sort: "Sort by the column whose header has the focus",
  },
  comparison: {
    nextChange: "Next change",
    previousChange: "Previous change",
  },
  edges: {
    resize: "Resize the regions on both sides of the edge",
    chooseTab: "Choose another tab",
  },
};
