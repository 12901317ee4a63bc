import fc from "fast-check";
import { expect, test } from "vitest";
import { matches } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { dialects } from "./index.ts";

const quick = dialects.filter(({ roughPatternOf }) => roughPatternOf);

// What parsers rewrite, drop or move, and what stays.
const parts =
  "/|//|a|b1|index.html|%69ndex.htm%6c|.|..|*|$|%24|%2a|?|;|#|=|&|:|http://x|ftp:|%|%%|%4|%61|%2F|%2f|%c3%a9|%C3|%a9|%d0%ba|%e1%80|%ef%bf%bd|é|к|😀|\udcc3|\ud800|\t|\n| |%20|%00";
const anyParts = fc.array(fc.constantFrom(...parts.split("|")), { maxLength: 7 });
const anyPath = anyParts.map((path) => path.join(""));

/** URLs that nearly follow a path: each of its parts stays, is replaced or is left out. */
const anyQuestion = fc.tuple(
  fc.boolean().chain((isPath) => anyParts.map((path) => (isPath ? ["/", ...path] : path))),
  fc.array(fc.constantFrom("", "", "", ...parts.split("|")), { minLength: 8, maxLength: 8 }),
  anyPath,
);

function lineReadings(dialect: Dialect, path: string, allows: boolean): readonly string[] {
  return [path, [dialect.alsoMeans(path, allows) ?? []].flat()].flat();
}

test.each(quick)("$id: a rough pattern matches whatever a rule matches", (dialect) => {
  let matching = 0;
  let found = 0;
  fc.assert(
    fc.property(anyQuestion, fc.boolean(), ([rule, changes, end], allows) => {
      const path = rule.join("");
      const near = rule.map((part, at) => changes[at] || part.replace(/[*$]/g, "")).join("") + end;
      const rough = dialect.roughPatternOf?.(path, allows);
      for (const url of [near, rule.join("").replace(/[*$]/g, ""), `/${end}`]) {
        const target = dialect.targetOf(url.startsWith("/") ? url : `/${url}`);
        const isMatch = lineReadings(dialect, path, allows).some((reading) =>
          matches(dialect.patternOf(reading), target.path),
        );
        const isRoughMatch = !rough || matches(rough, target.path);
        if (isMatch && rough) matching++;
        if (!isRoughMatch) found++;
        if (isMatch && !isRoughMatch) expect([path, url, rough]).toBeNull();
      }
    }),
    { numRuns: 5000 },
  );
  // Neither is all that is tried.
  expect(Math.min(matching, found)).toBeGreaterThan(100);
});

test.each(quick)("$id: a rough pattern leaves out rules for other paths", (dialect) => {
  const { path } = dialect.targetOf("/some/path?x=1");
  for (const rule of ["/other", "/some/%61/", "/%d0%ba", "/к", "/*%61%2F7x$"]) {
    for (const allows of [true, false]) {
      const rough = dialect.roughPatternOf?.(rule, allows);
      expect([rule, rough && matches(rough, path)]).toEqual([rule, false]);
    }
  }
});

test.each(quick.filter(({ id }) => /^protego|^crawler-commons/.test(id)))(
  "$id: adds the folder of every index page, however it is written",
  (dialect) => {
    let folders = 0;
    const index = fc.constantFrom("/index.html", "/%69ndex.htm%6c", "/in%64ex.html", "/index.htmé");
    fc.assert(
      fc.property(
        anyPath,
        index,
        fc.constantFrom("", "#", "?", ";", "\t", "$"),
        (path, name, end) => {
          for (const value of [path, `${path}${name}${end}`]) {
            const { pieces, anchored } = dialect.patternOf(value);
            const quoted = pieces.join("*");
            if (anchored || !quoted.endsWith("/index.html")) continue;
            folders++;
            const isFirst = dialect.id === "crawler-commons";
            const folder = quoted.slice(0, isFirst ? quoted.indexOf("index.htm") : -10);
            expect([dialect.alsoMeans(value, true)].flat()).toContain(`${folder}$`);
          }
        },
      ),
      { numRuns: 5000 },
    );
    expect(folders).toBeGreaterThan(300);
  },
);
