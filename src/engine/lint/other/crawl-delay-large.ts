import { type LineCheck, NOTHING_FOUND } from "../check.ts";

/** A page a minute. */
const LARGE = 60;
const SECONDS_A_DAY = 86_400;

/** R504: a Crawl-delay that leaves a crawler few pages a day. crawler-commons forbids everything from 300 seconds on. */
export const crawlDelayLarge: LineCheck = {
  code: "R504",
  severity: "warning",
  inLine: ({ field }) => {
    if (field?.name !== "crawl-delay" || !/^\d{2,9}(?:\.\d{0,9})?$/.test(field.text))
      return NOTHING_FOUND;
    const delay = Number(field.text);
    if (delay <= LARGE) return NOTHING_FOUND;
    const pages = Math.floor(SECONDS_A_DAY / delay);
    return [{ span: field.value, facts: { delay: field.text, seconds: delay, pages } }];
  },
};
