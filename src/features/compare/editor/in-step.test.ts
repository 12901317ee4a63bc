import { undo } from "@codemirror/commands";
import { EditorState, Text, Transaction, type TransactionSpec } from "@codemirror/state";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { analysisOf, fileTextOf } from "../../../core/derived.ts";
import {
  crawlersInput,
  EACH_AS_ITSELF,
  focusInput,
  lineEndingInput,
  readAsInput,
  urlsInput,
} from "../../../core/inputs.ts";
import { openText } from "../../../core/intents.ts";
import { createSession, model, type Session } from "../../../core/session.ts";
import { difference, toldCopy, toldSession } from "./in-step.ts";

/** A session and a state that follows it, as a view does. */
class Pair {
  readonly session: Session = createSession();
  copy = EditorState.create({ extensions: model() });

  inCopy(...specs: readonly TransactionSpec[]): void {
    const transaction = this.copy.update(...specs);
    this.copy = transaction.state;
    const told = toldSession([transaction], this.session.getState());
    if (told) this.session.dispatch(told);
  }

  follow(): void {
    const told = toldCopy(this.copy, this.session.getState());
    if (told) this.copy = this.copy.update(told).state;
  }

  get texts(): readonly string[] {
    return [this.copy.doc.toString(), this.session.getState().doc.toString()];
  }
}

/** One thing that happens: each side writes and deletes, and the copy follows when it can. */
interface Happening {
  readonly where: "copy" | "session" | "follow";
  readonly at: number;
  readonly deleted: number;
  readonly inserted: string;
}

const happenings = (longestDeletion: number, letters: readonly string[]) =>
  fc.array(
    fc.record<Happening>({
      where: fc.constantFrom("copy", "session", "follow"),
      at: fc.nat(),
      deleted: fc.nat(longestDeletion),
      inserted: fc.string({ unit: fc.constantFrom(...letters), maxLength: 3 }),
    }),
    { maxLength: 12 },
  );

/** Writes where it is said, the copy in small letters and the session in capitals. */
function happen(pair: Pair, { where, at, deleted, inserted }: Happening): void {
  if (where === "follow") {
    pair.follow();
    return;
  }
  const { length } = where === "copy" ? pair.copy.doc : pair.session.getState().doc;
  const from = at % (length + 1);
  const to = Math.min(from + deleted, length);
  if (where === "copy") pair.inCopy({ changes: { from, to, insert: inserted } });
  else pair.session.dispatch({ changes: { from, to, insert: inserted.toUpperCase() } });
}

describe("a copy and its session", () => {
  it("are the same once the copy could follow, whatever happened in what order", () => {
    fc.assert(
      fc.property(happenings(3, ["x", "y", "\n"]), (all) => {
        const pair = new Pair();
        for (const happening of all) happen(pair, happening);
        pair.follow();
        expect(pair.texts[0]).toBe(pair.texts[1]);
        expect(pair.copy.selection.eq(pair.session.getState().selection)).toBe(true);
        expect(toldCopy(pair.copy, pair.session.getState())).toBeNull();
      }),
      { endOnFailure: true },
    );
  });

  it("lose and double no letter that either of them wrote", () => {
    fc.assert(
      fc.property(happenings(0, ["x", "y"]), (all) => {
        const pair = new Pair();
        for (const happening of all) happen(pair, happening);
        const written = all
          .filter(({ where }) => where !== "follow")
          .map(({ where, inserted }) => (where === "copy" ? inserted : inserted.toUpperCase()));
        expect([...(pair.texts[1] ?? "")].sort()).toEqual([...written.join("")].sort());
      }),
      { endOnFailure: true },
    );
  });

  it("are the same, with the line ends of the file, where these are mixed", () => {
    const pair = new Pair();
    pair.session.dispatch(openText(pair.session.getState(), "a\r\nb\nc\n"));
    pair.follow();
    expect(toldCopy(pair.copy, pair.session.getState())).toBeNull();
    pair.inCopy({ changes: { from: 0, insert: "x\n" } });
    expect(toldCopy(pair.copy, pair.session.getState())).toBeNull();
    expect(fileTextOf(pair.session.getState())).toBe("x\na\r\nb\nc\n");
    undo({ state: pair.session.getState(), dispatch: pair.session.dispatch });
    pair.follow();
    expect(fileTextOf(pair.copy)).toBe("a\r\nb\nc\n");
  });

  it("are the same at once where only the copy is written in", () => {
    const pair = new Pair();
    for (const letter of "User-agent: *\n")
      pair.inCopy(pair.copy.replaceSelection(letter), { userEvent: "input.type" });
    expect(pair.texts).toEqual(["User-agent: *\n", "User-agent: *\n"]);
    expect(pair.session.getState().selection.main.head).toBe(14);
  });
});

describe("a session is told", () => {
  it("what kind of change it was, which undo goes by", () => {
    const { copy, session } = new Pair();
    const typed = copy.update({ changes: { from: 0, insert: "a" }, userEvent: "input.type" });
    const told = toldSession([typed], session.getState());
    const change = session.getState().update(told ?? {});
    expect(change.annotation(Transaction.userEvent)).toBe("input.type");
  });

  it("several changes as one, and nothing where it has them already", () => {
    const { copy, session } = new Pair();
    const first = copy.update({ changes: { from: 0, insert: "ab" } });
    const second = first.state.update({ changes: { from: 1, insert: "c" } });
    session.dispatch(toldSession([first, second], session.getState()) ?? {});
    expect(session.getState().doc.toString()).toBe("acb");
    expect(toldSession([first, second], session.getState())).toBeNull();
  });

  it("the line endings of a file that was pasted over all", () => {
    const pair = new Pair();
    pair.inCopy(openText(pair.copy, "User-agent: *\r\nDisallow: /\r\n"));
    expect(pair.session.getState().field(lineEndingInput.field)).toBe("\r\n");
  });
});

describe("a copy reads its text", () => {
  it("as the session does", () => {
    const pair = new Pair();
    pair.session.dispatch({
      effects: [readAsInput.set.of("google"), lineEndingInput.set.of("\r\n")],
    });
    pair.follow();
    expect(analysisOf(pair.copy).dialect).toBe(analysisOf(pair.session.getState()).dialect);
    expect(pair.copy.field(lineEndingInput.field)).toBe("\r\n");
  });

  it("as the focused crawler does where each is read as itself, without its URLs", () => {
    const pair = new Pair();
    const crawlers = ["Googlebot", "bingbot"];
    pair.session.dispatch({
      effects: [
        readAsInput.set.of(EACH_AS_ITSELF),
        urlsInput.set.of(["/a", "/b"]),
        crawlersInput.set.of(crawlers),
        focusInput.set.of({ url: 1, crawler: 1 }),
      ],
    });
    pair.follow();
    expect(analysisOf(pair.copy).dialect).toBe(analysisOf(pair.session.getState()).dialect);
    expect(pair.copy.field(urlsInput.field)).toEqual([]);
    expect(toldCopy(pair.copy, pair.session.getState())).toBeNull();
  });
});

function textOf(text: string): Text {
  return Text.of(text.split("\n"));
}

/** What is replaced, as "from-to: text". */
function replaced(from: string, to: string): string {
  let found = "nothing";
  difference(textOf(from), textOf(to)).iterChanges((start, end, _start, _end, inserted) => {
    found = `${start}-${end}: ${inserted}`;
  });
  return found;
}

test.each([
  ["", "", "nothing"],
  ["/cart", "/cart", "nothing"],
  ["", "/cart", "0-0: /cart"],
  ["/cart", "", "0-5: "],
  ["/cart", "/card", "4-5: d"],
  ["aa", "aaa", "2-2: a"],
  ["aaa", "aa", "2-3: "],
  ["one\ntwo\nthree", "one\n2\nthree", "4-7: 2"],
  // U+1F600 and U+1F601 have their first halves in common, U+1F600 and U+1FA00 their second ones.
  ["😀", "😁", "0-2: 😁"],
  ["😀", "🨀", "0-2: 🨀"],
])("between %j and %j it is %s", (from, to, middle) => {
  expect(replaced(from, to)).toBe(middle);
});

it("makes the one text the other", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", "😀", "😁", "🨀"), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (from, to) => {
      const [before, after] = [textOf(from), textOf(to)];
      expect(difference(before, after).apply(before).toString()).toBe(to);
    }),
    { endOnFailure: true },
  );
});
