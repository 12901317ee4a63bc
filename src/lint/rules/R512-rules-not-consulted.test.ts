import { testProblem } from "../../../test/lint-cases.ts";
import { rulesNotConsulted } from "./R512-rules-not-consulted.ts";

const FILE = ["User-agent: *", "Disallow: /a"];

testProblem(rulesNotConsulted, {
  raises: [
    { file: FILE, answer: { kind: "status", status: 404 }, at: ["1:0-13 error"] },
    {
      file: FILE,
      answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false },
      at: ["1:0-13 error"],
    },
    {
      file: FILE,
      answer: { kind: "status", status: 403 },
      readAs: "yandex",
      at: ["1:0-13 error"],
    },
    {
      file: FILE,
      answer: { kind: "redirects", count: 9, toOtherHost: false },
      readAs: "google",
      at: ["1:0-13 error"],
    },
    {
      file: FILE,
      answer: { kind: "unreachable", lasting: "over-30-days", cachedCopy: false },
      at: ["1:0-13 error"],
    },
  ],
  leaves: [
    { file: FILE },
    { file: FILE, answer: { kind: "redirects", count: 1, toOtherHost: true } },
    {
      file: FILE,
      answer: { kind: "status", status: 503, lasting: "over-12-hours", cachedCopy: true },
      readAs: "google",
    },
    // Nothing to miss.
    { file: [""], answer: { kind: "status", status: 404 } },
    { file: ["Sitemap: https://a.example/"], answer: { kind: "status", status: 404 } },
  ],
  meant: [["AnyBot", "/", "allow"]],
  unharmed: "Only the server can change this: with status 404, no file counts.",
});
