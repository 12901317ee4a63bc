import { analysisOf, fileTextOf, requestContextOf } from "../src/core/derived.ts";
import { openFileText } from "../src/core/intents.ts";
import { lineEndingOf } from "../src/core/line-endings.ts";
import { createSession } from "../src/core/session.ts";
import { dialects } from "../src/engine/dialects/index.ts";
import { analyse } from "../src/engine/parse/analysis.ts";
import { decodeText, encodeText } from "../src/engine/text/bytes.ts";
import { readFile } from "../src/features/opening/files.ts";
import { Lint } from "../src/lint/run.ts";
import { expectSame, expectSlices } from "./expect.ts";
import { property } from "./property.ts";
import { concludedBy, freshState, pageOf } from "./said.ts";
import { bytes } from "./texts.ts";

/** The checks of a file, one at a time, take so many slices a line, and so many besides. */
const SLICES = { aLine: 200, besides: 5_000 };

/** Any bytes are a file: they are kept, read by every dialect, and checked in bounded steps. */
export const files = property("files of any bytes", bytes, async (content) => {
  expectSame([...encodeText(decodeText(content))], [...content]);
  const session = createSession();
  const file = new File([content], "robots.txt");
  const take = (text: string) => session.dispatch(openFileText(session.getState(), text));
  expectSame(await readFile(file, () => true, take), null);
  const state = session.getState();
  const text = decodeText(content);
  if (isOfOneEnding(text)) expectSame(fileTextOf(state), text);
  expectSame(concludedBy(state), concludedBy(freshState(pageOf(state))));
  for (const dialect of dialects) analyse(text, dialect);
  const lint = new Lint(analysisOf(state), { context: requestContextOf(state), urls: ["/a"] });
  expectSlices((isTimeUp) => lint.run(isTimeUp), SLICES.besides + SLICES.aLine * state.doc.lines);
});

/** The page keeps one line ending for the whole file. */
function isOfOneEnding(text: string): boolean {
  return text.replace(/\r\n|\r|\n/g, lineEndingOf(text)) === text;
}
