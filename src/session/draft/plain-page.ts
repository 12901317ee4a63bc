import { answerCode, answerCoded } from "../../core/answers.ts";
import { Expectations } from "../../core/expectations.ts";
import { type Cell, readAsNamed } from "../../core/inputs.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import type { Encoding } from "../../engine/text/bytes.ts";
import { expectationsSpelled } from "../../features/expectations/letters.ts";
import type { WholePage } from "./whole-page.ts";

/** A page as plain data, which any storage holds. */
export interface PlainPage {
  /** The file's characters with its own line endings; bytes that are none as `decodeText` puts them. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  readonly readAs: string;
  readonly site: string;
  /** As `answerCode` writes it. */
  readonly answer: string;
  /** As `lettersOf` spells them. */
  readonly expectations: string;
  readonly focus: Cell | null;
  /** The id of the lesson whose page it is. */
  readonly lesson: string | null;
}

/** A page as plain data; `expectations`: its own, spelled by letters. */
export function plainOf(page: WholePage, expectations: string): PlainPage {
  return { ...page, answer: answerCode(page.answer), expectations };
}

/** The page again. What this version of the program does not know becomes what it is by default. */
export function pageFrom(plain: PlainPage): WholePage {
  const { urls, crawlers } = plain;
  return {
    ...plain,
    readAs: readAsNamed(plain.readAs) ?? defaultDialect.id,
    answer: answerCoded(plain.answer) ?? { kind: "ok" },
    expectations:
      expectationsSpelled(plain.expectations, urls, crawlers) ?? Expectations.none(urls, crawlers),
  };
}
