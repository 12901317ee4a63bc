import { createElement, Fragment, type ReactNode } from "react";
import { partsOf } from "../words/quoting.ts";

/** A sentence that is read out whole, and of which only the marked parts are seen. */
export function Spoken(props: { text: string; children?: (marked: string) => ReactNode }) {
  const { text, children: draw = (marked) => marked } = props;
  const parts = partsOf(text).map((part) =>
    part.isCode ? draw(part.text) : createElement("span", { className: "sr-only" }, part.text),
  );
  // As arguments, for parts never change places and so need no keys.
  return createElement(Fragment, null, ...parts);
}
