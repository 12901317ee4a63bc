/** What a site sends in place of the user's draft: the same lines, or these besides. Lines are numbered from 1. */
export type ServedLines =
  | { readonly kind: "same" }
  | {
      readonly kind: "added";
      readonly from: number;
      readonly to: number;
      /** Whether the lines say that Cloudflare wrote them. */
      readonly isCloudflares: boolean;
    };

/**
 * Compares what a site sends with the user's draft, without regard to ends of lines, a byte order mark
 * and empty lines at the end; null where there is no draft, or where more differs than lines
 * added in one place. In time linear in both.
 */
export function servedLines(
  { text, isDraft }: { readonly text: string; readonly isDraft: boolean },
  served: string,
): ServedLines | null {
  // A draft has no more lines than characters, so that a much longer one need not be read.
  if (!isDraft || text.length > 2 * served.length + SLACK) return null;
  const [own, sent] = [linesOf(text), linesOf(served)];
  const atEnd = alike(own, sent, (lines, index) => lines[lines.length - 1 - index]);
  // A block before the draft is the usual case, where lines of both may be the same.
  const atStart = Math.min(
    own.length - atEnd,
    alike(own, sent, (lines, index) => lines[index]),
  );
  if (atStart + atEnd < own.length || own.length === 0) return null;
  if (sent.length === own.length) return { kind: "same" };
  const to = sent.length - atEnd;
  const isCloudflares = sent.slice(atStart, to).some((line) => MANAGED.test(line));
  return { kind: "added", from: atStart + 1, to, isCloudflares };
}

const SLACK = 1_000;

// Cloudflare, "Managed robots.txt": the block is between two comments.
const MANAGED = /^# BEGIN Cloudflare Managed/i;

function linesOf(text: string): readonly string[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

/** How many lines are alike, counted from one end. */
function alike(
  one: readonly string[],
  other: readonly string[],
  lineAt: (lines: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && lineAt(one, count) === lineAt(other, count)) count++;
  return count;
}
