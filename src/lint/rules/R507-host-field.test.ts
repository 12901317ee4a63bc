import { testProblem } from "../../../test/lint-cases.ts";
import { hostField } from "./R507-host-field.ts";

testProblem(hostField, {
  raises: [
    {
      file: ["Host: a.example", "User-agent: *", "Disallow:", "", "Host: b.example", "Disallow: /"],
      at: ["1:0-15 warning"],
    },
    { file: ["User-agent: Yandex", "Disallow: /a", "Host: a.example"], at: ["3:0-15 information"] },
    { file: ["Host:", "Host: a.example"], readAs: "yandex", at: ["1:0-5 information"] },
  ],
  leaves: [{ file: ["Hosts: a.example"] }, { file: ["Sitemap: https://host.example"] }],
  meant: [
    ["YandexBot", "/cart", "disallow"],
    ["YandexBot", "/", "allow"],
  ],
});
