/** What the page tells about something that arrived: what happened, that nothing was lost, what to do; and, for reading only, what could be recovered. */
export interface Notice {
  readonly text: string;
  readonly recovered: readonly KeptText[] | null;
  /** Whether it tells that all went well. */
  readonly isReport?: boolean;
  readonly choice?: NoticeChoice;
  /** What can be done next, as long as nothing else is. */
  readonly action?: NoticeAction;
}

/** A button of a notice. `take` does what it says and returns the next notice, or null. */
export interface NoticeAction {
  readonly label: string;
  readonly take: () => Notice | null;
}

/** A text for reading and copying, with what it is. */
export interface KeptText {
  readonly name: string;
  readonly text: string;
}

/** What can be taken in the place of what was done. */
export interface NoticeChoice {
  readonly label: string;
  readonly options: readonly string[];
  /** What was done, as an index. */
  readonly chosen: number;
  readonly take: (option: number) => Promise<Notice | null>;
}

/** A notice that is only a text. */
export function saying(text: string): Notice {
  return { text, recovered: null };
}

/** One text, named, for a notice; null where there is none. */
export function keptText(name: string, text: string | null): readonly KeptText[] | null {
  return text === null ? null : [{ name, text }];
}
