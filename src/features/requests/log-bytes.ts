import { decodeText } from "../../engine/text/bytes.ts";
import { unfinished, utf16Of } from "../../tasks/lists/lines.ts";
import { isGzip, Unpacking } from "../../tasks/logs/unpacking.ts";

/** The bytes of a file in portions, unpacked where it is in gzip. `onRead` is told how many were read of the file itself. Throws where gzip ends early or is damaged, after what came before. */
export async function* unpackedBytes(
  file: Blob,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  let unpacking: Unpacking | null | undefined;
  try {
    for (;;) {
      const { done, value = new Uint8Array() } = await reader.read();
      onRead(value.length);
      if (unpacking === undefined) unpacking = isGzip(value) ? new Unpacking() : null;
      if (!unpacking) yield value;
      else {
        const { parts, isDamaged } = unpacking.unpack(value, done);
        yield* parts;
        if (isDamaged) throw new Error("gzip ends early or is damaged");
      }
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

/** The text of bytes in portions that part no character. A byte that is not UTF-8 is what the client sent, and stays that byte. */
export async function* textIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const plain = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let utf16: TextDecoder | null | undefined;
  let begun = new Uint8Array();
  for await (const part of bytes) {
    if (utf16 === undefined) {
      const encoding = utf16Of(decodeText(part.subarray(0, 4)));
      utf16 = encoding && new TextDecoder(encoding);
    }
    if (utf16) {
      yield utf16.decode(part, { stream: true });
      continue;
    }
    const all = new Uint8Array(begun.length + part.length);
    all.set(begun);
    all.set(part, begun.length);
    const end = all.length - unfinished(all);
    begun = all.slice(end);
    yield decoded(plain, all.subarray(0, end));
  }
  if (begun.length > 0) yield decodeText(begun);
}

function decoded(plain: TextDecoder, bytes: Uint8Array): string {
  try {
    return plain.decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}
