import { writtenAddress } from "../../engine/advise/misspellings.ts";
import { matches } from "../../engine/match/pattern.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { replacing } from "../fixes.ts";
import { groupFor, ownReadersOf } from "../own-readings.ts";
import { type Others, otherRules, type Problem, type SpottedAt, saidOnce } from "../problem.ts";
import { canMatch, isWholeSite } from "../reach.ts";
import { type Lines, LONGEST_LOOKED_AT } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  /** With what a URL begins that it matches. */
  readonly matched: string;
  readonly ignorer: string;
}

/** R325: a path without its slash, of which a parser drops the first letter instead. libwget/robots.c of Wget2 compares from the second character on. */
export const firstCharacter: Problem<Facts> = {
  code: "R325",
  severity: "warning",
  title: "Path whose first character is dropped",
  inGroup: (view) => (dropsFirst(view.dialect) ? droppedIn(view, view.group, view.dialect) : []),
  inFile: (file) =>
    ownReadersOf(
      file,
      (dialect) => dialect !== file.analysis.dialect && dropsFirst(dialect),
    ).flatMap((reader) => {
      const group = groupFor(reader, file.analysis);
      return group ? droppedIn(file, group, reader.dialect) : [];
    }),
  sentence: ({ path, matched, ignorer, others }) => {
    const effect = matched === "/" ? ", and blocks every URL" : "";
    return `${ignorer} reads ${code(path)} as ${code(matched)}${effect}: it drops the first character of every path${otherRules(others)}.`;
  },
  fixLabels: ({ others }) => ({
    "add-slash": `Put ${code("/")} before ${others ? "these paths" : "the path"}`,
  }),
  about: [
    "GNU Wget2 treats the first character of a path as its slash, and does not compare it. So Disallow: private/ blocks /rivate/, and a path of one letter blocks the whole site. Most other parsers ignore a path without a slash at its start.",
    "This problem is shown where a file names Wget2, or the table has it. Begin every path with a slash.",
  ],
  example: {
    wrong: "User-agent: wget2\nDisallow: private/",
    right: "User-agent: wget2\nDisallow: /private/",
  },
  source: {
    title: "GNU Wget2 2.2.0, libwget/robots.c",
    url: "https://gitlab.com/gnuwget/wget2/-/blob/v2.2.0/libwget/robots.c",
  },
};

function dropsFirst(dialect: Dialect): boolean {
  return dialect.patternOf("xy").pieces[0] === "/y";
}

function droppedIn(lines: Lines, { rules }: Group, dialect: Dialect): readonly SpottedAt<Facts>[] {
  return saidOnce(
    rules.flatMap(({ allows, path, derived, line }): readonly SpottedAt<Facts>[] => {
      // Before a sign there is no slash to be added, and R302 says more of an address.
      const isWord = /^[\w~%-]/.test(path) && writtenAddress(path) === null;
      if (allows || derived || !isWord || path.length > LONGEST_LOOKED_AT) return [];
      const pattern = dialect.patternOf(path);
      const [matched = ""] = pattern.pieces;
      if (!canMatch(pattern) || (matches(pattern, `/${path}`) && !isWholeSite(pattern))) return [];
      const span = lines.valueAt(line.number);
      const facts = { path, matched, ignorer: titleOf(dialect) };
      const fixes = [replacing("add-slash", span, `/${path}`, line.number)];
      return [{ line: line.number, span, facts, fixes }];
    }),
  );
}
