import { testProblem } from "../../../test/lint-cases.ts";
import { lineCut } from "./R107-line-cut.ts";

// 10 characters before the path.
const cut = (length: number) => `Disallow: /${"a".repeat(length - 11)}`;

testProblem(lineCut, {
  raises: [
    // robots.cc, Parse: 2083 * 8 octets with the terminator.
    { file: ["User-agent: *", cut(16_664)], readAs: "google", at: ["2:16663-16664 error"] },
    { file: ["User-agent: *", cut(16_664)], at: ["2:16663-16664 information"] },
    { file: [`Disallow: /${"\u00f6".repeat(9000)}`], readAs: "google", at: ["1:8337-9011 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", cut(16_663)], readAs: "google" },
    { file: [`Disallow: /a${" ".repeat(17_000)}# b`], readAs: "google" },
    { file: [`Disallow: /a # ${"b".repeat(17_000)}`], readAs: "google" },
    { file: [`# ${"b".repeat(17_000)}`], readAs: "google" },
    { file: ["b".repeat(17_000)] },
  ],
  meant: [
    ["Googlebot", `/cart/${"a".repeat(16_700)}/old/`, "disallow"],
    ["Googlebot", `/cart/${"a".repeat(16_700)}/new/`, "allow"],
  ],
});
