import { LONGEST_URL } from "../../core/limits.ts";
import { likenessToUrl } from "./collection.ts";
import { decodeEntities, Markup } from "./markup.ts";

/** Constructs that are read before the clock is. */
const AT_ONCE = 512;

/** More of a cell is not read, in UTF-16 units; a spreadsheet’s cell has at most 50,000. */
const LONGEST_CELL = LONGEST_URL;

/**
 * The cells that a spreadsheet copied as HTML, as rows with tabs between them: of a cell that shows
 * a name for its link, the link. Null where there is no such cell: then the plain text has it all.
 */
export function* linkedCells(html: string): Generator<void, string | null> {
  const markup = new Markup(html, "html", HREF);
  const rows: string[][] = [];
  let [text, link] = ["", ""];
  let isInCell = false;
  let isLinked = false;
  const end = () => {
    const shown = text.replaceAll(/[\s\u00a0]+/g, " ").trim();
    const isName = link !== "" && likenessToUrl(shown) === 0;
    if (isInCell) rows.at(-1)?.push(isName ? link : shown);
    isLinked ||= isInCell && isName;
    [text, link, isInCell] = ["", "", false];
  };
  let count = 0;
  for (let construct = markup.next(); construct; construct = markup.next()) {
    if (++count % AT_ONCE === 0) yield;
    if (construct.kind === "text") {
      const { from, to } = construct;
      if (isInCell && text.length < LONGEST_CELL) text += textIn(html.slice(from, to));
    } else if (construct.kind === "start" || construct.kind === "end") {
      const { kind, name } = construct;
      if (name === "td" || name === "th" || name === "tr" || name === "table") end();
      if (kind === "end") continue;
      if (name === "tr") rows.push([]);
      isInCell ||= name === "td" || name === "th";
      const href =
        name === "a" ? decodeEntities(construct.attributes.get("href") ?? "").trim() : "";
      if (link === "" && /^https?:\/\//i.test(href)) link = href;
    }
  }
  end();
  return isLinked ? rows.map((cells) => cells.map(written).join("\t")).join("\n") : null;
}

const HREF: ReadonlySet<string> = new Set(["href"]);

function textIn(markup: string): string {
  return decodeEntities(markup.slice(0, LONGEST_CELL)).replaceAll("&nbsp;", " ");
}

/** A cell as a table with tabs has it. */
function written(cell: string): string {
  return cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
