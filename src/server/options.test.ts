import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPTIONS, readOptions } from "./options.ts";

const read = (args: string, environment: Readonly<Record<string, string>> = {}) =>
  readOptions(args.split(" ").filter(Boolean), environment);

describe("the options of the server", () => {
  it("have defaults that only this machine can use", () => {
    expect(read("")).toMatchObject({ port: null, host: "127.0.0.1", allowedHosts: [] });
  });

  it("come from the environment, and flags win", () => {
    const environment = { PORT: "80", ALLOWED_HOSTS: "a.example, B.example", TRUST_PROXY: "" };
    expect(read("--port 8080 --client-burst=3", environment)).toMatchObject({
      port: 8080,
      allowedHosts: ["a.example", "B.example"],
      trustProxy: 0,
      clientBurst: 3,
    });
  });

  it.each([
    ["--port 4190", "--port is 4190, but browsers refuse to open pages on this port."],
    ["--port 0x50", "--port is “0x50”. Set it to a whole number from 1 to 65535."],
    ["--port 65536", "--port is “65536”. Set it to a whole number from 1 to 65535."],
    ["--port=", "--port has no value."],
    ["--trust-proxy yes", "--trust-proxy is “yes”. Set it to a whole number from 0 to 10."],
    ["--timeout 31", "--timeout is “31”. Set it to a whole number from 1 to 30."],
    ["--prot 80", "Unknown option '--prot'"],
    [
      "--port -1",
      /^Option '--port' argument is missing, or begins with a dash\. --help lists the options\.$/,
    ],
    ["80", "Unexpected argument '80'."],
  ])("are refused with a sentence: %s", (args, sentence) => {
    expect(() => read(args)).toThrow(sentence);
  });

  it.each([
    "https://a.example",
    "a.example:80",
    "a.example/",
    "a@b.example",
    "a b",
    "a.example,,",
    "*",
    "*.a.example",
  ])("are refused where a host name is something else: %s", (hosts) => {
    expect(() => read("", { ALLOWED_HOSTS: hosts })).toThrow("which is not a host name");
  });

  it("are told by their names in the environment, too", () => {
    expect(() => read("", { PORT: "4190" })).toThrow("PORT is 4190");
  });

  it("are in docs/hosting.md as --help tells them", () => {
    const text = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
    const rows = Object.values(OPTIONS).map(
      ({ name, flag, byDefault, meaning }) =>
        `| \`${name}\` | \`--${flag}\` | ${byDefault} | ${meaning} |`,
    );
    expect(text).toContain(rows.join("\n"));
  });
});
