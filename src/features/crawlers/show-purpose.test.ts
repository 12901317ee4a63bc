import { redo, undo } from "@codemirror/commands";
import { expect, test } from "vitest";
import { crawlersInput, gatheredInput } from "../../core/inputs.ts";
import { openPage, wholePageIn } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import { showPurpose } from "./show-purpose.ts";

const TOKENS = ["GPTBot", "ClaudeBot"];

function shown() {
  const session = createSession();
  session.dispatch({ effects: crawlersInput.set.of(["Googlebot"]) });
  const show = (isOne: boolean) =>
    session.dispatch(showPurpose(session.getState(), "ai-training", TOKENS, isOne));
  const now = () => ({
    crawlers: session.getState().field(crawlersInput.field),
    gathered: session
      .getState()
      .field(gatheredInput.field)
      .map(({ purpose }) => purpose),
  });
  return { session, show, now };
}

test("crawlers of a purpose are added as one column or as several, each in one undo", () => {
  const { session, show, now } = shown();
  const target = { state: session.getState(), dispatch: session.dispatch };
  show(true);
  const added = ["Googlebot", ...TOKENS];
  expect(now()).toEqual({ crawlers: added, gathered: ["ai-training"] });
  show(false);
  expect(now()).toEqual({ crawlers: added, gathered: [] });
  undo({ ...target, state: session.getState() });
  expect(now()).toEqual({ crawlers: added, gathered: ["ai-training"] });
  undo({ ...target, state: session.getState() });
  expect(now()).toEqual({ crawlers: ["Googlebot"], gathered: [] });
  redo({ ...target, state: session.getState() });
  expect(now()).toEqual({ crawlers: added, gathered: ["ai-training"] });
});

test("the crawlers of the purpose share the column by any of their tokens", () => {
  const { session, show } = shown();
  show(true);
  const [gathered] = session.getState().field(gatheredInput.field);
  for (const token of ["gptbot", "cohere-training-data-crawler"])
    expect(gathered?.tokens).toContain(token);
});

test("another page has a column for each crawler", () => {
  const { session, show, now } = shown();
  show(true);
  session.dispatch(openPage(session.getState(), wholePageIn(session.getState())));
  expect(now().gathered).toEqual([]);
});
