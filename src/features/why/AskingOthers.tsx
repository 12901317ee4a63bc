import { whyWords } from "./words.ts";

/** Stands in the place of what other readers say until that is known. */
export function AskingOthers() {
  return <p className="others others-pending">{whyWords.askingOthers}</p>;
}
