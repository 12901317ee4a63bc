import type { BadPlace } from "../../tasks/lists/collection.ts";
import type { LogFormatId } from "../../tasks/logs/log-format.ts";
import type { NoRequest } from "../../tasks/logs/log-request.ts";
import type { LoggedData } from "../../tasks/requests/index.ts";

/** Asks the worker to end, and to tell what it has read until then. */
export const STOP = "stop";

/** How far the worker is. */
export interface ReadingNews {
  /** How many bytes of the files are read. */
  readonly bytes: number;
  /** Null while it goes on. */
  readonly result: ReadLog | null;
}

/** What was read of a log. */
export interface ReadLog {
  readonly data: LoggedData;
  /** Requests of browsers and of clients that name nothing. */
  readonly others: number;
  readonly otherMethods: number;
  /** The site that was asked, or else the host with most requests; null where no line names one. */
  readonly site: string | null;
  readonly left: Readonly<Record<NoRequest, number>>;
  readonly places: readonly BadPlace<NoRequest>[];
  readonly morePlaces: number;
  readonly formats: readonly LogFormatId[];
  readonly lacksAgents: boolean;
  /** How many lines had a request, and how many were read. */
  readonly requests: number;
  readonly lines: number;
  /** Whether all requests are by browsers and unknown clients; then the URLs are theirs. */
  readonly isOfClients: boolean;
  readonly isStopped: boolean;
  /** Whether gzip ended early, or was damaged. */
  readonly isDamaged: boolean;
}
