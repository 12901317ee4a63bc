import { expect, test } from "vitest";
import { parseRobots } from "../index.ts";
import { managedBlockOf } from "./managed-block.ts";

const block = (...lines: readonly string[]) => managedBlockOf(parseRobots(lines.join("\n")));

const BEGIN = "# BEGIN Cloudflare Managed content";
const END = "# END Cloudflare Managed Content";

test("the managed block is between its markers, in either case", () => {
  expect(block(BEGIN, "User-agent: *", "Allow: /", END, "User-agent: a")).toEqual({
    first: 1,
    last: 4,
  });
  expect(block("", `${BEGIN} `, END.replace("Content", "content"))).toEqual({ first: 2, last: 3 });
});

test("without both markers, each on a line of its own, there is none", () => {
  expect(block(BEGIN, "User-agent: *")).toBeNull();
  expect(block(END, BEGIN)).toBeNull();
  expect(block(`Allow: / ${BEGIN}`, END)).toBeNull();
  expect(block(BEGIN.replace("managed", "x").replace("Managed", "x"), END)).toBeNull();
});

test("it is found across the blocks of a long text", () => {
  const long = Array.from({ length: 2000 }, (_, at) => `Disallow: /${at}`);
  expect(block("User-agent: *", BEGIN, ...long, END)).toEqual({ first: 2, last: 2003 });
});
