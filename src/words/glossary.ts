import page from "../../docs/glossary.md?raw";
import { code } from "./quoting.ts";

/** A word that a site owner meets in the playground. What is quoted is marked (`code`). */
export interface Term {
  /** Its name in addresses, which never changes: `#term=longest-match`. */
  readonly id: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly meaning: string;
  /** A robots.txt that shows it, where one line of text does not. */
  readonly file?: string;
  readonly example: string;
  /** Who says so; none for words of the playground's own. */
  readonly sources: readonly { readonly title: string; readonly url: string }[];
}

/** The glossary, in the order of `docs/glossary.md`, which it is read from: the page and the document say the same. */
export const glossary: readonly Term[] = page.split(/^## /m).slice(1).map(termOf);

/** A section: its heading, its id in a comment, the meaning, the example, and the sources. */
function termOf(section: string): Term {
  const file = /```\n([\s\S]*?)\n```/.exec(section)?.[1];
  const [title = "", comment = "", meaning = "", ...rest] = section
    .replace(/```[\s\S]*?```/, "")
    .split(/\n{2,}/)
    .map((block) => block.trim().replace(/\s+/g, " "))
    .filter((block) => block !== "");
  const links = rest.at(-1)?.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g) ?? [];
  return {
    id: /[a-z-]+/.exec(comment.slice(4))?.[0] ?? "",
    title: title.replaceAll("`", ""),
    meaning: inMarks(meaning),
    ...(file !== undefined && { file }),
    example: inMarks(
      rest
        .slice(0, -1)
        .join(" ")
        .replace(/^Example: ?/, ""),
    ),
    sources: Array.from(links, ([, name = "", url = ""]) => ({ title: name, url })),
  };
}

function inMarks(markdown: string): string {
  return markdown.replace(/`([^`]+)`/g, (_, quoted: string) => code(quoted));
}
