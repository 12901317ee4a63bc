import { whyWords } from "../words/why.ts";

/** Stands in the place of what other readers say until that is known. */
export function AskingOthers() {
  return <p className="others others-pending">{whyWords.askingOthers}</p>;
}
