import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The files of the list that REAL_FILES names; null where it names none. */
export function realTexts(): readonly string[] | null {
  const path = process.env.REAL_FILES;
  return path ? textsIn(path) : null;
}

function textsIn(path: string): readonly string[] {
  const file = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(file) : file).toString().split("\n");
  return lines.filter(Boolean).map((line, index) => {
    const { robots } = JSON.parse(line);
    if (typeof robots === "string") return robots;
    throw new Error(`Line ${index + 1} of ${path} has no string "robots".`);
  });
}
