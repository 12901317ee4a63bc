import { createElement, Fragment, type ReactNode } from "react";
import { partsOf } from "../words/quoting.ts";

/** A sentence whose marked parts are drawn in a way of their own. */
export function Marked(props: { text: string; children: (marked: string) => ReactNode }) {
  const { text, children: draw } = props;
  const parts = partsOf(text).map((part) => (part.isCode ? draw(part.text) : part.text));
  // As arguments, for parts never change places and so need no keys.
  return createElement(Fragment, null, ...parts);
}
