import type { EditorState } from "@codemirror/state";
import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import { goToLine } from "../editor/reveal.ts";
import type { Session } from "../session/session.ts";

/** What the panels stand in: the session, and the way to the editor, which may be behind a tab. */
export interface Workspace {
  readonly session: Session;
  readonly showEditor: () => void;
}

const WorkspaceContext = createContext<Workspace | null>(null);

export function WorkspaceProvider(props: { value: Workspace; children: ReactNode }) {
  return <WorkspaceContext value={props.value}>{props.children}</WorkspaceContext>;
}

export function useSession(): Session {
  return useWorkspace().session;
}

/** A value of the session's state. The selector points at a value and never builds one: a new object each time would render for ever. */
export function useSessionState<T>(select: (state: EditorState) => T): T {
  return useStore(useSession(), select);
}

/** How to put the caret on a line of the file and show it. */
export function useGoToLine(): (number: number) => void {
  const { session, showEditor } = useWorkspace();
  return (number) => {
    session.dispatch(goToLine(session.getState(), number));
    showEditor();
  };
}

function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("a panel stands outside the WorkspaceProvider");
  return workspace;
}
