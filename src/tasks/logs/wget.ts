import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { timeOf } from "./time.ts";

// gnu.org/software/wget/manual, Logging and Input File Options (1.21.3)
/** What Wget writes of its own requests, with `-o` and with `-nv`. */
export const wget: LogFormat = {
  id: "wget",
  begin: () => readLine,
};

// `--2026-11-28 13:52:46--  URL`, `2026-11-28 13:52:46 URL:URL [413/413] -> "file" [1]`, and `URL:`
// before an error.
const BEGUN = /^--(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)-- {2}(https?:\/\/.+)$/;
const DONE = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) URL:(https?:\/\/\S+) \[[\d/]+\] -> /;
const FAILED = /^(https?:\/\/\S+):$/;

function readLine(line: string): LogRequest | NoRequest | null {
  const [, time = "", url] = BEGUN.exec(line) ?? DONE.exec(line) ?? [];
  const target = url ?? FAILED.exec(line)?.[1];
  // The rest says how the transfer went.
  if (target === undefined) return WORDS.test(line) ? null : "no-request";
  const known = { method: "", host: "", scheme: "", status: 0, userAgent: "", address: "" };
  return requestFrom({ ...known, target, time: timeOf(time) });
}

const WORDS =
  /^\s*$|^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:\(|ERROR )|Connecting to |Reusing |HTTP request |Length: |Saving to: |Loading robots|Resolving |Location: |Remote file |Removing |Spider mode |FINISHED |Total wall |Downloaded: |Found |\s+\d+K )/;
