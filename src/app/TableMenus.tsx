import { Each } from "./Each.tsx";
import { tableMenus } from "./features.ts";

/** What can be done with the table of verdicts as a whole. */
export function TableMenus() {
  return <Each components={tableMenus} />;
}
