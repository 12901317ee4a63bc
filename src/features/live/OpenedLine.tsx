import { ChevronDown, GitCompareArrows } from "lucide-react";
import { useId, useState } from "react";
import { answerIdOf } from "../../core/answers.ts";
import { analysisOf } from "../../core/derived.ts";
import { encodingInput } from "../../core/inputs.ts";
import { type ManagedBlock, managedBlockOf } from "../../engine/advise/managed-block.ts";
import { meaningOf } from "../../engine/parse/response.ts";
import type { Caching } from "../../fetch/answer.ts";
import { codingLeft, redirectsOf } from "../../tasks/live/live-answer.ts";
import type { LiveFile, LiveQuestion } from "../../tasks/live/model.ts";
import { liveWords } from "../../tasks/live/words.ts";
import { ActionButton, CloseButton } from "../../ui/ActionButton.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSessionState, useWorkspace } from "../../ui/workspace.tsx";
import { circumstanceWords } from "../../words/circumstances.ts";
import { groundWords } from "../../words/grounds.ts";
import { code, excerpt } from "../../words/quoting.ts";
import { compareManagedBlock } from "../compare/with-managed-block.ts";
import { AskAgain, HopTable } from "./AnswerParts.tsx";
import { type Keeping, keepingOf } from "./kept-until.ts";

/** The response of a site, in a line that unfolds to all that is known about it. */
export function OpenedLine(props: {
  file: LiveFile;
  onAsk: (question: LiveQuestion) => void;
  onCompare: () => void;
  onClose: () => void;
}) {
  const { file, onAsk, onCompare, onClose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const responses = useSessionState((state) => analysisOf(state).dialect.responses);
  const { answer, read, opened, before } = file;
  const keeping = read.isFile ? keepingOf(answer.caching, responses, opened) : null;
  const encoding = useSessionState((state) => state.field(encodingInput.field));
  const { reason } = meaningOf(responses, read.answer, encoding);
  // It needs no words that the file is read, and the redirects are counted below.
  const isFollowed = reason === "answered" || reason === "followed";
  const changes = changesOf(file);
  const compare = before.isDraft ? liveWords.compareDraft : liveWords.compareBefore;
  return (
    <>
      <div className="live-line">
        <p role="status" className="live-fact">
          <b>{answer.status}</b> <code>{excerpt(answer.asked)}</code>
        </p>
        <ul className="live-facts">
          {!isFollowed && <li>{groundWords.response[reason]}</li>}
          {factsOf(file, keeping).map((fact) => (
            <li key={fact}>
              <Sentence text={fact} />
            </li>
          ))}
        </ul>
        <div className="live-actions">
          <ActionButton
            Icon={GitCompareArrows}
            name={compare}
            title={compare}
            onClick={onCompare}
          />
          <button
            type="button"
            className="action unfolds"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {liveWords.details}
            <ChevronDown className="icon" aria-hidden="true" />
          </button>
          <CloseButton onClose={onClose} />
        </div>
      </div>
      {changes.length > 0 && (
        <p className="live-change">
          <Sentence text={changes.join(" ")} />
        </p>
      )}
      <div id={id} className="live-details" hidden={!isOpen}>
        {isOpen && <OpenedDetails file={file} keeping={keeping} onAsk={onAsk} />}
      </div>
    </>
  );
}

/** What fits in a line, the most important first. */
export function factsOf({ answer, served }: LiveFile, keeping: Keeping | null): readonly string[] {
  const { count, toHost } = redirectsOf(answer);
  const coding = codingLeft(answer.contentEncoding);
  const time = answer.hops.reduce((sum, hop) => sum + hop.milliseconds, 0);
  return [
    ...(served.lines === null ? [] : [liveWords.lines(served.lines)]),
    answer.contentType === null ? liveWords.noType : code(answer.contentType),
    ...(coding === null ? [] : [liveWords.stillCoded(coding)]),
    answer.cut ? liveWords.cutAfter(answer.size) : liveWords.size(answer.size),
    ...(count > 0 ? [liveWords.redirects(count, toHost)] : []),
    ...(answer.retryAfter === null ? [] : [liveWords.retryAfter(answer.retryAfter)]),
    liveWords.milliseconds(time),
    ...(keeping ? [shortly(keeping)] : []),
  ];
}

function shortly(keeping: Keeping): string {
  const { kept, keptUntil } = liveWords;
  return keeping.kind === "until" ? keptUntil(keeping.time) : kept[keeping.kind];
}

function isSameBlock(one: ManagedBlock | null, other: ManagedBlock | null): boolean {
  return one?.first === other?.first && one?.last === other?.last;
}

/** All that is known about a response: the requests, the headers, and how to ask as a crawler. */
function OpenedDetails(props: {
  file: LiveFile;
  keeping: Keeping | null;
  onAsk: (question: LiveQuestion) => void;
}) {
  const { file, keeping, onAsk } = props;
  const { answer, question } = file;
  const page = useWorkspace();
  const block = useSessionState((state) => managedBlockOf(analysisOf(state)), isSameBlock);
  return (
    <>
      <div>
        <HopTable hops={answer.hops} />
        {notesOf(file).map((note) => (
          <p key={note} className="live-note">
            <Sentence text={note} />
          </p>
        ))}
        {block && (
          <p className="live-note">
            <button type="button" className="link" onClick={() => compareManagedBlock(page)}>
              {liveWords.withoutBlock}
            </button>
          </p>
        )}
        <AskAgain question={question} onAsk={onAsk} />
      </div>
      <dl aria-label={liveWords.headers}>
        <Fact name={liveWords.type} value={answer.contentType} />
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
            <dd>{atLength(keeping)}</dd>
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

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value === null ? liveWords.notSent : <code>{excerpt(value)}</code>}</dd>
    </>
  );
}

/** What was changed on the way between the user’s draft and the response, and a charset that crawlers ignore: sentences. */
export function changesOf({ answer, served }: LiveFile): readonly string[] {
  const { lines, encoding } = served;
  const { charset } = answer;
  return [
    ...(lines && lines.kind !== "same" ? [liveWords.added(lines)] : []),
    ...(encoding ? [liveWords.encodingChanged(encoding)] : []),
    ...(charset && !namesUtf8(charset) ? [liveWords.charsetIgnored(charset)] : []),
  ];
}

/** Whether a charset is UTF-8, also by a name that only browsers know, such as utf8 (Encoding Standard 4.2); or ASCII, which is a part of it. */
function namesUtf8(charset: string): boolean {
  try {
    return charset === "us-ascii" || new TextDecoder(charset).encoding === "utf-8";
  } catch {
    return false;
  }
}

/** What the status code alone does not say about a response: sentences. */
export function notesOf({ answer, read }: LiveFile): readonly string[] {
  const { count } = redirectsOf(answer);
  // The redirects are not what the status code is treated as.
  const id = read.answer.kind === "redirects" ? "ok" : answerIdOf(read.answer);
  const as = circumstanceWords.answerNamed(id);
  return [
    ...(count > 0 && read.isFile ? [liveWords.governs(new URL(answer.asked).origin)] : []),
    ...(read.taken === "as-its-class" ? [liveWords.asItsClass(answer.status, as)] : []),
    ...(read.taken === "as-its-class" && read.isFile ? [liveWords.only200] : []),
    ...(read.taken === "as-no-file" ? [liveWords.asNoFile(answer.status)] : []),
  ];
}

function atLength(keeping: Keeping): string {
  const { mayNotKeep, mayKeep } = liveWords;
  return keeping.kind === "until" ? mayKeep(keeping.time, keeping.by) : mayNotKeep[keeping.kind];
}
