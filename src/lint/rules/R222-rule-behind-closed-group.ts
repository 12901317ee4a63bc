import { code } from "../../words/quoting.ts";
import { MOST_READ } from "../limits.ts";
import { NOTHING_FOUND, type Problem, rfc, type SpottedAt, withMore } from "../problem.ts";

interface Facts {
  /** The first crawler of the group. */
  readonly name: string;
  readonly others: number;
  /** The line that blocks everything for the group. */
  readonly closed: number;
}

/** R222: a Disallow or a Crawl-delay behind a blank line of a group that already blocks everything: it was meant for other crawlers. */
export const ruleBehindClosedGroup: Problem<Facts> = {
  code: "R222",
  severity: "warning",
  title: "Rule below a group that blocks everything",
  inFile: ({ analysis }) => {
    if (analysis.dialect.grouping.endedBy !== "nothing") return NOTHING_FOUND;
    const found: SpottedAt<Facts>[] = [];
    let names: string[] = [];
    let hasRules = false;
    let closed = 0;
    let isBehindBlank = false;
    for (const { number, content } of analysis.lines) {
      if (number > MOST_READ) break;
      if (content.kind === "blank") isBehindBlank = closed > 0;
      if (content.kind !== "field") continue;
      const { name, text } = content;
      if (name === "user-agent") {
        names = hasRules ? [text] : [...names, text];
        hasRules = false;
        closed = 0;
        isBehindBlank = false;
      } else if (name === "disallow" || name === "crawl-delay" || name === "allow") {
        const [first = "*"] = names;
        if (isBehindBlank && name !== "allow" && !names.includes("*") && first !== "*")
          found.push({
            line: number,
            facts: { name: first, others: names.length - 1, closed },
            fixes: [forAll(number)],
          });
        if (name !== "crawl-delay") hasRules = true;
        closed = name === "disallow" && /^\/\*?$/.test(text) ? number : 0;
        isBehindBlank = false;
      }
    }
    return found;
  },
  sentence: ({ name, others, closed }) =>
    `This line is only for ${withMore(name, others)}, which line ${closed} blocks everywhere: a blank line does not end a group.`,
  fixLabels: () => ({ "for-all": `Write ${code("User-agent: *")} above it` }),
  about: [
    "A group ends at the next user-agent line, not at a blank line or a comment. What a program or a person appends to a file therefore belongs to its last group. If that group blocks everything, the line has no effect for its crawlers, and other crawlers do not read it.",
    "Put the line into the group that it is for, such as the * group, or write a user-agent line above it.",
  ],
  example: {
    wrong: "User-agent: GPTBot\nDisallow: /\n\nDisallow: /search",
    right: "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /search",
  },
  source: rfc("2.2.1"),
};

function forAll(line: number) {
  const edit = { kind: "replace", line, from: 0, to: 0, insert: "User-agent: *\n" } as const;
  return { name: "for-all", edits: [edit] };
}
