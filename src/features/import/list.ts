import { addressOf } from "./address.ts";
import type { Items } from "./item.ts";
import { linesIn } from "./lines.ts";

/** A list of URLs or paths, one a line. */
export function* listItems(text: string): Items {
  for (const { from, to } of linesIn(text)) {
    const address = addressOf(text.slice(from, to));
    yield address === "" ? null : { kind: "url", at: from, text: address };
  }
}
