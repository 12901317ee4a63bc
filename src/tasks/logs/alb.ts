import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { closingQuote, requestLine, withoutBackslashes } from "./quoted-request.ts";
import { timeOf } from "./time.ts";

// docs.aws.amazon.com/elasticloadbalancing/latest/application/load-balancer-access-logs.html
// (November 2026)
/** Access logs of AWS Application Load Balancers. */
export const alb: LogFormat = {
  id: "alb",
  begin: () => readLine,
};

// `type time elb client:port target:port` three times, `elb_status target_status received sent "request" "user agent"`
const LINE =
  /^(?:https?|h2|wss?|grpcs?) (\d{4}-\S{1,40}) \S+ (\S{1,64}):\d+ \S+ \S+ \S+ \S+ (\S{1,3}) /;

function readLine(line: string): LogRequest | NoRequest | null {
  const [whole, time = "", address = "", status = ""] = LINE.exec(line) ?? [];
  if (whole === undefined) return line.trim() === "" ? null : "no-request";
  const open = line.indexOf('"', whole.length);
  const close = open < 0 ? -1 : closingQuote(line, open);
  const sent = close < 0 ? null : requestLine(line.slice(open + 1, close));
  if (!sent) return "no-request";
  const agent = line.indexOf('"', close + 1);
  const end = agent < 0 ? -1 : closingQuote(line, agent);
  return requestFrom({
    method: sent.method,
    target: withoutBackslashes(sent.target),
    host: "",
    scheme: "",
    status: Number(status) || 0,
    time: timeOf(time),
    userAgent: end < 0 ? "" : withoutBackslashes(line.slice(agent + 1, end)),
    address,
  });
}
