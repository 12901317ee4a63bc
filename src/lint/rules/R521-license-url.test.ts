import { testProblem } from "../../../test/lint-cases.ts";
import { licenseUrl } from "./R521-license-url.ts";

testProblem(licenseUrl, {
  raises: [
    {
      file: ["License: /l.xml", "LICENSE: a.example/l.xml # ours"],
      site: "https://shop.example",
      at: ["1:9-15 warning", "2:9-24 warning"],
      fix: {
        name: "write-whole",
        file: ["License: https://shop.example/l.xml", "LICENSE: https://a.example/l.xml # ours"],
        changes: [],
      },
    },
    { file: ["License: /l.xml"], at: ["1:9-15 warning"] },
    { file: ["License:"], at: ["1:8-8 warning"] },
    { file: ["License: CC BY 4.0"], at: ["1:9-18 warning"] },
  ],
  leaves: [
    { file: ["License: https://a.example/l.xml"] },
    { file: ["User-agent: *", "License: HTTP://a.example/l.xml?x"] },
    { file: ["# License: l.xml"] },
    { file: ["Licence: l.xml"] },
  ],
  meant: [["X", "/", "allow"]],
  unharmed: "A License line decides no verdict.",
});
