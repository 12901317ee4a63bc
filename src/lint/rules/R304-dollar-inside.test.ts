import { testProblem } from "../../../test/lint-cases.ts";
import { dollarInside } from "./R304-dollar-inside.ts";

testProblem(dollarInside, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /*.pdf$/"],
      at: ["2:16-17 warning"],
      fix: {
        name: "end-there",
        file: ["User-agent: *", "Disallow: /*.pdf$"],
        changes: [
          ["AnyBot", "/a.pdf", "allow", "disallow"],
          ["AnyBot", "/a.pdf$/", "disallow", "allow"],
        ],
      },
    },
    { file: ["User-agent: *", "Disallow: /page$*"], at: ["2:15-16 warning"] },
    { file: ["User-agent: *", "Disallow: /page$$"], at: ["2:15-16 warning"] },
    { file: ["User-agent: *", "Disallow: /page$?x=1"], at: ["2:15-16 warning"] },
    { file: ["User-agent: *", "Disallow: /$price/page$/"], at: ["2:22-23 warning"] },
    // RuleLine: such a rule is dropped.
    {
      file: ["User-agent: *", "Disallow: /$metadata"],
      readAs: "python-rfc9309",
      at: ["2:11-12 error"],
    },
    // SimpleRobotRules: the URL has %24 in its place.
    {
      file: ["User-agent: *", "Disallow: /odata/$metadata"],
      readAs: "crawler-commons",
      at: ["2:17-18 error"],
    },
  ],
  leaves: [
    // R119.
    { file: ["User-agent: *", "Disallow: /*.pdf$<br>"] },
    { file: ["User-agent: *", "Disallow: /*.pdf$"] },
    { file: ["User-agent: *", "Disallow: /$"] },
    // R301.
    { file: ["User-agent: *", "Disallow: a$b"], readAs: "yandex" },
    { file: ["User-agent: *", "Disallow: /odata/$metadata"] },
    { file: ["User-agent: *", "Disallow: /Optus-$30SIM"] },
    { file: ["User-agent: *", "Disallow: /home/$%7Bname%7D/"] },
    { file: ["User-agent: *", "Disallow: /page # $/"] },
    { file: ["User-agent: *", "Disallow: /page$/"], readAs: "python" },
    { file: ["User-agent: *", "Disallow: /page$$"], readAs: "python-rfc9309" },
  ],
  meant: [
    ["AnyBot", "/a.pdf", "disallow"],
    ["AnyBot", "/a.pdf.html", "allow"],
    ["AnyBot", "/", "allow"],
  ],
});
