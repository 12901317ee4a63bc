import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import type { Problem, SpottedAt } from "../problem.ts";

interface Facts {
  readonly agent: string;
  /** The name in the user-agent line whose group has the rules now. */
  readonly owner: string;
}

/** R221: a user-agent line in a comment, with live rules below it: they belong to the group above. */
export const agentInComment: Problem<Facts> = {
  code: "R221",
  severity: "warning",
  title: "User-agent line in a comment",
  inFile: (file) => {
    const found: SpottedAt<Facts>[] = [];
    let owner = "";
    /** Whether the last line beside comments is a rule. */
    let isBehindRule = false;
    let comment: { readonly line: number; readonly agent: string } | null = null;
    for (const { number, content } of file.analysis.lines) {
      if (number > MOST_READ) break;
      const text = file.startLines[number - 1] ?? "";
      if (content.kind === "blank") {
        const [, agent] = COMMENTED.exec(text) ?? [];
        if (agent !== undefined && isBehindRule) comment = { line: number, agent };
        // Other comments between may be its rules.
        else if (text.trim() !== "") comment = null;
        continue;
      }
      const { name = null, text: value = "" } = content.kind === "field" ? content : {};
      if (name === "user-agent") {
        owner = value;
        isBehindRule = false;
      } else if (name === "allow" || name === "disallow") {
        isBehindRule = true;
        if (comment && lowerCase(comment.agent) !== lowerCase(owner))
          found.push(spotted(comment, owner, file.startLines[comment.line - 1] ?? ""));
      }
      comment = null;
    }
    return found;
  },
  sentence: ({ agent, owner }) =>
    `The rules below this line belong to the group of ${code(owner)}, because ${code(`User-agent: ${agent}`)} is in a comment.`,
  fixLabels: ({ agent }) => ({
    write: `Write ${code(`User-agent: ${agent}`)} without ${code("#")}`,
  }),
  about: [
    "A line that begins with # has no effect. If only a user-agent line is put in a comment, the rules below it belong to the group above.",
    "To turn a group off, put its rules in comments too. To keep its rules, remove the # of its user-agent line.",
  ],
  example: {
    wrong: "User-agent: GPTBot\nDisallow: /images/\n\n# User-agent: *\nDisallow: /private/",
    right: "User-agent: GPTBot\nDisallow: /images/\n\nUser-agent: *\nDisallow: /private/",
  },
  source: {
    title: "RFC 9309, 2.2, Formal Syntax",
    url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2",
  },
};

const COMMENTED = /^\s*#+[ \t]*user-?agent[ \t]*:[ \t]*([^\s#]{1,100})(?=[ \t]*$)/i;

function spotted(
  { line, agent }: { readonly line: number; readonly agent: string },
  owner: string,
  text: string,
): SpottedAt<Facts> {
  const start = { from: 0, to: text.search(/user-?agent/i) };
  const fixes = [replacing("write", start, "", line)];
  return { line, span: { from: 0, to: text.length }, facts: { agent, owner }, fixes };
}
