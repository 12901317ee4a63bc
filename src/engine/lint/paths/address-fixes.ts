import type { Fix } from "../finding.ts";
import type { WrittenRule } from "../line-view.ts";
import { replacing } from "../replacing.ts";
import type { WrittenAddress } from "./written-address.ts";

/** The path of an address in its place. None where that would be the whole site: most often another site was meant. */
export function addressFixes({ span }: WrittenRule, { rest }: WrittenAddress): readonly Fix[] {
  return /^\/[^*$]/.test(rest) ? [replacing("path", span, rest)] : [];
}
