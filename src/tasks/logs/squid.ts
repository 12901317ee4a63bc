import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { timeOf } from "./time.ts";

// squid-cache.org/Doc/config/logformat (5.7, squid); docs.trafficserver.apache.org, logging.yaml
// (9.2.5, squid)
/** The native format of Squid, which Traffic Server and others write as well. */
export const squid: LogFormat = {
  id: "squid",
  begin: () => readLine,
};

// `time elapsed client result/status bytes method URL user hierarchy/peer type`
const LINE =
  /^(\d{9,10}\.\d{3}) +-?\d+ (\S{1,255}) ([A-Z_]{1,40})\/(\d{3}) \d+ ([A-Z-]{1,20}) (\S+) \S+ [A-Z_]+\/\S+ /;

function readLine(line: string): LogRequest | NoRequest | null {
  // The type may be empty where spaces at the end were cut off.
  const [whole, time, address = "", result, status, method = "", target = ""] =
    LINE.exec(`${line} `) ?? [];
  if (whole === undefined) return line.trim() === "" ? null : "no-request";
  // Traffic Server writes “GET /” for a request that it refuses to read.
  if (method === "-" || result === "ERR_INVALID_REQ") return "no-request";
  return requestFrom({
    method,
    target,
    host: "",
    scheme: "",
    status: Number(status),
    time: timeOf(time),
    userAgent: "",
    address,
  });
}
