import { undo } from "@codemirror/commands";
import { describe, expect, test } from "vitest";
import { findingsIn } from "../../../test/lint-cases.ts";
import { openPage, openText, wholePageIn } from "../../core/intents.ts";
import { sample } from "../../core/sample.ts";
import { createSession } from "../../core/session.ts";
import { decide, parseRobots } from "../../engine/index.ts";
import { SuggestUrls } from "../groups/suggest-urls.ts";
import { startFile, templates } from "./NewMenu.tsx";
import { templateWords as words } from "./template-words.ts";

function textOf(name: string): string {
  const found = templates.find((template) => template.name === name);
  if (!found) throw new Error(`no template ${name}`);
  return found.text;
}

describe("a template does what its name says", () => {
  test.each([
    [words.empty, "Googlebot", "/", "allow"],
    [words.allowAll, "Googlebot", "/a", "allow"],
    [words.blockAll, "GPTBot", "/", "disallow"],
    [words.blockAll, "AdsBot-Google", "/", "disallow"],
    [words.blockAll, "YandexDirect", "/a", "disallow"],
    [words.blockTraining, "GPTBot", "/", "disallow"],
    [words.blockTraining, "CCBot", "/a", "disallow"],
    [words.blockTraining, "ClaudeBot", "/a", "disallow"],
    [words.blockTraining, "Google-Extended", "/", "disallow"],
    [words.blockTraining, "OAI-SearchBot", "/", "allow"],
    [words.blockTraining, "ChatGPT-User", "/", "allow"],
    [words.blockTraining, "PerplexityBot", "/", "allow"],
    [words.blockTraining, "Googlebot", "/", "allow"],
    [words.shop, "Googlebot", "/checkout/1", "disallow"],
    [words.shop, "Googlebot", "/shoes?size=4&sort=price", "disallow"],
    [words.shop, "Googlebot", "/shoes?size=4", "allow"],
    [words.wordPress, "Googlebot", "/wp-admin/options.php", "disallow"],
    [words.wordPress, "Googlebot", "/wp-admin/admin-ajax.php", "allow"],
  ])("%s: %s %s %s", (name, crawler, url, outcome) => {
    expect(decide(parseRobots(textOf(name)), crawler, url).outcome).toBe(outcome);
  });
});

// Google’s parser cuts names at digits and dots (R214); those are of crawlers that do not use it.
test.each(
  templates.flatMap((template) =>
    (["rfc9309", "google"] as const).map((readAs) => ({ ...template, readAs })),
  ),
)("$name has no problem, read as $readAs", ({ name, text, readAs }) => {
  const found = findingsIn({ file: text.split("\n"), readAs })
    .map(({ problem, line }) => `${problem.code} in line ${line}`)
    .filter((one) => readAs === "rfc9309" || !one.startsWith("R214 "));
  // That everything is blocked is what R408 warns of, and what this one is for.
  expect(found).toEqual(name === words.blockAll ? ["R408 in line 2"] : []);
});

test.each(templates)("the URLs suggested for $name raise no problem", ({ text }) => {
  const session = createSession([]);
  session.dispatch(openText(session.getState(), text));
  const suggesting = new SuggestUrls(session.getState());
  suggesting.run(() => false);
  const file = text.split("\n");
  const codes = (urls: readonly string[]) =>
    findingsIn({ file, urls }).map(({ problem, line }) => `${problem.code} in line ${line}`);
  expect(codes(suggesting.result?.urls ?? [])).toEqual(codes([]));
});

describe("a new file", () => {
  /** An example is open whose site sends no file. */
  function onLesson() {
    const session = createSession([]);
    session.dispatch(
      openPage(session.getState(), {
        ...sample,
        site: "https://a.example",
        answer: { kind: "status", status: 404 },
        lesson: "x",
      }),
    );
    return session;
  }

  test.each([true, false])("closes the example, as one undo; keeps the table: %s", (keeps) => {
    const session = onLesson();
    session.dispatch(startFile(session.getState(), "User-agent: *\n", keeps));
    const now = wholePageIn(session.getState());
    expect(now).toMatchObject({
      text: "User-agent: *\n",
      urls: keeps ? sample.urls : [],
      crawlers: keeps ? sample.crawlers : [],
      site: "https://a.example",
      answer: { kind: "ok" },
      lesson: null,
    });
    undo({ state: session.getState(), dispatch: session.dispatch });
    expect(wholePageIn(session.getState())).toMatchObject({
      text: sample.text,
      urls: sample.urls,
      crawlers: sample.crawlers,
      answer: { kind: "status", status: 404 },
      lesson: "x",
    });
  });
});
