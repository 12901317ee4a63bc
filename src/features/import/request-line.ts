/** The target of the first request in quotes in a line of a log, `"GET /path HTTP/1.1"`; null where there is none. */
export function requestTargetIn(line: string): string | null {
  for (let open = line.indexOf('"'); open >= 0; ) {
    const close = closingQuote(line, open);
    if (close < 0) return null;
    const target = targetOf(line.slice(open + 1, close));
    if (target !== null) return target;
    open = line.indexOf('"', close + 1);
  }
  return null;
}

/** The next quote that no backslash stands before: Apache writes a quote of the request as \". */
function closingQuote(line: string, open: number): number {
  for (let at = open + 1; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === '"') return at;
  }
  return -1;
}

const METHOD = /^[A-Z]{3,20} +/;

// A request of HTTP/0.9 has no version; a careless one has spaces in its target.
function targetOf(request: string): string | null {
  const method = METHOD.exec(request)?.[0];
  if (method === undefined) return null;
  const version = request.lastIndexOf(" HTTP/");
  const end = version < method.length - 1 ? request.length : version;
  return unescaped(request.slice(method.length, Math.max(end, method.length)));
}

// Apache (mod_log_config) and nginx (log_format, escape=default) write \xHH for an octet that is
// not printed; as a percent-escape it is the same request.
function unescaped(target: string): string {
  if (!target.includes("\\")) return target;
  return target.replace(/\\(?:x([\dA-Fa-f]{2})|(["\\]))/g, (_, octet?: string, plain?: string) =>
    octet === undefined ? (plain ?? "") : `%${octet.toUpperCase()}`,
  );
}
