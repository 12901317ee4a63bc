import { partsOf } from "../words/quoting.ts";

/** The element with a sentence in it, whose code is in the type of the file. What a stranger wrote is set as text. */
export function withSentence<E extends Element>(element: E, sentence: string): E {
  for (const { text, isCode } of partsOf(sentence))
    element.appendChild(document.createElement(isCode ? "code" : "span")).textContent = text;
  return element;
}
