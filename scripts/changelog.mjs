// node scripts/changelog.mjs   prints what users notice of the commits since CHANGELOG.md was
// changed last: the next section of that file.
import { execFileSync } from "node:child_process";

const TITLES = { BREAKING: "What breaks", FEATURE: "New", FIX: "Fixed" };

const last = git("log", "-1", "--format=%h", "--", "CHANGELOG.md").trim();
const messages = git("log", "--reverse", "--format=%B%x00", last ? `${last}..` : "HEAD");
// A note may have several lines; a blank line or another note ends it.
const parts = messages.split(/\0|\n(?=[A-Z]+: )|\n\s*\n/);

for (const [key, title] of Object.entries(TITLES)) {
  const notes = parts
    .filter((part) => part.trim().startsWith(`${key}: `))
    .map((part) => `- ${escaped(part.trim().slice(key.length + 2))}\n`);
  if (notes.length > 0) console.log(`### ${title}\n\n${notes.join("")}`);
}

function git(...words) {
  return execFileSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** A text in one line, as Markdown shows it; what is between backticks is code there, too. */
function escaped(text) {
  const pieces = text.replace(/\s+/g, " ").split("`");
  return pieces.map((piece, at) => (at % 2 ? piece : piece.replace(/[&<*_]/g, "\\$&"))).join("`");
}
