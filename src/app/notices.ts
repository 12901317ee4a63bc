import type { LinkResult } from "../session/link/link.ts";
import { numberText } from "../session/phrases.ts";

/** What the page tells about something that arrived: what happened, that nothing was lost, what to do; and, for reading only, what could be recovered. */
export interface Notice {
  readonly text: string;
  readonly recovered: string | null;
  /** Whether it tells that all went well. */
  readonly isReport?: boolean;
  readonly choice?: NoticeChoice;
}

/** What can be taken in the place of what was done. */
export interface NoticeChoice {
  readonly label: string;
  readonly options: readonly string[];
  /** What was done, as an index. */
  readonly chosen: number;
  readonly take: (option: number) => Promise<Notice | null>;
}

/** What to say of a link that could not be opened whole; null where there is nothing to say. */
export function linkNotice(result: LinkResult): Notice | null {
  switch (result.kind) {
    case "whole":
    case "none":
      return null;
    case "cut":
      return {
        text: `This link was cut off: ${numberText(result.arrived)} of ${numberText(result.expected)} characters arrived. Nothing was loaded and nothing was lost. Ask for the whole link.`,
        recovered: result.recovered,
      };
    case "damaged":
      return {
        text: "This link was damaged on the way. Nothing was loaded and nothing was lost. Ask for the link again.",
        recovered: result.recovered?.text ?? null,
      };
    case "newer":
      return {
        text: "This link was made by a newer version of the playground. Nothing was loaded and nothing was lost. Reload the page to get the newest version.",
        recovered: null,
      };
    case "too-large":
      return {
        text: "This link holds more than the page opens from a link. Nothing was loaded and nothing was lost. Ask for the file itself.",
        recovered: null,
      };
  }
}

/** What to say of a link whose interpretation this version does not know. */
export function dialectNotice(id: string, shown: string): Notice {
  return {
    text: `This link reads the file as “${id.slice(0, 40)}”, which this version does not know. It is read as ${shown} instead.`,
    recovered: null,
  };
}
