import { testProblem } from "../../../test/lint-cases.ts";
import { cleanParam } from "./R508-clean-param.ts";

testProblem(cleanParam, {
  raises: [
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
