import { testProblem } from "../../../test/lint-cases.ts";
import { caseNearMiss } from "./R414-case-near-miss.ts";

testProblem(caseNearMiss, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /Admin"],
      urls: ["/admin/users", "/ADMIN"],
      at: ["2:10-16 warning"],
    },
    { file: ["User-agent: *", "Disallow: /*.pdf$"], urls: ["/a/B.PDF"], at: ["2:10-17 warning"] },
    {
      file: ["User-agent: *", "Allow: /", "Disallow: /admin"],
      urls: ["https://shop.example/Admin"],
      at: ["3:10-16 warning"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /Admin"] },
    { file: ["User-agent: *", "Disallow: /Admin"], urls: ["/Admin/users", "/add"] },
    { file: ["User-agent: *", "Disallow: /Admin", "Disallow: /admin"], urls: ["/admin"] },
    { file: ["User-agent: *", "Disallow: /Admin", "Disallow: /"], urls: ["/admin"] },
    // Allowed on purpose.
    { file: ["User-agent: *", "Disallow: /Admin", "Allow: /admin"], urls: ["/admin"] },
    { file: ["User-agent: *", "Allow: /Admin"], urls: ["/admin"] },
    {
      file: ["User-agent: *", "Disallow: /Admin"],
      urls: ["/admin"],
      answer: { kind: "status", status: 404 },
    },
  ],
  meant: [
    ["AnyBot", "/admin/users", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
