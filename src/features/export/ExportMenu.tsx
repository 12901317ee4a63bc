import { expectationsOf } from "../../core/derived.ts";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useSessionState, useTell } from "../../ui/workspace.tsx";
import { verdictFormats } from "../verdicts/exports.ts";
import { copyReport, expectationFormats, exportTo } from "./exports.ts";
import { exportMenuWords } from "./words.ts";

/** Exports the verdict table and its expectations, copies a report, prints. */
export function ExportMenu() {
  const tell = useTell();
  const session = useSession();
  const isExpecting = useSessionState((state) => !expectationsOf(state).isEmpty);
  const formats = [
    ...verdictFormats.map((format) => ({ name: exportMenuWords.tableAs(format.title), format })),
    ...(isExpecting ? expectationFormats : []).map((format) => ({
      name: exportMenuWords.expectationsAs(format.title),
      format,
    })),
  ];
  const choices = [
    ...formats.map(({ name, format }) => ({ name, act: () => exportTo(session, format) })),
    { name: exportMenuWords.copyReport, act: () => copyReport(session) },
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
