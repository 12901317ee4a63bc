import type { CheckCases } from "../cases.ts";
import { trailingStar } from "./trailing-star.ts";

export const cases: CheckCases = {
  check: trailingStar,
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
    // Said once of a group.
    {
      file: ["User-agent: *", "Disallow: /a*", "Allow: /b*", "User-agent: B", "Disallow: /c*"],
      at: ["2:12-13 information", "5:12-13 information"],
    },
    // Too weak with the star, and another rule says the same.
    {
      file: [
        "User-agent: *",
        "Disallow: /page/2",
        "Allow: /page",
        "Disallow: /page*",
        "Disallow: /pag*",
      ],
      at: ["4:15-16 warning", "5:14-15 information"],
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
    // Google's documents of 2019 ignore it; the first match needs no length.
    {
      file: ["User-agent: *", "Disallow: /page*", "Allow: /page"],
      readAs: "google-2019",
      at: ["2:15-16 information"],
    },
    {
      file: ["User-agent: *", "Allow: /page", "Disallow: /page*"],
      readAs: "baidu",
      at: ["3:15-16 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /*"] },
    { file: ["User-agent: *", "Disallow: *"] },
    { file: ["User-agent: *", "Disallow: /a*$"] },
    { file: ["User-agent: *", "Disallow: /a*b"] },
    { file: ["User-agent: *", "Disallow: /a/**"] },
    { file: ["User-agent: *", "Disallow: /a # all of /a*"] },
    // How many write a folder; and one star among others.
    { file: ["User-agent: *", "Disallow: /folder/*"] },
    { file: ["User-agent: *", "Disallow: /*print*", "Disallow: /*?id=*"] },
    { file: ["User-agent: *", "Disallow: https://shop.example/a*"] },
    { file: ["User-agent: *", "Disallow: /*a*", "Disallow: /*"], readAs: "python" },
  ],
};
