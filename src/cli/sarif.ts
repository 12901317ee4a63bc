import { type FoundProblem, reference, type Severity } from "../package/lint.ts";
import { version } from "./surroundings.ts";

/** A file, and its problems. */
export interface InFile {
  readonly file: string;
  readonly problems: readonly FoundProblem[];
}

/** Problems in the Static Analysis Results Interchange Format (SARIF) 2.1.0, which code scanning of GitHub and others read. */
export function sarif(found: readonly InFile[]): string {
  const codes = new Set(found.flatMap(({ problems }) => problems.map(({ code }) => code)));
  const rules = reference.filter(({ code }) => codes.has(code));
  const document = {
    version: "2.1.0",
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    runs: [
      {
        tool: {
          driver: {
            name: "robots-txt",
            version,
            rules: rules.map(({ code, title, paragraphs, severity, source }) => ({
              id: code,
              shortDescription: { text: title },
              fullDescription: { text: paragraphs.join(" ") },
              helpUri: source.url,
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: found.flatMap(({ file, problems }) =>
          problems.map(({ code, severity, line, from, to, sentence }) => ({
            ruleId: code,
            ruleIndex: rules.findIndex((rule) => rule.code === code),
            level: LEVELS[severity],
            message: { text: sentence },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uriOf(file) },
                  region: { startLine: line, startColumn: from + 1, endColumn: to + 1 },
                },
              },
            ],
          })),
        ),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

// A path is a relative reference (SARIF 3.4): its slashes stay, all else is percent-encoded.
function uriOf(file: string): string {
  if (/^https?:\/\//i.test(file)) return file;
  return encodeURI(file.replaceAll("\\", "/")).replace(/[?#]/g, encodeURIComponent);
}

/** What a severity is called in every format. */
export const LEVELS: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  error: "error",
  warning: "warning",
  information: "note",
};
