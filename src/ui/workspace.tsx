import type { EditorState } from "@codemirror/state";
import { createContext, type ReactNode, useContext, useRef } from "react";
import { type StoreApi, useStore } from "zustand";
import { reportOf } from "../core/derived.ts";
import type { Session } from "../core/session.ts";
import { changedView, type TableView } from "../core/table-view.ts";
import { goToLine } from "../editor/reveal.ts";
import type { Report } from "../engine/decide/report.ts";

/** What the panels stand in: the session, and the way to the editor, which may be behind a tab. */
export interface Workspace {
  readonly session: Session;
  /** Which rows of the table are shown, and in which order. */
  readonly tableView: StoreApi<TableView>;
  readonly showEditor: () => void;
  /** Adds the URLs of a pasted text or of a file of the user's, whatever it is, and says what came of it. */
  readonly importUrls: (source: string | File) => void;
  /** Adds URLs that try the rules of the file, and says how many. */
  readonly suggestUrls: () => void;
  /** Asks a site for its robots.txt, and opens it or says what came of it. */
  readonly openLive: (site: string) => void;
  /** Tidies the file, and says what it did. */
  readonly format: () => void;
  /** Opens the reference of problems at a code. */
  readonly showReference: (code: string) => void;
}

const WorkspaceContext = createContext<Workspace | null>(null);

export function WorkspaceProvider(props: { value: Workspace; children: ReactNode }) {
  return <WorkspaceContext value={props.value}>{props.children}</WorkspaceContext>;
}

export function useSession(): Session {
  return useWorkspace().session;
}

/** A value of the session's state. The selector points at a value and never builds one: a new object each time would render for ever. Where it must build one, `isSame` says when the one before still serves. */
export function useSessionState<T>(
  select: (state: EditorState) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): T {
  const stable = useStable(isSame);
  return useStore(useSession(), (state) => stable(select(state)));
}

/** Gives back the value of before as long as the new one is the same, so that what depends on it is not drawn again. */
export function useStable<T>(isSame: (before: T, now: T) => boolean): (now: T) => T {
  const before = useRef<{ readonly value: T } | null>(null);
  return (now) => {
    if (!before.current || !isSame(before.current.value, now)) before.current = { value: now };
    return before.current.value;
  };
}

/** Every verdict of the page; drawn again as more of it is counted. */
export function useReport(): Report {
  useStore(useSession().counting);
  return useSessionState(reportOf);
}

/** How the table is shown, and how to change some of that. */
export function useTableView(): readonly [TableView, (change: Partial<TableView>) => void] {
  const { tableView } = useWorkspace();
  return [
    useStore(tableView),
    (change) => tableView.setState((view) => changedView(view, change), true),
  ];
}

/** How to put the caret on a line of the file and show it. */
export function useGoToLine(): (number: number) => void {
  const { session, showEditor } = useWorkspace();
  return (number) => {
    session.dispatch(goToLine(session.getState(), number));
    showEditor();
  };
}

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("a panel stands outside the WorkspaceProvider");
  return workspace;
}
