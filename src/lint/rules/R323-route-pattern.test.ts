import { testProblem } from "../../../test/lint-cases.ts";
import { routePattern } from "./R323-route-pattern.ts";

testProblem(routePattern, {
  raises: [
    {
      file: ["User-agent: *", "Disallow: /users/:id/edit"],
      at: ["2:17-20 error"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /users/*/edit"],
        changes: [["AnyBot", "/users/7/edit", "allow", "disallow"]],
      },
    },
    {
      file: ["User-agent: *", "Disallow: /user/[id]"],
      at: ["2:16-20 error"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /user/"],
        changes: [["AnyBot", "/user/7", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /{id}"], at: ["2:11-15 error"] },
    { file: ["User-agent: *", "Disallow: /[...slug]"], at: ["2:11-20 error"] },
    { file: ["User-agent: *", "Disallow: /docs/[[...slug]]"], at: ["2:16-27 error"] },
    { file: ["User-agent: *", "Disallow: /user/<int:pk>/edit/"], at: ["2:16-24 error"] },
    { file: ["User-agent: *", "Disallow: /user/$userId/edit"], at: ["2:16-23 error"] },
    {
      file: ["User-agent: *", "Disallow: /(shop)/(admin)/users/[id]"],
      at: ["2:11-17 error"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /users/"],
        changes: [["AnyBot", "/users/7", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Allow: /:lang/about"], at: ["2:8-13 error"] },
    {
      file: ["User-agent: *", "Disallow: /admin/[id].html"],
      at: ["2:17-21 error"],
      fix: {
        name: "plain",
        file: ["User-agent: *", "Disallow: /admin/*.html"],
        changes: [["AnyBot", "/admin/7.html", "allow", "disallow"]],
      },
    },
    { file: ["User-agent: *", "Disallow: /user/{id:int}/edit"], at: ["2:16-24 error"] },
    { file: ["User-agent: *", "Disallow: /blog/%postname%/feed/"], at: ["2:16-26 error"] },
    { file: ["User-agent: *", "Disallow: /files/{path...}"], at: ["2:17-26 error"] },
    { file: ["User-agent: *", "Disallow: /a-{id}/"], at: ["2:13-17 error"] },
    { file: ["User-agent: *", "Disallow: /api/v{version}/admin"], at: ["2:16-25 error"] },
    { file: ["User-agent: *", "Disallow: /@modal/login"], at: ["2:11-17 error"] },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /wiki/Special:Search", "Disallow: /wiki/:x:"] },
    { file: ["User-agent: *", "Disallow: /*?filter[color]=", "Disallow: /a[1]/"] },
    { file: ["User-agent: *", "Disallow: /{{url}}", "Disallow: /a{id}b"] },
    { file: ["User-agent: *", "Disallow: */{link}", "Disallow: /*/:F"] },
    { file: ["User-agent: *", "Disallow: /(S(abc))/", "Disallow: /a/(1)/", "Disallow: /x(y)/"] },
    {
      file: [
        "User-agent: *",
        "Disallow: /a$",
        "Disallow: /a/$",
        "Disallow: /$5/",
        "Disallow: /a$b/",
      ],
    },
    { file: ["User-agent: *", "Disallow: /@anna", "Disallow: /100%/", "Disallow: /%C3%A4/"] },
    // R306.
    { file: ["User-agent: *", "Disallow: /[a-z]+/", "Disallow: /{a,b}/"] },
    { file: ["User-agent: *", "Disallow: users/:id"] },
  ],
  meant: [
    ["AnyBot", "/users/7/edit", "disallow"],
    ["AnyBot", "/users/7", "allow"],
  ],
});
