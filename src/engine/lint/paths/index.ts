import type { Check } from "../check.ts";
import { backslashPath } from "./backslash-path.ts";
import { dollarAndQuery } from "./dollar-and-query.ts";
import { dollarInside } from "./dollar-inside.ts";
import { doubleStar } from "./double-star.ts";
import { emptyAllow } from "./empty-allow.ts";
import { escapeSpelling } from "./escape-spelling.ts";
import { escapedWildcard } from "./escaped-wildcard.ts";
import { extensionWithoutEnd } from "./extension-without-end.ts";
import { fullUrlPath } from "./full-url-path.ts";
import { hashInPath } from "./hash-in-path.ts";
import { indexAllowed } from "./index-allowed.ts";
import { noLeadingSlash } from "./no-leading-slash.ts";
import { nonAsciiPath } from "./non-ascii-path.ts";
import { parameterPosition } from "./parameter-position.ts";
import { pathWithHost } from "./path-with-host.ts";
import { questionStar } from "./question-star.ts";
import { regularExpression } from "./regular-expression.ts";
import { spaceInPath } from "./space-in-path.ts";
import { starBetweenSlashes } from "./star-between-slashes.ts";
import { trailingStar } from "./trailing-star.ts";

/** Checks of how a rule's path is written, by code. */
export const pathChecks: readonly Check[] = [
  noLeadingSlash,
  fullUrlPath,
  trailingStar,
  dollarInside,
  questionStar,
  regularExpression,
  doubleStar,
  spaceInPath,
  nonAsciiPath,
  hashInPath,
  escapedWildcard,
  escapeSpelling,
  extensionWithoutEnd,
  dollarAndQuery,
  parameterPosition,
  starBetweenSlashes,
  emptyAllow,
  indexAllowed,
  backslashPath,
  pathWithHost,
];
