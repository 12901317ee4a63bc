import { testProblem } from "../../../test/lint-cases.ts";
import { firstCharacter } from "./R325-first-character.ts";

testProblem(firstCharacter, {
  raises: [
    // Wget2 2.2.0, run: `private/` blocks /rivate/, `a` everything, and `*.pdf` /.pdf.
    {
      file: ["User-agent: *", "Disallow: private/", "Disallow: /a", "Disallow: a"],
      readAs: "wget2",
      at: ["2:10-18 warning"],
      fix: {
        name: "add-slash",
        file: ["User-agent: *", "Disallow: /private/", "Disallow: /a", "Disallow: /a"],
        changes: [
          ["wget2", "/private/", "disallow", "disallow"],
          ["wget2", "/b", "disallow", "allow"],
        ],
      },
    },
    {
      file: ["User-agent: wget2", "Disallow: index.php"],
      at: ["2:10-19 warning"],
    },
    { file: ["User-agent: *", "Disallow: b"], crawlers: ["wget2"], at: ["2:10-11 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: private/"] },
    { file: ["User-agent: wget2", "Disallow: /private/", "Disallow: *"] },
    // A wildcard, an address, and a field that Wget2 does not know.
    { file: ["User-agent: wget2", "Disallow: *.pdf", "Disallow: http://a.example/b"] },
    { file: ["User-agent: wget2", "Allow: private/", "Disallow: /b"] },
    { file: ["User-agent: wget2", "Disallow: /a", "", "User-agent: *", "Disallow: b"] },
    { file: ["User-agent: *", "Disallow: private/"], readAs: "httrack" },
    { file: ["User-agent: *", "Disallow: private/"], readAs: "wget" },
  ],
  meant: [["wget2", "/private/", "disallow"]],
});
