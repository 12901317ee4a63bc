import { createElement } from "react";
import { partsOf } from "../words/quoting.ts";

/** A sentence, with what it quotes in the type of the file. */
export function Sentence({ text }: { text: string }) {
  // As arguments, for parts never change places and so need no keys.
  const parts = partsOf(text).map((part) =>
    part.isCode ? createElement("code", null, part.text) : part.text,
  );
  return createElement("span", { className: "quoting" }, ...parts);
}
