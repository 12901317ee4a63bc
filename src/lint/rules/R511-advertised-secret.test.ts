import { testProblem } from "../../../test/lint-cases.ts";
import { advertisedSecret } from "./R511-advertised-secret.ts";

testProblem(advertisedSecret, {
  raises: [
    ...[
      "/admin-backup-2019/",
      "/secret",
      "/Private-Docs/",
      "/dump.sql",
      "/a/site.sql.gz$",
      "/db.bak",
      "/phpMyAdmin/",
      "/.git",
      "/.env$",
      "/passwords.txt",
      "/hr.old/",
    ].map((path) => ({
      file: ["User-agent: *", `Disallow: ${path}`],
      at: [`2:10-${10 + path.length} information`],
    })),
  ],
  leaves: [
    ...[
      "/admin/",
      "/wp-admin/",
      "/private/",
      "/private-label/",
      "/forgot-password",
      "/*?token=",
      "/*.sql$",
      "/login?secret=1",
      "/news/the-secret-life-of-bees-and-other-insects",
      "/secretary/",
      "/golden.html",
      "/mysql/",
      "/sold",
      "/.well-known/",
      "/.github/",
    ].map((path) => ({ file: ["User-agent: *", `Disallow: ${path}`] })),
    { file: ["User-agent: *", "Allow: /secret"] },
    { file: ["# Disallow: /secret"] },
  ],
  meant: [
    ["AnyBot", "/old/backup-2019.sql", "disallow"],
    ["AnyBot", "/", "allow"],
  ],
});
