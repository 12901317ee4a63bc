import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import { isWholeUrl } from "../url/url.ts";
import { licenseLines } from "./preference-lines.ts";

/** Really Simple Licensing, RSL 1.0 (December 2025): the specification of a group of companies. */
export const RSL = {
  title: "RSL 1.0",
  url: "https://rslstandard.org/guide/robots-txt",
  date: "December 2025",
} as const;

/**
 * A License line: it points to licence terms, and neither allows nor disallows. `scope`: the guide
 * says that it is "not tied to any specific user agent"; section 4.4 of the specification, as
 * others quote it, lets the lines of a group replace those of the file. Where both agree it is
 * "file"; else whether it is in the group that was asked about.
 */
export interface License {
  readonly line: number;
  /** As written. */
  readonly url: string;
  /** Only an absolute URI is one: "fully qualified, including the protocol and host". */
  readonly isAbsolute: boolean;
  readonly scope: "file" | "this-group" | "other-group";
}

/** Every License line of the file, for a crawler that follows `group`. */
export function licensesFor(analysis: Analysis, group: Group | null): readonly License[] {
  return licenseLines(analysis).map(({ number, text, section }) => ({
    line: number,
    url: text,
    isAbsolute: isWholeUrl(text),
    scope: !section ? "file" : group?.sections.includes(section) ? "this-group" : "other-group",
  }));
}
