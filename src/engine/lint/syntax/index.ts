import type { Check } from "../check.ts";
import { byteOrderMark } from "./byte-order-mark.ts";
import { emptyUserAgent } from "./empty-user-agent.ts";
import { fileOverLimit } from "./file-over-limit.ts";
import { htmlFile } from "./html-file.ts";
import { invisibleCharacter } from "./invisible-character.ts";
import { lineCut } from "./line-cut.ts";
import { lookalikeCharacter } from "./lookalike-character.ts";
import { missingColon } from "./missing-colon.ts";
import { misspeltField } from "./misspelt-field.ts";
import { notUtf8 } from "./not-utf-8.ts";
import { nul } from "./nul.ts";
import { quotedValue } from "./quoted-value.ts";
import { ruleBeforeGroup } from "./rule-before-group.ts";
import { textWithoutField } from "./text-without-field.ts";
import { twoDirectives } from "./two-directives.ts";
import { unknownField } from "./unknown-field.ts";
import { utf16 } from "./utf-16.ts";

/** Checks of single lines and of the file as text, by code. */
export const syntaxChecks: readonly Check[] = [
  unknownField,
  misspeltField,
  missingColon,
  twoDirectives,
  ruleBeforeGroup,
  emptyUserAgent,
  lineCut,
  fileOverLimit,
  byteOrderMark,
  nul,
  invisibleCharacter,
  lookalikeCharacter,
  htmlFile,
  utf16,
  notUtf8,
  textWithoutField,
  quotedValue,
];
