import type { ReactNode } from "react";
import { fragmentFor } from "./address.ts";

/** What makes an `a` lead to a term of the glossary, by its id. Pointed at or focused, whatever has `data-term` says what the term means (src/features/terms). */
export function termLink(id: string) {
  return { href: `#${fragmentFor("term", id)}`, "data-term": id };
}

/** A word that leads to its entry in the glossary. `isOutOfTab`: Tab passes it over, because what it explains is elsewhere, too. */
export function Term(props: { id: string; isOutOfTab?: boolean; children: ReactNode }) {
  const { id, isOutOfTab = false, children } = props;
  return (
    <a className="term" {...termLink(id)} tabIndex={isOutOfTab ? -1 : undefined}>
      {children}
    </a>
  );
}

/** A sentence of ours, in which each of these phrases leads to its entry in the glossary, where it is first. */
export function Termed(props: {
  text: string;
  terms: readonly (readonly [phrase: string, id: string])[];
}): ReactNode {
  const { text, terms } = props;
  const [first, ...others] = terms;
  if (!first) return text;
  const [phrase, id] = first;
  const at = text.indexOf(phrase);
  if (at < 0) return <Termed text={text} terms={others} />;
  return (
    <>
      <Termed text={text.slice(0, at)} terms={others} />
      <Term id={id}>{phrase}</Term>
      {text.slice(at + phrase.length)}
    </>
  );
}
