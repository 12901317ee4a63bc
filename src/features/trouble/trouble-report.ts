import { codeBlock, codeSpan } from "../export/markdown-line.ts";
import { troubleReportWords } from "./words.ts";

/** An error of the page, and what whoever mends it has to know. */
export interface Trouble {
  /** The part of the page, in words. */
  readonly where: string;
  /** Whatever was thrown. */
  readonly error: unknown;
  readonly version: string;
  readonly browser: string;
  /** The text of the file, or null where the person keeps it back. */
  readonly file: string | null;
}

// An issue on GitHub has room for 65,536 characters.
const MOST_ERROR = 4_000;
const MOST_FILE = 40_000;

/** The error as a report in Markdown. It holds nothing of the page but what is in `trouble`. */
export function troubleReport({ where, error, version, browser, file }: Trouble): string {
  const head = [
    troubleReportWords.error(version, codeSpan(where)),
    troubleReportWords.browser(codeSpan(browser)),
  ];
  const parts = [`${head.join("\n")}\n`, codeBlock(shortened(errorText(error), MOST_ERROR))];
  if (file !== null)
    parts.push(`${troubleReportWords.file}\n\n${codeBlock(shortened(file, MOST_FILE))}`);
  return parts.join("\n");
}

/** What an error says of itself; its stack names the message in some browsers and not in others. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return troubleReportWords.thrown(typeof error);
  const { name, message, stack = "" } = error;
  const title = `${name}: ${message}`;
  return stack.startsWith(title) ? stack : `${title}\n${stack}`;
}

function shortened(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text.slice(0, most)}\n… ${troubleReportWords.charactersInAll(text.length)}`;
}
