import type { RefObject } from "react";
import type { Session } from "../../core/session.ts";
import { createBefore, takeText } from "../compare/layout/before-session.ts";
import type { FileBefore } from "./live-file.ts";
import { liveWords } from "./words.ts";

/** Makes the file that was there before the live one that of before, for a comparison. */
export function compareWith(
  { text, isDraft }: FileBefore,
  now: Session,
  beforeRef: RefObject<Session | null>,
): void {
  beforeRef.current ??= createBefore(now.getState());
  takeText(beforeRef.current, text, isDraft ? liveWords.draft : liveWords.before);
}
