import { expect, test } from "vitest";
import { readUrls } from "../../../test/read-urls.ts";
import { Work } from "../../engine/decide/work.ts";
import { linkedCells } from "./linked-cells.ts";

function cellsOf(html: string): string | null {
  const work = new Work(linkedCells(html));
  while (!work.run(() => false));
  return work.result;
}

// Written after what these programs put into the clipboard.
const CALC = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><title></title><style type="text/css">body,div,table { font-size:x-small }</style></head>
<body text="#000000"><table cellspacing="0" border="0"><colgroup width="85"></colgroup>
<tr><td height="17" align="left">Page</td><td align="left">Visits</td></tr>
<tr><td height="17" align="left"><a href="https://shop.example/boots?a=1&amp;b=2">Boots</a></td><td align="right" sdval="12" sdnum="1031;">12</td></tr>
<tr><td height="17" align="left"><a href="https://shop.example/hats"><u><font color="#0000EE">Hats, &quot;new&quot;</font></u></a></td><td align="right" sdval="3">3</td></tr>
</table></body></html>`;

const EXCEL = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Excel 15">
<link rel=Main-File href="file:///C:/Temp/clip.htm"><style><!--table {mso-displayed-decimal-separator:"\\.";} --></style></head>
<body link="#0563C1"><table border=0 cellpadding=0><!--StartFragment--><col width=64 style='width:48pt'>
 <tr height=20><td height=20 class=xl65><a href="https://shop.example/cart">The
  cart</a></td></tr>
 <tr height=20><td height=20 class=xl65><a href="mailto:me@shop.example">Write to me</a></td></tr>
<!--EndFragment--></table></body></html>`;

const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="{&quot;1&quot;:2}"><a class="in-cell-link" target="_blank" href="https://shop.example/a">First&nbsp;page</a></td></tr><tr><td>https://shop.example/b</td></tr></tbody></table></google-sheets-html-origin>`;

test.each<readonly [from: string, html: string, text: string, urls: readonly string[]]>([
  [
    "Calc",
    CALC,
    "Page\tVisits\nhttps://shop.example/boots?a=1&b=2\t12\nhttps://shop.example/hats\t3",
    ["https://shop.example/boots?a=1&b=2", "https://shop.example/hats"],
  ],
  ["Excel", EXCEL, "https://shop.example/cart\nWrite to me", ["https://shop.example/cart"]],
  [
    "Sheets",
    SHEETS,
    "https://shop.example/a\nhttps://shop.example/b",
    ["https://shop.example/a", "https://shop.example/b"],
  ],
])("cells of %s give their links where they show names for them", (_, html, text, urls) => {
  expect(cellsOf(html)).toBe(text);
  expect(readUrls(text).urls).toEqual(urls);
});

test.each([
  [
    "a cell that shows its link",
    '<table><tr><td><a href="https://a.example/">https://a.example/</a>',
  ],
  ["a cell that shows its host", '<td><a href="http://a.example/b">a.example/b</a></td>'],
  ["a link outside of a table", '<p><a href="https://a.example/">A</a></p>'],
  ["a table without links", "<table><tr><td>A</td></tr></table>"],
  ["markup that ends early", '<table><tr><td><a href="https://a.exam'],
  ["no markup", "a"],
])("%s gives nothing that the plain text does not have", (_, html) => {
  expect(cellsOf(html)).toBeNull();
});
