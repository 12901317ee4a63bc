import { testProblem } from "../../../test/lint-cases.ts";
import { trailingStar } from "./R303-trailing-star.ts";

testProblem(trailingStar, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /somewords", "Allow: /someword*"],
      at: ["3:16-17 warning"],
      fix: {
        name: "remove-star",
        file: ["User-agent: *", "Disallow: /somewords", "Allow: /someword"],
        changes: [["AnyBot", "/somewords", "allow", "disallow"]],
      },
    },
    {
      // Of equally long rules Allow would win.
      file: ["User-agent: *", "Disallow: /page*", "Allow: /page"],
      at: ["2:15-16 warning"],
      fix: {
        name: "remove-star",
        file: ["User-agent: *", "Disallow: /page", "Allow: /page"],
        changes: [["AnyBot", "/page/2", "disallow", "allow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /*.php*", "Allow: /a.php"],
      at: ["2:16-17 warning"],
    },
    // Beside the same path without it.
    {
      file: ["User-agent: *", "Disallow: /login", "Disallow: /login*", "Disallow: /cart*"],
      at: ["3:16-17 information"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /login", "Disallow: /cart*"],
        changes: [["AnyBot", "/login/x", "disallow", "disallow"]],
      },
    },
    // Said once of a group.
    {
      file: ["User-agent: *", "Disallow: /a*", "Disallow: /a", "Disallow: /b/", "Disallow: /b/*"],
      at: ["2:12-13 information"],
      fix: {
        name: "delete",
        file: ["User-agent: *", "Disallow: /a", "Disallow: /b/"],
        changes: [["AnyBot", "/a/x", "disallow", "disallow"]],
      },
    },
    // In a section of its own: without it the agents above would join the next group.
    {
      file: [
        "User-agent: *",
        "Disallow: /a",
        "User-agent: B",
        "Disallow: /",
        "User-agent: *",
        "Disallow: /a*",
      ],
      at: ["6:12-13 information"],
    },
    // Another rule that is too weak with the star.
    {
      file: [
        "User-agent: *",
        "Disallow: /page/2",
        "Allow: /page",
        "Disallow: /page*",
        "Disallow: /pag*",
      ],
      at: ["4:15-16 warning"],
    },
    // To readers without wildcards it is a star of the URL.
    {
      file: ["User-agent: *", "Disallow: /folder/*", "Disallow: /a*"],
      readAs: "python",
      at: ["2:18-19 warning"],
      fix: {
        name: "remove-star",
        file: ["User-agent: *", "Disallow: /folder/", "Disallow: /a"],
        changes: [["AnyBot", "/folder/a", "allow", "disallow"]],
      },
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*"] },
    { file: ["User-agent: *", "Disallow: *"] },
    { file: ["User-agent: *", "Disallow: /a*$"] },
    { file: ["User-agent: *", "Disallow: /a*b"] },
    { file: ["User-agent: *", "Disallow: /a/**"] },
    { file: ["User-agent: *", "Disallow: /a # all of /a*"] },
    // Google's documents of 2019 ignore it; the first match needs no length.
    {
      file: ["User-agent: *", "Disallow: /page*", "Allow: /page"],
      readAs: "google-2019",
    },
    { file: ["User-agent: *", "Allow: /page", "Disallow: /page*"], readAs: "baidu" },
    // Harmless, and how many write a prefix.
    { file: ["User-agent: *", "Disallow: /a*", "Disallow: /b"] },
    { file: ["User-agent: *", "Disallow: /a*", "Allow: /b*"] },
    { file: ["User-agent: *", "Disallow: /folder/*"] },
    { file: ["User-agent: *", "Disallow: /*print*", "Disallow: /*?id=*"] },
    { file: ["User-agent: *", "Disallow: https://shop.example/a*"] },
    { file: ["User-agent: *", "Disallow: /*a*", "Disallow: /*"], readAs: "python" },
  ],
  meant: [
    ["AnyBot", "/somewords", "disallow"],
    ["AnyBot", "/someword", "allow"],
  ],
});
