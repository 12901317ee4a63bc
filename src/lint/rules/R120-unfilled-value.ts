import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R120: a value that a program wrote without having one. */
export const unfilledValue: Problem<{ readonly value: string; readonly field: string }> = {
  code: "R120",
  severity: "error",
  title: "Value that a program did not fill in",
  inLine: ({ field, text }) => {
    if (!field?.name || !isUnfilled(field.text)) return NOTHING_FOUND;
    const facts = { value: field.text, field: text.slice(field.key.from, field.key.to) };
    return [{ span: field.value, facts }];
  },
  sentence: ({ value, field }) =>
    `This line does not do what its program meant: ${code(field)} has ${code(value)} in the place of a value.`,
  about: [
    "Where a variable has no value, programs write undefined, null, NaN or [object Object] into the file. Where a variable is not replaced, its name stays there. For a parser, this is an ordinary name or path.",
    "Set the variable, or leave the line out if there is no value.",
  ],
  example: {
    wrong: "User-agent: undefined\nDisallow: /private/",
    right: "User-agent: *\nDisallow: /private/",
  },
  source: rfc("2.2"),
};

/** Whether a value is what programs write where they have none, or the name of a variable. */
export function isUnfilled(value: string): boolean {
  return value.length <= LONGEST && UNFILLED.test(value);
}

const LONGEST = 300;

// `/undefined` can be a path that a broken script requests, and that is rightly blocked.
const UNFILLED =
  /^(?:undefined|null|NaN|nil|\(null\)|<nil>)$|^%!\w\(|^\/?\[object \w+\]|^(?:https?:\/\/|\/)?%[sd](?=\/|$)|^(?:https?:\/\/)?(?:\$\{[^{}]*\}|\$\([A-Za-z_]\w*\)|\$[A-Z_]{3,}\b|%[A-Z_]{3,}%|__[A-Z_]{3,}__|process\.env\.)/;
