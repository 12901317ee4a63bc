import { counted, formOf, numberText } from "../../../words/numbers.ts";

/** The two files of a comparison. */
export const comparedFileWords = {
  before: "Before",
  now: "Now",
  /** How large a file is. */
  size(bytes: number, lines: number): string {
    return `${counted(bytes, BYTES)}, ${counted(lines, LINES)}`;
  },
  changed(places: number): string {
    return `${numberText(places)} changed ${formOf(PLACES, places)}`;
  },
  previous: "Previous change",
  next: "Next change",
  /** What a button does, and the key that does it. */
  withKey(name: string, key: string): string {
    return `${name} (${key})`;
  },
};

const BYTES = { one: "byte", other: "bytes" };
const LINES = { one: "line", other: "lines" };
const PLACES = { one: "place", other: "places" };
