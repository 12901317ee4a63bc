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
    const lines = file.start.split(/\r\n|\r|\n/).slice(0, MOST_READ);
    let owner = "";
    /** Whether the last line beside comments is a rule. */
    let isBehindRule = false;
    let comment: { readonly line: number; readonly agent: string; readonly to: number } | null =
      null;
    for (const [index, line] of lines.entries()) {
      const [commented, agent] = COMMENTED.exec(line) ?? [];
      if (commented !== undefined && agent !== undefined) {
        const to = line.length - line.trimStart().length + commented.trimStart().length;
        comment = isBehindRule ? { line: index + 1, agent, to: to - agent.length } : null;
      } else if (/^\s*#/.test(line)) comment = null;
      else if (RULE.test(line)) {
        if (comment && comment.agent.toLowerCase() !== owner.toLowerCase()) {
          const { line: number, agent: name } = comment;
          const from = lines[number - 1]?.search(/user-?agent/i) ?? 0;
          const start = { from: 0, to: from };
          const fixes = [replacing("write", start, "", number)];
          const span = { from: 0, to: lines[number - 1]?.length ?? 0 };
          found.push({ line: number, span, facts: { agent: name, owner }, fixes });
        }
        comment = null;
        isBehindRule = true;
      } else {
        const [, name] = LIVE.exec(line) ?? [];
        if (name !== undefined) [owner, isBehindRule, comment] = [name, false, null];
      }
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
const LIVE = /^\s*user-?agent[ \t]*:[ \t]*([^\s#]{1,100})/i;
const RULE = /^\s*(?:dis)?allow[ \t]*:/i;
