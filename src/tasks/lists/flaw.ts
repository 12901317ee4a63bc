// @chunk shared
import { LONGEST_URL } from "../../core/limits.ts";

/** Why a text cannot be a URL. */
export type UrlFlaw = "empty" | "too-long" | "control-character";

/** Why a text cannot be a URL of the table, or null. */
export function flawOf(text: string): UrlFlaw | null {
  if (text === "") return "empty";
  if (text.length > LONGEST_URL) return "too-long";
  // Links have one URL a line, and a request has none of these unless percent-encoded.
  return /[\0-\x1f\x7f]/.test(text) ? "control-character" : null;
}
