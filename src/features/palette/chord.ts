/** The second key that was pressed with Ctrl or Command after Ctrl-K, until a list of commands knows it. */
export const chord: { isAwaited: boolean; key: string | null } = { isAwaited: false, key: null };
