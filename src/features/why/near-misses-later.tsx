import { later } from "../../ui/later.tsx";
import { whyWords } from "./words.ts";

/** The rules that nearly decided, as further rows of the table of those that match. */
export const NearMissRows = later(
  whyWords.nearMisses,
  () => import("./NearMisses.tsx").then((module) => module.NearMissRows),
  (content) =>
    content && (
      <tbody>
        <tr>
          <td colSpan={4}>{content}</td>
        </tr>
      </tbody>
    ),
);

/** The same as a table of their own, where none matches. */
export const NearMissTable = later(
  whyWords.nearMisses,
  () => import("./NearMisses.tsx").then((module) => module.NearMissTable),
  (content) => content,
);
