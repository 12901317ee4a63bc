import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { type ESTree, parseSync, Visitor } from "vite";
import { describe, expect, test } from "vitest";

/** The rooms that show something to people. */
const folders = ["app", "ui", "features", "editor", "tasks", "core", "cli", "package"];

/** Where words of the interface stand. */
const wordsPath = /(?:^|[/-])words(?:\.ts$|\/)/;

/** What only looks like words of the interface, and why. */
const exempt: readonly (readonly [path: string, reason: string])[] = [
  ["app/PageNews.tsx", "how the browser begins an error"],
  ["cli/output.ts", "XML"],
  ["core/sample.ts", "a robots.txt"],
  ["features/assist/editor.ts", "a style sheet, with functions that write parts of it"],
  ["features/assist/hover/field-hover.ts", "titles of documents"],
  ["features/compare/editor/side.ts", "a style sheet, with functions that write parts of it"],
  ["tasks/expectations/exports.ts", "XML"],
  ["features/export/exports.ts", "names of formats"],
  ["tasks/lists/csv.ts", "what others call a column of URLs"],
  ["tasks/lists/markup.ts", "elements of HTML"],
  ["features/lessons/", "robots.txt to look at"],
  ["features/share/link-forms.ts", "HTML"],
  ["tasks/links/write-link.ts", "an error that the page tells in words of its own"],
  ["features/opening/NewMenu.tsx", "a robots.txt"],
  ["tasks/table/file-fields.ts", "cells of a format"],
];

/** Attributes that are read to people. */
const readOut =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title)$/;

const letters = /\p{L}/u;
/** Two words with a space between them; names of classes are told from them by the attribute they stand in. */
const twoWords = /\p{L}{2,}[,;:.]? \p{L}{2,}/u;

/** What of something is called or set: `className` of `element.className`. */
function memberOf(node: ESTree.Node): string {
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return "";
  return node.property.name;
}

/** What stands in a file for people to read, apart from comments and what is thrown. */
function wordsIn(path: string, code: string): readonly string[] {
  const { program } = parseSync(path, code);
  const silent: { readonly start: number; readonly end: number }[] = [];
  const hush = (node: { readonly start: number; readonly end: number }) => silent.push(node);
  const found: { readonly text: string; readonly start: number }[] = [];
  new Visitor({
    ThrowStatement: hush,
    ImportDeclaration: hush,
    TSLiteralType: hush,
    CallExpression(node: ESTree.CallExpression) {
      if (memberOf(node.callee) === "theme") hush(node);
    },
    AssignmentExpression({ left, right }: ESTree.AssignmentExpression) {
      const name = memberOf(left);
      if (name === "className") hush(right);
      if (
        /^(textContent|title)$/.test(name) &&
        right.type === "Literal" &&
        letters.test(right.raw ?? "")
      )
        found.push({ text: String(right.value), start: right.start });
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && key.name === "class") hush(value);
    },
    JSXAttribute(node: ESTree.JSXAttribute) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (!readOut.test(name))
        return /^(className|look|d|rel|viewBox)$/.test(name) ? hush(node) : undefined;
      const { value } = node;
      if (value?.type === "Literal" && letters.test(String(value.value)))
        found.push({ text: String(value.value), start: value.start });
    },
    JSXText(node: ESTree.JSXText) {
      if (letters.test(node.value)) found.push({ text: node.value.trim(), start: node.start });
    },
    Literal(node: ESTree.Expression) {
      if (node.type === "Literal" && typeof node.value === "string" && twoWords.test(node.value))
        found.push({ text: node.value, start: node.start });
    },
    TemplateElement(node: ESTree.TemplateElement) {
      if (twoWords.test(node.value.raw)) found.push({ text: node.value.raw, start: node.start });
    },
  }).visit(program);
  return found
    .filter(({ start }) => !silent.some((part) => part.start <= start && start < part.end))
    .map(({ text }) => text);
}

const root = fileURLToPath(new URL("..", import.meta.url));

const sources = folders.flatMap((folder) =>
  readdirSync(posix.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name.replaceAll("\\", "/"))),
);

describe("a sentence of the interface", () => {
  test("stands in a file of words and nowhere else", () => {
    expect(sources).not.toHaveLength(0);
    const looked = sources.filter(
      (path) => !wordsPath.test(path) && !exempt.some(([start]) => path.startsWith(start)),
    );
    const outside = looked.flatMap((path) =>
      wordsIn(path, readFileSync(posix.join(root, path), "utf8")).map((text) => `${path}: ${text}`),
    );
    expect(outside).toEqual([]);
  });

  test.each([
    ["const a = <p>Nothing</p>;", "Nothing"],
    ['const a = <input placeholder="any" />;', "any"],
    ['const a = <Menu label="Export" />;', "Export"],
    ['const a = { text: "Nothing was lost." };', "Nothing was lost."],
    ["const a = `does not end it`;", "does not end it"],
    ['button.title = "Unfold";', "Unfold"],
  ])("is found in %s", (code, text) => {
    expect(wordsIn("x.tsx", code)).toEqual([text]);
  });

  test.each([
    'const a = <p className="panel is-folded">{words.nothing}</p>;',
    'throw new Error("no such thing");',
    'note.className = "note wide";',
    'const a = EditorView.theme({ "& .note button": { border: "1px solid blue" } });',
    "// A comment is for whoever reads the code.",
    'const a = <input type="text" />;',
  ])("is not seen in %s", (code) => {
    expect(wordsIn("x.tsx", code)).toEqual([]);
  });
});
