import { undo } from "@codemirror/commands";
import { actionNames } from "../words/regions.ts";
import type { Session } from "./session.ts";

/** What the page tells about something that arrived: what happened, that nothing was lost, what to do; and, for reading only, what could be recovered. */
export interface Notice {
  readonly text: string;
  readonly recovered: readonly KeptText[] | null;
  /** Whether it tells that all went well. */
  readonly isReport?: boolean;
  /** How much of the work that it tells of is done, from 0 to 1. */
  readonly progress?: number;
  readonly choice?: NoticeChoice;
  /** What can be done next, as long as nothing else is. */
  readonly action?: NoticeAction;
  /** Of what goes on: called while it is shown with what tells the next notice. Returns how to stop telling how far it is; its end is told all the same. */
  readonly follow?: (tell: (next: Notice) => void) => () => void;
}

/** A button of a notice. `take` does what it says and returns the next notice, or null, at once or later. */
export interface NoticeAction {
  readonly label: string;
  readonly take: () => Notice | null | Promise<Notice | null>;
  /** Whether it stops what the notice tells of: then both stay as long as that goes on. */
  readonly stops?: boolean;
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

/** A notice that is only a text, of something that did not go wrong. */
export function reporting(text: string): Notice {
  return { text, recovered: null, isReport: true };
}

/** Says what was done, and offers to undo it. */
export function undoable(session: Session, text: string): Notice {
  const take = () => {
    undo({ state: session.getState(), dispatch: session.dispatch });
    return null;
  };
  return { ...reporting(text), action: { label: actionNames.undo, take } };
}

/** One text, named, for a notice; null where there is none. */
export function keptText(name: string, text: string | null): readonly KeptText[] | null {
  return text === null ? null : [{ name, text }];
}
