import { describe, expect, it } from "vitest";
import { crawlers } from "../engine/crawlers/index.ts";
import { userAgentOf } from "./handle-robots.ts";

describe("userAgentOf", () => {
  it("is the tool's own where no crawler is named", () => {
    expect(userAgentOf(null)).toBe("robots.txt-playground/1.0");
  });

  it.each([
    ["Googlebot", "Googlebot"],
    ["gOOGLEBOT", "Googlebot"],
  ])("names %s as the catalogue writes it, and the tool", (token, listed) => {
    expect(userAgentOf(token)).toBe(
      `Mozilla/5.0 (compatible; ${listed}; robots.txt-playground/1.0)`,
    );
  });

  it.each([
    "",
    "*",
    "NoSuchBot",
    "Googlebot/2.1",
    " Googlebot",
    "Googlebot\r\nX: y",
    "GPTBot\u0000",
  ])("is nothing for %j, which the catalogue does not have", (token) =>
    expect(userAgentOf(token)).toBeNull(),
  );

  it("is a header that a server can read, for all of the catalogue (RFC 9110 5.5, 10.1.5)", () => {
    const headers = crawlers.flatMap(({ tokens }) => tokens.map(userAgentOf));
    expect(headers.filter((header) => !/^[ !'*-:A-Z_a-z+.();]+$/.test(header ?? ""))).toEqual([]);
    expect(headers.filter((header) => header?.split(/[()]/).length !== 3)).toEqual([]);
  });
});
