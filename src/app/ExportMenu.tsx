import { useSession, useSessionState } from "../panels/workspace.tsx";
import { expectationsOf } from "../session/derived.ts";
import { copyReport, expectationFormats, exportFormats, exportTo } from "./exports.ts";
import { Menu } from "./Menu.tsx";
import type { Notice } from "./notices.ts";

/** What the verdict table, and what is expected of it, can leave the page as. */
export function ExportMenu({ onNotice }: { onNotice: (notice: Notice | null) => void }) {
  const session = useSession();
  const isExpecting = useSessionState((state) => expectationsOf(state).count > 0);
  return (
    <Menu name="Export">
      {(close) => {
        const choose = (act: () => Promise<Notice | null>) => () => {
          close();
          act().then(onNotice);
        };
        return (
          <>
            {exportFormats.map((format) => (
              <button
                key={format.title}
                type="button"
                onClick={choose(() => exportTo(session, format))}
              >
                Table as {format.title}
              </button>
            ))}
            {isExpecting &&
              expectationFormats.map((format) => (
                <button
                  key={format.title}
                  type="button"
                  onClick={choose(() => exportTo(session, format))}
                >
                  Expectations as {format.title}
                </button>
              ))}
            <button type="button" onClick={choose(() => copyReport(session))}>
              Copy a report in Markdown
            </button>
            <button
              type="button"
              onClick={() => {
                close();
                print();
              }}
            >
              Print
            </button>
          </>
        );
      }}
    </Menu>
  );
}
