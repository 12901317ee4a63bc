import { licenseLines } from "../../engine/preferences/preference-lines.ts";
import { isWholeUrl } from "../../engine/url/url.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import type { Problem } from "../problem.ts";
import { wholeUrl } from "./R501-relative-sitemap.ts";

/** R521: a License line without an absolute URI. rslstandard.org, RSL 1.0 (December 2025): "a fully qualified URL, including the protocol and host". */
export const licenseUrl: Problem<{ readonly text: string }> = {
  code: "R521",
  severity: "warning",
  title: "License that is not an absolute URL",
  inFile: (file) =>
    licenseLines(file.analysis)
      .filter(({ text }) => !isWholeUrl(text))
      .slice(0, MOST_READ)
      .map(({ number: line, text }) => {
        const span = file.valueAt(line);
        // Terms have a name without white space; `CC BY 4.0` is none.
        const isName = /^\S+$/.test(text);
        const whole = isName ? wholeUrl(text, file.surroundings.context.site) : null;
        const fixes = whole === null ? [] : [replacing("write-whole", span, whole, line)];
        return { line, span, facts: { text }, fixes };
      }),
  sentence: ({ text }) =>
    text === ""
      ? "This line points to no licence terms: it has no URL."
      : `This line points to no licence terms: ${code(text)} is not an absolute URL.`,
  fixLabels: () => ({ "write-whole": "Write the absolute URL" }),
  about: [
    "Really Simple Licensing (RSL 1.0) has a License line in robots.txt. It names the file with the licence terms by its absolute URL, with scheme and host. The file may be on another host.",
    "The line neither allows nor blocks anything. Which uses need a licence is in the file that it points to.",
  ],
  example: {
    site: "https://shop.example",
    wrong: "License: /license.xml\n\nUser-agent: *\nAllow: /",
    right: "License: https://shop.example/license.xml\n\nUser-agent: *\nAllow: /",
  },
  source: { title: "RSL 1.0, robots.txt", url: "https://rslstandard.org/guide/robots-txt" },
};
