import type { EditorState } from "@codemirror/state";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { reportOf } from "../core/derived.ts";
import type { Cell } from "../core/inputs.ts";
import type { Notice } from "../core/notices.ts";
import type { Session } from "../core/session.ts";
import { ALL_ROWS, changedView, type TableView } from "../core/table-view.ts";
import { goToLine } from "../editor/reveal.ts";
import type { Report } from "../engine/decide/report.ts";

/** What the page shows besides its regions. */
export interface PageShown {
  /** What happened, where something must be said. */
  readonly notice: Notice | null;
  /** The dialog that is open, where it was not opened by a button of its own. */
  readonly dialog: ReactNode;
  /** What takes the place of the regions, such as a comparison. */
  readonly stage: ReactNode;
  /** What the cells of crawlers show instead of their verdicts, if anything. */
  readonly cell: ComponentType<Cell> | null;
  /** What is around such cells, in the place of what is said of verdicts. */
  readonly around: AroundCells | null;
}

/** The totals of a table, and what is said of the order of its rows. */
interface AroundCells {
  readonly Totals: ComponentType;
  readonly Order: ComponentType<OrderProps>;
}

/** The column that rows are sorted by. */
export interface OrderProps {
  readonly by: {
    readonly title: string;
    readonly crawler: number | null;
    readonly orderSaid: (descending: boolean) => string;
  };
  readonly descending: boolean;
}

/** A session and what its page shows besides it. */
export interface PageControls {
  readonly session: Session;
  readonly shown: StoreApi<PageShown>;
}

/** What the page shows at first besides its regions. */
export function nothingShown(): StoreApi<PageShown> {
  return createStore<PageShown>(() => ({
    notice: null,
    dialog: null,
    stage: null,
    cell: null,
    around: null,
  }));
}

/** What the panels share: the page, the order of its table, and the way to the editor, which may be behind a tab. */
export interface Workspace extends PageControls {
  /** Which rows of the table are shown, and in which order. */
  readonly tableView: StoreApi<TableView>;
  readonly typed: Typed;
  readonly showEditor: () => void;
  /** What the features offer by name. */
  readonly commands: readonly CommandSource[];
  /** What they ask to write the file. */
  readonly questions: readonly Question[];
  /** What they add to the totals of the table, as items of a list. */
  readonly furtherTotals: readonly ComponentType[];
  /** What they add to the head of Why, and over and below what it says of the focused verdict. */
  readonly besideWhy: readonly ComponentType[];
  readonly overVerdict: readonly ComponentType[];
  readonly belowVerdict: readonly ComponentType[];
}

/** What is in the boxes that add to the table, for those of another layout: a box keeps it up to date, and nothing is drawn by it. */
interface Typed {
  urls: string;
  crawler: string;
}

/** A dialog that asks what the file should say. */
export interface Question {
  readonly name: string;
  readonly ask: (page: PageControls) => void;
}

/** Things that can be chosen by name, under one heading. */
export interface CommandList {
  readonly heading: string;
  /** What they are called; may be very many. */
  readonly names: readonly string[];
  /** What else each is found by, after those that are found by their names. */
  readonly texts?: readonly string[];
  /** Does what the name at `index` says. */
  readonly run: (index: number) => void;
  /** Keys that, pressed with Ctrl or Command while the list is open, choose a name at once. */
  readonly chords?: Readonly<Record<string, number>>;
}

/** Gives a list of commands as it is now. */
export type CommandSource = (page: Workspace) => Promise<CommandList>;

const WorkspaceContext = createContext<Workspace | null>(null);

/** Gives panels their workspace, with a table in its own order and nothing typed yet. `offered`: what features add, always the same. */
export function WorkspaceProvider(
  props: PageControls & {
    showEditor: () => void;
    offered: Pick<
      Workspace,
      "commands" | "questions" | "furtherTotals" | "besideWhy" | "overVerdict" | "belowVerdict"
    >;
    children: ReactNode;
  },
) {
  const { session, shown, showEditor, offered, children } = props;
  const [tableView] = useState(() => createStore<TableView>(() => ALL_ROWS));
  const [typed] = useState<Typed>({ urls: "", crawler: "" });
  const workspace = useMemo(
    () => ({ session, shown, showEditor, tableView, typed, ...offered }),
    [session, shown, showEditor, tableView, typed, offered],
  );
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
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

/** Like useSessionState, for panels around the answer: while a person types, it follows a moment later, so that a key does not wait for it. */
export function useSettledState<T>(
  select: (state: EditorState) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): T {
  const stable = useStable(isSame);
  return useStore(useSession().settled, (state) => stable(select(state)));
}

/** Gives back the value of before as long as the new one is the same, so that what depends on it is not drawn again. */
export function useStable<T>(isSame: (before: T, now: T) => boolean): (now: T) => T {
  const before = useRef<{ readonly value: T } | null>(null);
  return (now) => {
    if (!before.current || !isSame(before.current.value, now)) before.current = { value: now };
    return before.current.value;
  };
}

/** Every verdict of the page; drawn again as more of it is counted. `isSame`: when the report before an edit still serves. */
export function useReport(isSame?: (before: Report, now: Report) => boolean): Report {
  useStore(useSession().counting);
  return useSessionState(reportOf, isSame);
}

/** Whether two reports show the same in their cells and counts, as most keys leave it. */
export function showSame(before: Report, now: Report): boolean {
  return before.shown === now.shown;
}

/** How the table is shown, and how to change some of that. */
export function useTableView(): readonly [TableView, (change: Partial<TableView>) => void] {
  const { tableView } = useWorkspace();
  const change = useCallback(
    (part: Partial<TableView>) => tableView.setState((view) => changedView(view, part), true),
    [tableView],
  );
  return [useStore(tableView), change];
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
  if (!workspace) throw new Error("a panel is outside the WorkspaceProvider");
  return workspace;
}

/** Tells what comes of something that begins now (see `tell`); the same function as long as the page is the same. */
export function useTell(): (outcome: Promise<Notice | null>) => void {
  const { shown } = useWorkspace();
  return useCallback((outcome) => tell(shown, outcome), [shown]);
}

/** Tells what comes of something that begins now: what was said before is over, and nothing that ends later without news takes other news away. */
export function tell(shown: StoreApi<PageShown>, outcome: Promise<Notice | null>): void {
  shown.setState({ notice: null });
  void outcome.then((notice) => notice && shown.setState({ notice }));
}
