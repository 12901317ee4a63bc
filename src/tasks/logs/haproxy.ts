import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { byteText, closingQuote, requestLine } from "./quoted-request.ts";
import { clfTime } from "./time.ts";

// docs.haproxy.org/2.6/configuration.html, 8.2.3 and 8.6 (2.6.12)
/** HAProxy’s `option httplog`, with or without a prefix of syslog. */
export const haproxy: LogFormat = {
  id: "haproxy",
  begin: () => readLine,
};

// `client:port [time] frontend backend/server timers status bytes - - state counters {captured} "request"`
const LINE =
  /(\S{1,64}):\d{1,5} \[(\d\d\/[A-Z][a-z]{2}\/\d{4}:[\d:]{8})\.\d{3}\] \S+ \S+\/\S+ [-+\d/]+ (-?\d{1,3}) /;

function readLine(line: string): LogRequest | NoRequest | null {
  const head = LINE.exec(line.slice(0, LONGEST_HEAD));
  if (!head) return line.trim() === "" ? null : "no-request";
  const [whole, address = "", time = "", status = ""] = head;
  const open = line.indexOf('"', head.index + whole.length);
  const close = open < 0 ? -1 : closingQuote(line, open);
  const sent = open < 0 ? null : requestLine(line.slice(open + 1, close < 0 ? undefined : close));
  if (!sent) return "no-request";
  // Syslog cuts messages at 1,024 bytes (RFC 3164 4.1).
  if (close < 0) return "cut";
  const captured = line.slice(head.index + whole.length, open).match(/[^{}|]+/g) ?? [];
  return requestFrom({
    method: sent.method,
    target: sent.target.replace(/#([\dA-Fa-f]{2})/g, (_, octet) =>
      byteText(Number.parseInt(octet, 16)),
    ),
    host: captured.find((text) => /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?$/i.test(text)) ?? "",
    scheme: "",
    status: Math.max(0, Number(status)),
    time: clfTime(time, 0),
    userAgent: captured.find((text) => /^[A-Za-z][\w.-]*\/\d/.test(text)) ?? "",
    address,
  });
}

const LONGEST_HEAD = 2_000;
