import { createElement, Fragment, type ReactNode } from "react";
import { partsOf } from "../words/quoting.ts";

/** A sentence, with what it quotes in the type of the file. */
export function Sentence({ text }: { text: string }) {
  // As arguments, for parts never change places and so need no keys.
  const parts = partsOf(text).map((part) =>
    part.isCode ? createElement("code", null, part.text) : part.text,
  );
  return createElement("span", { className: "quoting" }, ...parts);
}

/** A sentence whose marked parts are drawn in a way of their own. */
export function Marked(props: { text: string; children: (marked: string) => ReactNode }) {
  const { text, children: draw } = props;
  const parts = partsOf(text).map((part) => (part.isCode ? draw(part.text) : part.text));
  // As arguments, for parts never change places and so need no keys.
  return createElement(Fragment, null, ...parts);
}

/** A sentence that is read out whole, and of which only the marked parts are seen. */
export function Spoken(props: { text: string; children?: (marked: string) => ReactNode }) {
  const { text, children: draw = (marked) => marked } = props;
  const parts = partsOf(text).map((part) =>
    part.isCode ? draw(part.text) : createElement("span", { className: "sr-only" }, part.text),
  );
  // As arguments, for parts never change places and so need no keys.
  return createElement(Fragment, null, ...parts);
}
