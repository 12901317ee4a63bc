/** What was pressed after Ctrl-K, until the list of commands is there: a second key with Ctrl or Command, until a list knows it, and what was typed. */
export const chord: { isAwaited: boolean; key: string | null; typed: string } = {
  isAwaited: false,
  key: null,
  typed: "",
};
