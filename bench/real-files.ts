import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A robots.txt as some host served it. */
export interface RealFile {
  readonly text: string;
  /** Null where the list does not say. */
  readonly host: string | null;
}

/** The files of the list that REAL_FILES names; null where it names none. */
export function realFiles(): readonly RealFile[] | null {
  const path = process.env.REAL_FILES;
  return path ? filesIn(path) : null;
}

/** Their texts. */
export function realTexts(): readonly string[] | null {
  return realFiles()?.map(({ text }) => text) ?? null;
}

function filesIn(path: string): readonly RealFile[] {
  const file = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(file) : file).toString().split("\n");
  return lines.filter(Boolean).map((line, index) => {
    const { robots, host } = JSON.parse(line);
    if (typeof robots !== "string")
      throw new Error(`Line ${index + 1} of ${path} has no string "robots".`);
    return { text: robots, host: typeof host === "string" ? host : null };
  });
}
