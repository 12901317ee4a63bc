import { ArrowRight, Check, ChevronRight, Plus } from "lucide-react";
import { crawlersInput, urlsInput } from "../../../core/inputs.ts";
import { addCrawlers, addUrlList } from "../../../core/intents.ts";
import { urlOf } from "../../../engine/prove/spelling.ts";
import { useSession, useSessionState } from "../../../ui/workspace.tsx";
import { excerpt } from "../../../words/quoting.ts";
import type { AlikeDifference } from "../alike-differences.ts";
import { ANYONE_ELSE } from "../asked-readers.ts";
import type { Difference } from "../crawler-differences.ts";
import { readerName } from "../reader-name.ts";
import { differenceWords } from "../words/differences.ts";
import { TurnSide } from "./TurnSide.tsx";

/** Crawlers of which the same was found; a button that unfolds their names where there are several. */
export function ReadersRow(props: {
  alike: AlikeDifference;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { alike, isOpen, onToggle } = props;
  const names = differenceWords.crawlers(alike.readers.map(nameOf));
  if (alike.readers.length === 1) return <p className="readers-row">{names}</p>;
  return (
    <button type="button" className="readers-row" aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight className="icon" aria-hidden="true" />
      <span>{names}</span>
    </button>
  );
}

/** One of them, by name. */
export function ReaderRow({ token }: { token: string }) {
  return <p className="reader-row">{nameOf(token)}</p>;
}

function nameOf(token: string): string {
  return excerpt(readerName(token));
}

/** What was found: a URL that is answered otherwise, by which lines; or that there is none. */
export function FoundRow({ alike }: { alike: AlikeDifference }) {
  const { difference, readers } = alike;
  switch (difference.kind) {
    case "differs":
      return <WitnessRow difference={difference} readers={readers} />;
    case "equal":
      return <p className="found-row is-equal">{differenceWords.same[difference.why]}</p>;
    case "undecided":
      return <p className="found-row is-undecided">{differenceWords.undecided}</p>;
  }
}

function WitnessRow(props: {
  difference: Extract<Difference, { kind: "differs" }>;
  readers: readonly string[];
}) {
  const { difference, readers } = props;
  const { path, before, after } = difference;
  return (
    <div className="found-row">
      <AddWitness path={path} readers={readers} />
      <code title={excerpt(path)}>{excerpt(path)}</code>
      <TurnSide side="before" {...before} />
      <ArrowRight className="icon turn-arrow" aria-hidden="true" />
      <TurnSide side="now" {...after} />
    </div>
  );
}

/** Puts the URL into the table, and the first of the crawlers where none of them is there: else nobody would see it change. */
function AddWitness({ path, readers }: { path: string; readers: readonly string[] }) {
  const session = useSession();
  const url = urlOf(path);
  const hasUrl = useSessionState((state) => state.field(urlsInput.field).includes(url));
  const hasReader = useSessionState((state) =>
    state.field(crawlersInput.field).some((token) => readers.includes(token)),
  );
  // Any other crawler has no name under which it could stand in the table.
  const missing = hasReader ? [] : readers.filter((token) => token !== ANYONE_ELSE).slice(0, 1);
  const isThere = hasUrl && missing.length === 0;
  const add = () => {
    session.dispatch(addUrlList(session.getState(), [url]));
    session.dispatch(addCrawlers(session.getState(), missing));
  };
  const items = [path, ...missing];
  const name = isThere ? differenceWords.added(items) : differenceWords.add(items);
  const Icon = isThere ? Check : Plus;
  return (
    <button
      type="button"
      className="witness-add"
      aria-label={name}
      title={name}
      aria-disabled={isThere}
      onClick={() => !isThere && add()}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
