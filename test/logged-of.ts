import { Logged } from "../src/tasks/requests/logged.ts";
import { loggedData } from "../src/tasks/requests/logged-data.ts";
import { Tally } from "../src/tasks/requests/tally.ts";

/** The requests of a log: each a User-Agent, a target, and, if wanted, the time and the status. */
export function loggedOf(
  ...lines: readonly (readonly [agent: string, target: string, time?: number, status?: number])[]
): Logged {
  const tally = new Tally();
  const rest = { method: "GET", origin: "", address: "" };
  for (const [userAgent, target, time = Number.NaN, status = 200] of lines)
    tally.add({ ...rest, userAgent, target, time, status });
  return new Logged(loggedData(tally, null));
}
