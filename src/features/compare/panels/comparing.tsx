import { createContext, type ReactNode, useContext } from "react";
import type { Session } from "../../../core/session.ts";
import type { SideName } from "../editor/side.ts";

/** What the parts of a comparison stand in, besides the workspace, whose session is the file of now. */
export interface Comparing {
  readonly before: Session;
  /** Puts the caret on a line of that version, from 1, and shows it. */
  readonly goToLine: (side: SideName, number: number) => void;
}

const ComparingContext = createContext<Comparing | null>(null);

export function ComparingProvider(props: { value: Comparing; children: ReactNode }) {
  return <ComparingContext value={props.value}>{props.children}</ComparingContext>;
}

export function useComparing(): Comparing {
  const comparing = useContext(ComparingContext);
  if (!comparing) throw new Error("a part of a comparison stands outside the ComparingProvider");
  return comparing;
}
