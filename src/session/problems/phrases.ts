import type { Finding, Fix } from "../../engine/lint/finding.ts";
import { counted, numberText, OUTCOMES } from "../phrases.ts";
import type { Effect, Turn } from "./effect.ts";
import { problemWords } from "./index.ts";
import { code } from "./words.ts";

/** A problem's name. */
export function titleOf({ code: name }: Finding): string {
  return problemWords[name]?.title ?? name;
}

/** What happens because of a problem. */
export function sentenceOf({ code: name, facts }: Finding): string {
  return problemWords[name]?.sentence(facts) ?? name;
}

/** What a fix does, as its button says it. */
export function fixPhrase({ code: name, facts }: Finding, fix: Fix): string {
  return problemWords[name]?.fixes?.[fix.name]?.(facts) ?? "Fix";
}

/** What a fix would do to verdicts, in a few words. */
export function effectPhrase(effect: Effect): string {
  const { isNeutral, turnCount, isPartial, crawlers, example } = effect;
  if (isNeutral) return "Changes no verdict.";
  const where = isPartial ? " of the first URLs" : " on this page";
  const cells = turnCount === 0 ? `No verdict${where} changes` : turnsPhrase(turnCount, where);
  if (crawlers.length === 0) return `${cells}, nor any of a crawler of the catalogue.`;
  if (!example) return `${cells}; other rules then hold for ${namesPhrase(crawlers)}.`;
  if (turnCount > 0) return `${cells}, and others of ${namesPhrase(crawlers)}.`;
  return `${cells}, but others do of ${namesPhrase(crawlers)}, as ${turnPhrase(example)}.`;
}

function turnsPhrase(count: number, where: string): string {
  return `${counted(count, "verdict")}${where} ${count === 1 ? "changes" : "change"}`;
}

const NAMES_SHOWN = 3;

function namesPhrase(names: readonly string[]): string {
  const others = names.length - NAMES_SHOWN;
  if (others <= 1) return names.join(", ");
  return `${names.slice(0, NAMES_SHOWN).join(", ")} and ${numberText(others)} more crawlers`;
}

/** A verdict that would change: `GPTBot /tmp: Allow, then Block`. */
export function turnPhrase({ crawler, url, before, after }: Turn): string {
  return `${crawler} ${code(url)}: ${OUTCOMES[before]}, then ${OUTCOMES[after]}`;
}
