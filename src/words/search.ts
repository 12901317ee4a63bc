import { section } from "./section.ts";

/** The search in the text. */
export const searchWords = section("search", {
  /** What CodeMirror says, by its own English. It puts a number in the place of `$`, and what was found and its line behind the words. */
  phrases: {
    Find: "Find",
    Replace: "Replace",
    next: "next",
    previous: "previous",
    all: "all",
    "match case": "match case",
    regexp: "regexp",
    "by word": "by word",
    replace: "replace",
    "replace all": "replace all",
    close: "close",
    "current match": "current match",
    "on line": "on line",
    "replaced match on line $": "replaced match on line $",
    "replaced $ matches": "replaced $ matches",
    "Go to line": "Go to line",
    go: "go",
  },
});
