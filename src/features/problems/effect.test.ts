import { describe, expect, test } from "vitest";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { openText, readAs } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import { plain } from "../../words/quoting.ts";
import { applyEdits, type Effect, EffectSearch } from "./effect.ts";
import { fixingWords } from "./words.ts";

function sessionWith(text: string): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  session.dispatch({
    effects: [urlsInput.set.of(["/a", "/b"]), crawlersInput.set.of(["Googlebot", "GPTBot"])],
  });
  return session;
}

/** What replacing a text that stands once in the file would do. */
function effectOfReplacing(session: Session, old: string, insert: string): Effect {
  const state = session.getState();
  const from = state.doc.toString().indexOf(old);
  const search = new EffectSearch(state, [{ from, to: from + old.length, insert }]);
  search.run(() => false);
  if (!search.result) throw new Error("the search has not ended");
  return search.result;
}

describe("the effect of an edit", () => {
  test("is neutral where nothing but a repetition goes", () => {
    const session = sessionWith("User-agent: *\nDisallow: /a\nDisallow: /a # twice\n");
    const effect = effectOfReplacing(session, "Disallow: /a # twice\n", "");
    expect(effect.isNeutral).toBe(true);
    expect(fixingWords.effect(effect)).toBe("Changes no verdict.");
  });

  test("lists the verdicts of the page that would change", () => {
    const session = sessionWith("User-agent: GPTBot\nDisalow: /a\n");
    const effect = effectOfReplacing(session, "Disalow", "Disallow");
    expect(effect.turns).toEqual([
      { url: "/a", crawler: "GPTBot", before: "allow", after: "disallow" },
    ]);
    expect(effect.turns.map((turn) => plain(fixingWords.turn(turn)))).toEqual([
      "GPTBot “/a”: Allow, then Block",
    ]);
    expect(effect.crawlers).toEqual(["GPTBot"]);
    expect(fixingWords.effect(effect)).toBe(
      "1 verdict in the table changes, and others for GPTBot.",
    );
  });

  test("finds a URL that changes for crawlers of the catalogue, though no verdict of the page does", () => {
    const session = sessionWith("User-agent: CCBot\nDisallow: /x/\n");
    const effect = effectOfReplacing(session, "/x/", "/x");
    expect(effect).toMatchObject({ isNeutral: false, turnCount: 0, crawlers: ["CCBot"] });
    expect(plain(fixingWords.effect(effect))).toBe(
      "No verdict in the table changes, but others do for CCBot, for example CCBot “/x”: Allow, then Block.",
    );
  });

  test.each([
    { rules: "Disallow: /a*", old: "/a*", now: "/a", isNeutral: true },
    { rules: "Disallow: /a\nAllow: /a*", old: "/a*", now: "/a", isNeutral: true },
    // Without the star the two are a tie, and Allow wins.
    { rules: "Disallow: /a*\nAllow: /a", old: "/a*", now: "/a", isNeutral: false },
    {
      rules: "Disallow: /\nDisallow: /b/*.php$",
      old: "Disallow: /b/*.php$",
      now: "",
      isNeutral: true,
    },
  ])(
    "of writing $now for $old in $rules is neutral: $isNeutral",
    ({ rules, old, now, isNeutral }) => {
      const session = sessionWith(`User-agent: *\n${rules}\n`);
      expect(effectOfReplacing(session, old, now).isNeutral).toBe(isNeutral);
    },
  );

  test("is seen by whoever reads the file", () => {
    const session = sessionWith("User-agent: GPTBot\nDisalow: /a\n");
    session.dispatch(readAs("google"));
    expect(effectOfReplacing(session, "Disalow", "Disallow").isNeutral).toBe(true);
    session.dispatch(readAs("each-as-itself"));
    expect(effectOfReplacing(session, "Disalow", "Disallow").isNeutral).toBe(false);
  });

  test("comes true when the edit is made", () => {
    const session = sessionWith("User-agent: GPTBot\nDisalow: /a\n");
    const before = session.getState().doc.toString();
    const from = before.indexOf("Disalow");
    session.dispatch(applyEdits([{ from, to: from + 7, insert: "Disallow" }]));
    expect(session.getState().doc.toString()).toBe("User-agent: GPTBot\nDisallow: /a\n");
  });
});
