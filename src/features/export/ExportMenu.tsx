// @chunk panels
import { useStore } from "zustand";
import { expectationsOf } from "../../core/derived.ts";
import { ALL_ROWS } from "../../core/table-view.ts";
import type { ExportFormat } from "../../tasks/exports/export-format.ts";
import { exportMenuWords } from "../../tasks/exports/words.ts";
import { verdictFormats } from "../../tasks/table/exports.ts";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useSessionState, useTell, useWorkspace } from "../../ui/workspace.tsx";
import { copyReport, expectationFormats, exportTo } from "./exports.ts";

/** Exports the verdict table as it is shown, and its expectations; copies a report, prints. */
export function ExportMenu() {
  const tell = useTell();
  const session = useSession();
  const view = useStore(useWorkspace().tableView);
  const isExpecting = useSessionState((state) => !expectationsOf(state).isEmpty);
  const isFiltered = view.show !== ALL_ROWS.show || view.query !== ALL_ROWS.query;
  const { tableAs, shownAs, allAs, expectationsAs } = exportMenuWords;
  const filesOf = (
    formats: readonly ExportFormat[],
    nameOf: (title: string) => string,
    view = ALL_ROWS,
  ) =>
    formats.map((format) => ({
      name: nameOf(format.title),
      act: () => exportTo(session, format, view),
    }));
  const choices = [
    ...filesOf(verdictFormats, isFiltered ? shownAs : tableAs, view),
    ...(isFiltered ? filesOf(verdictFormats, allAs) : []),
    ...(isExpecting ? filesOf(expectationFormats, expectationsAs) : []),
    { name: exportMenuWords.copyReport, act: () => copyReport(session, view) },
    { name: exportMenuWords.print, act: printPage },
  ];
  return (
    <Menu name={exportMenuWords.export}>
      {(close) =>
        choices.map(({ name, act }) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              close();
              tell(act());
            }}
          >
            {name}
          </button>
        ))
      }
    </Menu>
  );
}

async function printPage(): Promise<null> {
  print();
  return null;
}
