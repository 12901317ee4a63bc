import type { EditorState, TransactionSpec } from "@codemirror/state";
import fc from "fast-check";
import { ANSWER_IDS, answerOf } from "../src/core/answers.ts";
import { otherFilesOf } from "../src/core/derived.ts";
import { crawlersInput, EACH_AS_ITSELF, focusInput, urlsInput } from "../src/core/inputs.ts";
import * as intents from "../src/core/intents.ts";
import { openFileText } from "../src/core/intents.ts";
import { sample } from "../src/core/sample.ts";
import type { Session } from "../src/core/session.ts";
import { dialects } from "../src/engine/dialects/index.ts";
import { readSite } from "../src/engine/url/scope.ts";
import { backToFormer, backToTried } from "../src/features/draft/model.ts";
import { importUrls } from "../src/features/opening/import-urls.ts";
import { editInstead, keepFile, removeFile } from "../src/features/sites/model.ts";
import { openLink } from "../src/tasks/links/links.ts";
import { GOLDEN } from "../test/golden-links.ts";
import { agent, line, text, url } from "./texts.ts";

/** Something a person does to a page, whatever state it is in. */
export type Action =
  /** `wait`: until all that was loaded is there. */
  | { readonly kind: "undo" | "redo" | "wait" }
  | { readonly kind: "change"; readonly change: Change }
  | { readonly kind: "load"; readonly load: (session: Session) => Promise<unknown> };

type Change = (state: EditorState) => TransactionSpec;

/** Anything a person can do, alike often. */
export function action(): fc.Arbitrary<Action> {
  return fc.oneof(
    fc.constantFrom<Action>({ kind: "undo" }, { kind: "redo" }, { kind: "wait" }),
    fc.oneof(...edits()),
    fc.oneof(...urls()),
    fc.oneof(...crawlers()),
    fc.oneof(...questions()),
    fc.oneof(...otherSites()),
    fc.oneof(...loads()),
  );
}

/** Some of the text replaced, or all of it; places are shares of what there then is. */
function edits(): readonly fc.Arbitrary<Action>[] {
  const inserted = fc.oneof(line(), fc.constantFrom("", "\n", "\n\n", ":", "#", "\r\n"), text());
  const place = fc.tuple(fc.nat(1000), fc.oneof(fc.nat(3), fc.nat(500)), inserted);
  const edit = change("edit", place, ([share, length, insert]) => ({ doc }) => {
    const from = Math.floor((share / 1000) * doc.length);
    return { changes: { from, to: Math.min(doc.length, from + length), insert } };
  });
  return [
    edit,
    edit,
    change("openText", text(), (content) => (state) => intents.openText(state, content)),
  ];
}

function urls(): readonly fc.Arbitrary<Action>[] {
  const some = fc.array(url(), { maxLength: 4 });
  return [
    change("addUrls", url(), (typed) => (state) => intents.addUrls(state, typed)),
    change("exchangeUrls", some, (come) => (state) => {
      const gone = state.field(urlsInput.field).slice(0, 1);
      return intents.exchangeUrls(state, gone, come);
    }),
    change("editUrl", fc.tuple(fc.nat(), url()), ([at, typed]) =>
      withUrl(at, (state, index) => intents.editUrl(state, index, typed)),
    ),
    change("removeUrl", fc.nat(), (at) => withUrl(at, intents.removeUrl)),
    change("moveUrl", fc.tuple(fc.nat(), fc.nat(8)), ([at, to]) =>
      withUrl(at, (state, index) => intents.moveUrl(state, index, to)),
    ),
  ];
}

function crawlers(): readonly fc.Arbitrary<Action>[] {
  const some = fc.array(agent(), { maxLength: 3 });
  return [
    change("addCrawlers", some, (tokens) => (state) => intents.addCrawlers(state, tokens)),
    change("editCrawler", fc.tuple(fc.nat(), agent()), ([at, token]) =>
      withCrawler(at, (state, index) =>
        intents.editCrawler(state, state.field(crawlersInput.field)[index] ?? "", token),
      ),
    ),
    change("removeCrawler", fc.nat(), (at) => withCrawler(at, intents.removeCrawler)),
    change("moveCrawler", fc.tuple(fc.nat(), fc.nat(8)), ([at, to]) =>
      withCrawler(at, (state, index) => intents.moveCrawler(state, index, to)),
    ),
  ];
}

function questions(): readonly fc.Arbitrary<Action>[] {
  const readers = [...dialects.map(({ id }) => id), EACH_AS_ITSELF, "nobody"];
  const cell = fc.record({ url: fc.nat(6), crawler: fc.nat(6) }, { requiredKeys: [] });
  const expected = fc.constantFrom("allow", "disallow", null);
  return [
    change("readAs", fc.constantFrom(...readers), (id) => () => intents.readAs(id)),
    change("setSite", url(), (site) => () => intents.setSite(site)),
    change(
      "setAnswer",
      fc.constantFrom(...ANSWER_IDS),
      (id) => () => intents.setAnswer(answerOf(id)),
    ),
    change(
      "expect",
      fc.tuple(cell, expected),
      ([where, wanted]) =>
        (state) =>
          intents.expect(state, where, wanted),
    ),
    change(
      "focus",
      fc.record({ url: fc.nat(9), crawler: fc.nat(9) }, { noNullPrototype: true }),
      (where) => () => ({
        effects: focusInput.set.of(where),
      }),
    ),
  ];
}

/** The files of other sites. */
function otherSites(): readonly fc.Arbitrary<Action>[] {
  const site = fc
    .constantFrom("https://shop.example", "http://x", "https://x", "http://[::1]", "https://a.b")
    .map((typed) => readSite(typed))
    .map((reading) => (reading.kind === "site" ? reading.site : null));
  const answer = fc.constantFrom(...ANSWER_IDS).map(answerOf);
  const kept = fc.tuple(site, text(), fc.oneof(fc.constant(answerOf("ok")), answer));
  return [
    change("keepFile", kept, ([at, fileText, response]) => (state) => {
      return at ? keepFile(state, { site: at, fileText, answer: response, opened: null }) : {};
    }),
    change("removeFile", site, (at) => (state) => (at ? removeFile(state, at) : {})),
    change("editInstead", fc.nat(), (index) => (state) => {
      const files = otherFilesOf(state)?.files ?? [];
      const file = files[index % Math.max(1, files.length)];
      return file ? editInstead(state, file) : {};
    }),
  ];
}

/** A page as a whole, and what comes some time after it was asked for. */
function loads(): readonly fc.Arbitrary<Action>[] {
  const lists = [
    "/p\n/q\n",
    "url,expected\n/p,allow\n/a,block\n",
    "user_agent,url,expected\nNewBot,/p,block\n",
    "[]",
  ];
  return [
    change("openPage", fc.constant(sample), (page) => (state) => intents.openPage(state, page)),
    change("openFileText", text(), (file) => (state) => openFileText(state, file)),
    change("backToFormer", fc.constant(null), () => backToFormer),
    change("backToTried", fc.constant(null), () => backToTried),
    load("openLink", fc.constantFrom(...GOLDEN.map(({ fragment }) => fragment)), openLink),
    load("importUrls", fc.constantFrom(...lists), importUrls),
  ];
}

/** `name` and input say in a failure what was done. */
function change<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  changeBy: (input: Input) => Change,
): fc.Arbitrary<Action> {
  return inputs.map((input) => {
    const made: Action = { kind: "change", change: changeBy(input) };
    return named(made, name, input);
  });
}

function load<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  loadInto: (session: Session, input: Input) => Promise<unknown>,
): fc.Arbitrary<Action> {
  return inputs.map((input) => {
    const made: Action = { kind: "load", load: (session) => loadInto(session, input) };
    return named(made, name, input);
  });
}

function named(made: Action, name: string, input: unknown): Action {
  return Object.assign(made, { [fc.toStringMethod]: () => `${name}(${fc.stringify(input)})` });
}

type ChangeAt = (state: EditorState, index: number) => TransactionSpec;

function withUrl(at: number, changeAt: ChangeAt): Change {
  return (state) => {
    const { length } = state.field(urlsInput.field);
    return length === 0 ? {} : changeAt(state, at % length);
  };
}

function withCrawler(at: number, changeAt: ChangeAt): Change {
  return (state) => {
    const { length } = state.field(crawlersInput.field);
    return length === 0 ? {} : changeAt(state, at % length);
  };
}
