import { redo, undo } from "@codemirror/commands";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText, type Encoding, encodeText } from "../engine/text/bytes.ts";
import { convertEncoding } from "../features/opening/convert-encoding.ts";
import { fileSizeOf, fileTextOf } from "./derived.ts";
import { encodingInput, lineEndingInput, otherEndingsInput } from "./inputs.ts";
import { convertLineEndings, openFileText } from "./intents.ts";
import { createSession, type Session } from "./session.ts";

const units = fc.constantFrom("a", "\n", "\r", "\r\n", "é", "😀", "\udcff", "\ufeff", "\0");
const texts = fc.array(units).map((parts) => decodeText(encodeText(parts.join(""))));

function opened(text: string): Session {
  const session = createSession();
  session.dispatch(openFileText(session.getState(), text));
  return session;
}

function fileOf(session: Session): string {
  return fileTextOf(session.getState());
}

function run(session: Session, command: typeof undo): boolean {
  return command({ state: session.getState(), dispatch: session.dispatch });
}

/** `bytes` as a file is opened and handed out again. */
function throughThePage(bytes: Uint8Array): Uint8Array {
  return encodeText(fileOf(opened(decodeText(bytes))));
}

describe("a file that is opened and handed out unchanged", () => {
  test("is the same, whatever bytes it has", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(throughThePage(bytes)).toEqual(bytes);
      }),
      { endOnFailure: true },
    );
  });

  test("is the same with any ends of lines, any characters and any rest of a character", () => {
    const pieces = fc.constantFrom<number[]>(
      [10],
      [13],
      [13, 10],
      [65, 0],
      [0, 65],
      [255, 254],
      [254, 255],
      [0xef, 0xbb, 0xbf],
      [0xc3],
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const bytes = Uint8Array.from(parts.flat());
        const state = opened(decodeText(bytes)).getState();
        expect(encodeText(fileTextOf(state))).toEqual(bytes);
        expect(fileSizeOf(state)).toBe(bytes.length);
      }),
      { endOnFailure: true },
    );
  });
});

describe("mixed line endings", () => {
  test.each(["x", "xyz", "x\n", "\nx", ""])(
    "go with the line end that is written over by %j",
    (insert) => {
      const session = opened("a\nb\nc\r\nd");
      session.dispatch({ changes: { from: 5, to: 6, insert } });
      expect(fileOf(session)).toBe(`a\nb\nc${insert}d`);
      run(session, undo);
      expect(fileOf(session)).toBe("a\nb\nc\r\nd");
    },
  );

  test.each<readonly [why: string, from: number, to: number, insert: string, file: string]>([
    ["stay when a line is typed into", 1, 1, "x", "ax\r\nb\nc\rd\n"],
    ["stay when text is put behind one", 2, 2, "x", "a\r\nxb\nc\rd\n"],
    ["go with their line", 1, 3, "", "a\nc\rd\n"],
    ["come for new lines as the file’s usual one", 3, 3, "\ny", "a\r\nb\ny\nc\rd\n"],
    ["stay below lines that are added at the top", 0, 0, "1\n2\n", "1\n2\na\r\nb\nc\rd\n"],
  ])("%s", (_why, from, to, insert, file) => {
    const session = opened("a\r\nb\nc\rd\n");
    session.dispatch({ changes: { from, to, insert } });
    expect(fileOf(session)).toBe(file);
    expect(run(session, undo)).toBe(true);
    expect(fileOf(session)).toBe("a\r\nb\nc\rd\n");
    expect(run(session, redo)).toBe(true);
    expect(fileOf(session)).toBe(file);
  });

  test("come back by undo whatever was edited, and again by redo", () => {
    const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(6), fc.constantFrom("", "x", "\n", "y\nz")));
    fc.assert(
      fc.property(texts, edits, (text, steps) => {
        const session = opened(text);
        for (const [at, length, insert] of steps) {
          const end = session.getState().doc.length;
          const from = Math.min(at, end);
          session.dispatch({ changes: { from, to: Math.min(from + length, end), insert } });
        }
        const edited = fileOf(session);
        let undone = 0;
        while (fileOf(session) !== text && run(session, undo)) undone++;
        expect(fileOf(session)).toBe(text);
        for (; undone > 0; undone--) run(session, redo);
        expect(fileOf(session)).toBe(edited);
      }),
      {
        endOnFailure: true,
        // Two quick deletions, which one undo takes back.
        examples: [
          [
            "\r\na\nb\n\r",
            [
              [0, 3, ""],
              [0, 3, ""],
            ],
          ],
        ],
      },
    );
  });

  test("are made one kind by an action of its own, which undo takes back", () => {
    const session = opened("a\r\nb\nc\r\n");
    session.dispatch(convertLineEndings("\n"));
    expect(fileOf(session)).toBe("a\nb\nc\n");
    expect(session.getState().field(otherEndingsInput.field).size).toBe(0);
    run(session, undo);
    expect(fileOf(session)).toBe("a\r\nb\nc\r\n");
    expect(session.getState().field(lineEndingInput.field)).toBe("\r\n");
  });
});

describe("a file that is no UTF-8", () => {
  test.each<readonly [encoding: Encoding, file: string]>([
    ["utf-16le-bom", "\udcff\udcfeA\0l\0l\0\n\0"],
    ["utf-16be-bom", "\udcfe\udcff\0A\0l\0l\0\n"],
    ["utf-16le", "A\0l\0l\0o\0w\0"],
    ["utf-16be", "\0A\0l\0l\0o\0w"],
  ])("but %s is edited as characters, and written as it was", (encoding, file) => {
    const session = opened(file);
    expect(session.getState().doc.toString()).toMatch(/^All(ow|\n)$/);
    expect(session.getState().field(encodingInput.field)).toBe(encoding);
    session.dispatch({ changes: { from: 0, insert: "é 😀\n" } });
    expect(fileOf(opened(fileOf(session)))).toBe(fileOf(session));
    run(session, undo);
    expect(fileOf(session)).toBe(file);
  });

  test.each([
    ["of half a character", "\udcff\udcfeA"],
    ["in UTF-32", "\udcff\udcfe\0\0A\0\0\0"],
    ["with NULs here and there", "A\0llow\0: /"],
    ["that lost its mark on the way", "\ufffd\ufffdA\0l\0l\0o\0w\0"],
  ])("nor surely UTF-16 (%s) is left as it is", (_why, file) => {
    const state = opened(file).getState();
    expect(state.field(encodingInput.field)).toBe("utf-8");
    expect(state.doc.toString()).toBe(file);
  });

  test("becomes UTF-8 by an action of its own, which undo takes back", () => {
    const session = opened("\udcff\udcfeA\0\udce9\0\n\0");
    session.dispatch(convertEncoding(session.getState()));
    expect(fileOf(session)).toBe("Aé\n");
    run(session, undo);
    expect(fileOf(session)).toBe("\udcff\udcfeA\0\udce9\0\n\0");
  });

  test("but single bytes of Windows-1252 becomes UTF-8 too, where it has them", () => {
    const session = opened("caf\udce9 \udcdf é\r\n");
    session.dispatch(convertEncoding(session.getState()));
    expect(fileOf(session)).toBe("café ß é\r\n");
    run(session, undo);
    expect(fileOf(session)).toBe("caf\udce9 \udcdf é\r\n");
  });
});
