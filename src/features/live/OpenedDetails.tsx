import type { ReactNode } from "react";
import { answerIdOf } from "../../core/answers.ts";
import type { Caching } from "../../fetch/answer.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { circumstanceWords } from "../../words/circumstances.ts";
import { excerpt } from "../../words/quoting.ts";
import { AskAgain } from "./AskAgain.tsx";
import { HopTable } from "./HopTable.tsx";
import type { Keeping } from "./kept-until.ts";
import type { LiveQuestion } from "./live.ts";
import { redirectsOf } from "./live-answer.ts";
import type { LiveFile } from "./live-file.ts";
import { liveWords } from "./words.ts";

/** All that is known of an answer: the way to it, what came with it, and how to ask as somebody else. */
export function OpenedDetails(props: {
  file: LiveFile;
  keeping: Keeping | null;
  onAsk: (question: LiveQuestion) => void;
}) {
  const { file, keeping, onAsk } = props;
  const { answer, question } = file;
  return (
    <>
      <div>
        <HopTable hops={answer.hops} />
        {notesOf(file).map((note) => (
          <p key={note} className="live-note">
            <Sentence text={note} />
          </p>
        ))}
        <AskAgain question={question} onAsk={onAsk} />
      </div>
      <dl aria-label={liveWords.headers}>
        <Fact name={liveWords.type} value={answer.contentType}>
          {answer.charset !== null && answer.charset !== "utf-8" && (
            <Sentence text={liveWords.charsetIgnored(answer.charset)} />
          )}
        </Fact>
        {answer.contentEncoding !== null && (
          <Fact name={liveWords.encoding} value={answer.contentEncoding} />
        )}
        <dt>{liveWords.body}</dt>
        <dd>
          {liveWords.size(answer.size)} {answer.cut && <small>{liveWords.cutNote}</small>}
        </dd>
        {CACHING.filter((name) => answer.caching[name] !== null).map((name) => (
          <Fact key={name} name={liveWords.caching[name]} value={answer.caching[name]} />
        ))}
        {answer.retryAfter !== null && <Fact name={liveWords.retry} value={answer.retryAfter} />}
        {keeping && (
          <>
            <dt>{liveWords.keeping}</dt>
            <dd>{keepingSentence(keeping)}</dd>
          </>
        )}
        <Fact name={liveWords.userAgent} value={answer.userAgent} />
      </dl>
    </>
  );
}

const CACHING: readonly (keyof Caching)[] = [
  "cacheControl",
  "expires",
  "age",
  "date",
  "lastModified",
  "etag",
];

function Fact(props: { name: string; value: string | null; children?: ReactNode }) {
  const { name, value, children } = props;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {value === null ? liveWords.notSent : <code>{excerpt(value)}</code>}{" "}
        {children && <small>{children}</small>}
      </dd>
    </>
  );
}

function notesOf({ answer, read }: LiveFile): readonly string[] {
  const { count } = redirectsOf(answer);
  const as = circumstanceWords.answers[answerIdOf(read.answer)];
  return [
    ...(count > 0 && read.isFile ? [liveWords.governs(new URL(answer.asked).origin)] : []),
    ...(read.taken === "as-its-class" ? [liveWords.asItsClass(answer.status, as)] : []),
    ...(read.taken === "as-its-class" && read.isFile ? [liveWords.only200] : []),
    ...(read.taken === "as-no-file" ? [liveWords.asNoFile(answer.status)] : []),
  ];
}

function keepingSentence(keeping: Keeping): string {
  switch (keeping.kind) {
    case "never":
      return liveWords.mayNotKeep;
    case "asked-each-time":
      return liveWords.mustAsk;
    case "until":
      return liveWords.mayKeep(keeping.time, keeping.by);
  }
}
