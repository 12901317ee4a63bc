/**
 * The keyboard shortcuts of the page, by purpose. Keys have CodeMirror's names; `Mod` is Command on
 * a Mac and Ctrl elsewhere. Several keys for one purpose do the same. Both the listeners and the
 * list of shortcuts use this table; e2e/shortcuts.spec.ts presses each key.
 */
export const shortcuts = {
  page: {
    // A single character would also be pressed by speech input (WCAG 2.1.4).
    help: ["F1"],
    commands: ["Mod-k"],
    nextRegion: ["F6"],
    previousRegion: ["Shift-F6"],
    undo: ["Mod-z"],
    redo: ["Mod-Shift-z", "Mod-y"],
    format: ["Shift-Alt-f"],
    close: ["Escape"],
  },
  editor: {
    find: ["Mod-f"],
    findNext: ["F3", "Mod-g"],
    complete: ["Ctrl-Space"],
    explain: ["Mod-k Mod-i"],
    nextProblem: ["F8"],
    previousProblem: ["Shift-F8"],
    fix: ["Mod-."],
    comment: ["Mod-/"],
    fold: ["Ctrl-Shift-["],
    unfold: ["Ctrl-Shift-]"],
    moveLineUp: ["Alt-ArrowUp"],
    moveLineDown: ["Alt-ArrowDown"],
    leave: ["Tab"],
  },
  table: {
    move: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
    rowEnds: ["Home", "End"],
    corners: ["Ctrl-Home", "Ctrl-End"],
    pages: ["PageUp", "PageDown"],
    toRule: ["Enter"],
    expectAllow: ["a"],
    expectBlock: ["b"],
    expectNothing: ["n"],
    edit: ["F2"],
    remove: ["Delete"],
    reorder: ["Alt-ArrowUp", "Alt-ArrowDown", "Alt-ArrowLeft", "Alt-ArrowRight"],
    sort: ["s"],
  },
  comparison: {
    nextChange: ["F7", "Alt-F5"],
    previousChange: ["Shift-F7", "Shift-Alt-F5"],
  },
  edges: {
    resize: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
    chooseTab: ["ArrowLeft", "ArrowRight"],
    walk: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
    listEnds: ["Home", "End"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A key as it is pressed: what it writes or is called, and its place on the keyboard, as in a KeyboardEvent. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
}

/**
 * The name by which a shortcut knows a key: a letter in lower case, also with Caps Lock. Where the
 * layout writes no Latin letters (Cyrillic, Greek, Hebrew, Arabic), it is the letter that a US
 * keyboard has in that place, as it is for CodeMirror’s own keys.
 */
export function shortcutKeyOf({ key, code }: PressedKey): string {
  if (key.length > 1) return key;
  const isLatin = key <= "\u024f";
  return (isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)).toLowerCase();
}

/** Where shortcuts work. */
export type Place = keyof typeof shortcuts;

/** The purposes of the shortcuts in a place. */
export type ShortcutOf<P extends Place> = keyof (typeof shortcuts)[P];
