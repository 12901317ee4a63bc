import { redo, undo } from "@codemirror/commands";
import { expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import type { Session } from "../../core/session.ts";
import { createBefore, swap, takeText } from "./before-session.ts";

test("Before follows undo and redo of every swap, and listens to Now once", () => {
  const now = sessionWith({ text: "Disallow: /now\n", urls: [], crawlers: [] });
  const before = createBefore(now.getState());
  takeText(before, "Disallow: /before\n");
  let listeners = 0;
  const listened: Session = {
    ...now,
    getState: now.getState,
    dispatch: now.dispatch,
    subscribe: (listener) => {
      listeners++;
      return now.subscribe(listener);
    },
  };
  const shown = () => [before, now].map((each) => each.getState().doc.line(1).text.slice(10));
  const target = () => ({ state: now.getState(), dispatch: now.dispatch });
  for (let times = 0; times < 3; times++) swap(before, listened);
  expect([shown(), listeners]).toEqual([["/now", "/before"], 1]);
  const seen = [undo, undo, undo, redo, redo].map((step) => step(target()) && shown());
  expect(seen).toEqual([
    ["/before", "/now"],
    ["/now", "/before"],
    ["/before", "/now"],
    ["/now", "/before"],
    ["/before", "/now"],
  ]);
});
