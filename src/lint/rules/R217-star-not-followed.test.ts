import { testProblem } from "../../../test/lint-cases.ts";
import { starNotFollowed } from "./R217-star-not-followed.ts";

testProblem(starNotFollowed, {
  raises: [
    { file: ["User-agent: *", "Disallow: /"], at: ["1:12-13 information"] },
    {
      file: ["User-agent: Googlebot", "Disallow:", "User-agent: *", "Disallow: *"],
      at: ["3:12-13 information"],
    },
    {
      file: ["User-agent: *", "Disallow: /", "User-agent: AdsBot-Google", "Disallow: /"],
      at: ["1:12-13 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: *", "Disallow: /a"] },
    { file: ["User-agent: *", "Disallow: /", "Allow: /public/"] },
    { file: ["User-agent: *", "Disallow: /$"] },
    { file: ["User-agent: Googlebot", "Disallow: /"] },
    // All of another site.
    { file: ["User-agent: *", "Disallow: https://b.example/"], readAs: "www-robotrules" },
    // All of them are named.
    {
      file: [
        "User-agent: *",
        "User-agent: Mediapartners-Google",
        "User-agent: AdsBot-Google",
        "User-agent: AdsBot-Google-Mobile",
        "User-agent: APIs-Google",
        "User-agent: Yandex",
        "Disallow: /",
      ],
    },
  ],
  meant: [
    ["Googlebot", "/", "disallow"],
    ["AdsBot-Google", "/", "disallow"],
    ["YandexDirect", "/", "disallow"],
  ],
});
