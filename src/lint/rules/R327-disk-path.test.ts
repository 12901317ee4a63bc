import { testProblem } from "../../../test/lint-cases.ts";
import { diskPath } from "./R327-disk-path.ts";

testProblem(diskPath, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /public_html/admin/ # old"],
      at: ["2:10-29 warning"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /admin/ # old"],
        changes: [["AnyBot", "/admin/", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /var/www/html/tmp/"], at: ["2:10-28 warning"] },
    { file: ["User-agent: *", "Disallow: /home/anna/public_html/a"], at: ["2:10-34 warning"] },
    { file: ["User-agent: *", "Disallow: /htdocs"], at: ["2:10-17 warning"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /www/search?", "Disallow: /home/public/"] },
    { file: ["User-agent: *", "Disallow: /a/public_html/", "Disallow: /htdocs-old/"] },
  ],
  meant: [
    ["AnyBot", "/private/a", "disallow"],
    ["AnyBot", "/a", "allow"],
  ],
});
