// @chunk panels
import type { ComponentType } from "react";
import { requestsOf } from "../../core/derived.ts";
import { whereShown } from "../../ui/later.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";

const loadParts = () => import("./LogParts.tsx");

/** After the totals of the table: the requests that are blocked. */
export const Total = withLog(
  whereShown(partWords.tableMenus, () => loadParts().then(({ RequestedTotal }) => RequestedTotal)),
);
/** Below the focused verdict: the requests for its URL. */
export const Asked = withLog(
  whereShown(partWords.tableMenus, () => loadParts().then(({ AskedFor }) => AskedFor)),
);

/** Below the head of the table: what there is of requests, and what the edits since change. */
export const Bar = withLog(
  whereShown(partWords.tableMenus, () => loadParts().then(({ LogBar }) => LogBar)),
);

/** A part that is there, and is loaded, only with a log. */
function withLog(Part: ComponentType): ComponentType {
  return function WithLog() {
    const hasLog = useSessionState((state) => requestsOf(state) !== null);
    return hasLog && <Part />;
  };
}
