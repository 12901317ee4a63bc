import { testProblem } from "../../../test/lint-cases.ts";
import { advertisedSecret } from "./R511-advertised-secret.ts";

testProblem(advertisedSecret, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /export?api_key=sk_live_9f8e7d6c5b4a"],
      at: ["2:10-46 warning"],
    },
    {
      file: ["User-agent: *", "Disallow: /a?b=1&token=9f8e7d6c5b4a33221100"],
      at: ["2:10-43 warning"],
    },
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
    { file: ["User-agent: *", "Disallow: /a?token=", "Disallow: /a?key=color"] },
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
