import { testProblem } from "../../../test/lint-cases.ts";
import { cleanParam } from "./R508-clean-param.ts";

testProblem(cleanParam, {
  raises: [
    {
      file: [
        "User-agent: Yandex",
        "Disallow: /cart",
        "Clean-param: /catalog/ sid&ref",
        "Clean-param: ref;sid /catalog/",
        "Clean-param: ref, sid",
      ],
      at: ["3:13-30 warning", "4:13-30 warning", "5:13-21 warning"],
      fix: {
        name: "order",
        file: [
          "User-agent: Yandex",
          "Disallow: /cart",
          "Clean-param: sid&ref /catalog/",
          "Clean-param: ref&sid /catalog/",
          "Clean-param: ref&sid",
        ],
        changes: [],
      },
    },
    {
      file: ["User-agent: Yandex", "Clean-param: https://a.example/catalog?sid="],
      at: ["2:13-43 warning"],
    },
    {
      file: ["User-agent: *", "Clean-param: ref /a", "Clean-param: sid"],
      at: ["2:0-19 information"],
    },
    { file: ["Clean-param: ref"], at: ["1:0-16 information"] },
    {
      file: ["User-agent: Googlebot", "Disallow: /a", "Clean-param: ref"],
      readAs: "google",
      at: ["3:0-16 information"],
    },
  ],
  leaves: [
    { file: ["User-agent: Yandex", "Clean-param: ref /a"] },
    { file: ["User-agent: YandexBot", "Disallow: /a", "Clean-param: ref /a"] },
    // It holds wherever it stands.
    { file: ["Clean-param: ref", "User-agent: Yandex", "Disallow: /a"] },
    { file: ["Disallow: /*?ref="] },
  ],
  meant: [
    ["YandexBot", "/cart", "disallow"],
    ["Googlebot", "/cart", "disallow"],
    ["Googlebot", "/shop/", "allow"],
  ],
});
