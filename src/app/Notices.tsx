import { inNotice, later } from "../ui/later.tsx";
import { partWords } from "../words/regions.ts";

/** What the page has to tell of what arrived or was done. */
export const Notices = later(
  partWords.page,
  () => import("./NoticeBar.tsx").then((module) => module.NoticeBar),
  inNotice,
);
