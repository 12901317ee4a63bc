import type { Case } from "./case.ts";
import { specialCharacters } from "./rfc9309-characters.ts";
import { percentEncoding } from "./rfc9309-encoding.ts";
import { longestMatch, simpleExample } from "./rfc9309-examples.ts";
import { formalSyntax } from "./rfc9309-grammar.ts";
import { definition, userAgentLine } from "./rfc9309-groups.ts";
import { accessAndLimits, otherRecords } from "./rfc9309-records.ts";
import { allowAndDisallowLines } from "./rfc9309-rules.ts";

/**
 * Every sentence of RFC 9309 that decides something, section by section. Quotation marks hold the
 * RFC's words; without them it is paraphrased. A source that says "read as" stands where the RFC
 * can be read in two ways.
 */
export const cases: readonly Case[] = [
  ...definition,
  ...formalSyntax,
  ...userAgentLine,
  ...allowAndDisallowLines,
  ...percentEncoding,
  ...specialCharacters,
  ...otherRecords,
  ...accessAndLimits,
  ...simpleExample,
  ...longestMatch,
];
