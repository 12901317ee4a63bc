import { byKind, measureLoads } from "./load.mjs";
import { blockCount, warmUpBlocks } from "./script.mjs";
import { bareSuffixFor } from "./stage.mjs";
import { ms, printTable, spreadCells, spreadOf } from "./tables.mjs";
import { typeBlock, typist } from "./typing.mjs";

const verdict = "[role=gridcell]";
const editorLine = ".cm-line";
const spreadHead = ["p50", "p95", "min to max"];

/** Measures on a stage and prints: keys, then loading. */
export async function printReport(stage) {
  console.log(`Chromium ${stage.browser.version()}, built page, beside a bare editor of its size`);
  const results = [];
  for (const one of stage.cases) results.push(await typeInto(stage, one));
  printKeys(results);
  await printLoads(stage, results);
}

// The two take turns, so that whatever else slows the machine slows both alike.
async function typeInto({ browser, product, bare }, { name, contents, text, link, targetLine }) {
  console.log(`${name}: ${contents}`);
  const open = (address, isProduct) => typist(browser, { address, targetLine, isProduct });
  const ours = await open(`${product.address}#${link}`, true);
  const bareSuffix = await bareSuffixFor(text, ours.page);
  const theirs = await open(`${bare.address}${bareSuffix}`, false);
  const samples = { product: [], bare: [] };
  for (let block = 0; block < warmUpBlocks + blockCount; block += 1) {
    const oursOfBlock = await typeBlock(ours, block);
    const theirsOfBlock = await typeBlock(theirs, block);
    if (block < warmUpBlocks) continue;
    samples.product.push(...oursOfBlock);
    samples.bare.push(...theirsOfBlock);
  }
  await Promise.all([ours, theirs].map(({ page }) => page.context().close()));
  return { name, productSuffix: `#${link}`, bareSuffix, ...samples };
}

function printKeys(results) {
  const count = results[0]?.product.length;
  console.log(`${count} keys in each page; every frame was checked to show its key and verdicts`);
  printComparison("Script per key", results, "script", differenceOf);
  printComparison("Script per key, processor time", results, "cpu", differenceOf);
  printComparison("Keydown to painted verdict", results, "painted", ratioOf);
  printTable(["Product's script by kind of key", ...spreadHead], results.flatMap(kindRows));
  printGrowth(results);
}

function printGrowth(results) {
  const name = results
    .toReversed()
    .map((result) => result.name)
    .join(" / ");
  const growth = (part) => {
    const [small, large] = results.map(({ product }) => spreadOf(product.map((key) => key[part])));
    return ["p50", "p95"].map((share) => ratioText(large[share], small[share]));
  };
  printTable(
    ["Product's growth", "p50", "p95"],
    [
      [`Script per key, ${name}`, ...growth("script")],
      [`Script per key, processor time, ${name}`, ...growth("cpu")],
    ],
  );
}

function printComparison(title, results, part, relate) {
  const rows = results.flatMap((result) => comparison(result, part, relate));
  printTable([title, ...spreadHead], rows);
}

function comparison({ name, product, bare }, part, relate) {
  const ours = spreadOf(product.map((key) => key[part]));
  const theirs = spreadOf(bare.map((key) => key[part]));
  return [
    [`${name}, product`, ...spreadCells(ours)],
    [`${name}, bare`, ...spreadCells(theirs)],
    relate(name, ours, theirs),
  ];
}

function differenceOf(name, ours, theirs) {
  return [`${name}, product - bare`, ms(ours.p50 - theirs.p50), ms(ours.p95 - theirs.p95)];
}

function ratioOf(name, ours, theirs) {
  const ratios = [ratioText(ours.p50, theirs.p50), ratioText(ours.p95, theirs.p95)];
  return [`${name}, product / bare`, ...ratios];
}

function ratioText(ours, theirs) {
  return `${(ours / theirs).toFixed(2)}x`;
}

function kindRows({ name, product }) {
  const kinds = [...new Set(product.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const keys = product.filter((key) => key.kind === kind);
    return [`${name}, ${kind}`, ...spreadCells(spreadOf(keys.map(({ script }) => script)))];
  });
}

async function printLoads({ browser, product, bare }, results) {
  const ours = { server: product, selector: verdict };
  const theirs = { server: bare, selector: editorLine };
  const visits = results.flatMap(({ name, productSuffix, bareSuffix }) => [
    { ...ours, name: `${name} by link, product`, suffix: productSuffix },
    { ...theirs, name: `${name}, bare`, suffix: bareSuffix },
  ]);
  const example = { ...ours, name: "The example, product", suffix: "" };
  // What is in the HTML is inert until the script takes its place.
  const live = {
    ...example,
    name: "The same, to be typed into",
    selector: `#root > :not([inert]) ${verdict}`,
  };
  // The last of the panels in the page; they come together.
  const panels = { ...example, name: "The same, with all panels", selector: ".group-row" };
  const loads = await measureLoads(browser, [example, live, panels, ...visits]);
  printTable(
    ["Navigation to first verdict (bare: first line)", "median", "min to max"],
    loads.map(({ name, times }) => {
      const { p50, min, max } = spreadOf(times);
      return [name, ms(p50), `${min.toFixed(0)} to ${max.toFixed(0)}`];
    }),
  );
  printTable(
    ["Fetched before it, gzipped bytes (requests)", "HTML", "CSS", "JS", "in all"],
    loads.map(({ name, requests }) => [name, ...fetchedCells(requests)]),
  );
}

function fetchedCells(requests) {
  const kinds = byKind(requests);
  const text = ({ bytes, count }) => `${bytes.toLocaleString("en")} (${count})`;
  const none = { bytes: 0, count: 0 };
  const all = [...kinds.values()].reduce(
    (sum, kind) => ({ bytes: sum.bytes + kind.bytes, count: sum.count + kind.count }),
    none,
  );
  return [...["HTML", "CSS", "JS"].map((kind) => text(kinds.get(kind) ?? none)), text(all)];
}
