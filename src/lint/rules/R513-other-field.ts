import type { FieldName } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { firstOfField } from "../other-fields.ts";
import { type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly field: FieldName;
  readonly reader: string;
}

/** Fields that no check of their own is about. A dialect without Allow has it among them. */
const FIELDS: readonly FieldName[] = [
  "allow",
  "request-rate",
  "visit-time",
  "content-usage",
  "license",
];

/** R513: a field of other readers, that the chosen one passes over; each once. */
export const otherField: Problem<Facts> = {
  code: "R513",
  severity: "information",
  title: "Field of other readers",
  inFile: (file) => {
    const reader = file.analysis.dialect.title;
    return FIELDS.flatMap((field) =>
      firstOfField(file, field).map((found) => ({ ...found, facts: { field, reader } })),
    );
  },
  sentence: ({ field, reader }) =>
    `${reader} passes over ${code(FIELD_NAMES[field])}, ${FIELD_READERS[field]}.`,
  about: [
    "Besides the fields of the standard there are some that a few readers know. They change no verdict for the others, which pass over such lines.",
    "Request-rate is read by SeznamBot and by some libraries, Visit-time by no crawler that is known. License points to terms of use, and Content-Usage states preferences for the use by AI, as a draft of the IETF has it; neither opens or closes anything.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nVisit-time: 0600-0845",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.4"),
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  allow: "Allow",
  "request-rate": "Request-rate",
  "visit-time": "Visit-time",
  "content-usage": "Content-Usage",
  license: "License",
};

const FIELD_READERS: Readonly<Record<string, string>> = {
  allow: "so that no exception in this file holds for it",
  "request-rate": "which SeznamBot and some libraries read",
  "visit-time": "which no known crawler observes",
  "content-usage": "a field of a draft that no known crawler observes yet",
  license: "which names terms of use and neither opens nor closes anything",
};
