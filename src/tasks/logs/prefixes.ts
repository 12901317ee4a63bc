/** How much of a line a prefix may take, in UTF-16 units. */
const LONGEST_PREFIX = 512;

// docker compose and kubectl --prefix; the priority of syslog (RFC 5424 6.2.1); its time, or that of
// kubectl --timestamps, journalctl -o short-iso and containerd; the host and the program of syslog
// (RFC 3164 4.1.2) or of RFC 5424.
const PREFIX =
  /^(?:[\w.-]+ *\| |\[pod\/\S+\] )?(?:<\d{1,3}>)?(?:1 \d{4}-\S+ \S+ \S+ \S+ \S+ (?:-|\[[^\]]*\]) |(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT[\d:.,]+(?:Z|[+-]\d\d:?\d\d)) (?:(?:stdout|stderr) [FP] )?(?:(?:[\w.-]+ )?[\w./-]+(?:\[\d+\])?: )?)?/;

/** How long what another program wrote before a line of a log is: syslog, journald, docker compose, kubectl; 0 for most lines. */
export function prefixLength(line: string): number {
  return PREFIX.exec(line.slice(0, LONGEST_PREFIX))?.[0].length ?? 0;
}

/** The line of a log that Docker’s json-file driver, or journald as JSON, wrote into a JSON object; null for any other. */
export function wrappedLine(line: string): string | null {
  const key = ['{"log":"', '{"MESSAGE":"'].find((start) => line.startsWith(start));
  if (key === undefined) return null;
  try {
    const { log, MESSAGE }: { readonly [key: string]: unknown } = JSON.parse(line);
    const inner = log ?? MESSAGE;
    return typeof inner === "string" ? inner.replace(/\r?\n$/, "") : null;
  } catch {
    return null;
  }
}
