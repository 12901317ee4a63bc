import { ANYONE_ELSE } from "./asked-readers.ts";
import { differenceWords } from "./words/differences.ts";

/** A crawler as a row begins with it. */
export function readerName(token: string): string {
  return token === ANYONE_ELSE ? differenceWords.anyOther : token;
}
