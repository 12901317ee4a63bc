import type { ReactNode } from "react";

/** What was pressed after Ctrl-K: the list of commands until it has what was typed, a second key with Ctrl or Command until a list knows it, and what was typed. */
export const chord: { awaited: ReactNode; key: string | null; typed: string } = {
  awaited: null,
  key: null,
  typed: "",
};
