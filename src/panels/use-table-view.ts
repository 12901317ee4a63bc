import { useStore } from "zustand";
import { changedView, type TableView } from "../session/rows/table-view.ts";
import { useWorkspace } from "../ui/workspace.tsx";

/** How the table is shown, and how to change some of that. */
export function useTableView(): readonly [TableView, (change: Partial<TableView>) => void] {
  const { tableView } = useWorkspace();
  return [
    useStore(tableView),
    (change) => tableView.setState((view) => changedView(view, change), true),
  ];
}
