import { crawlerNamed } from "../../crawlers/index.ts";
import { select } from "../../decide/select.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { firstOfField } from "./first-of-field.ts";
import { otherFields } from "./other-fields.ts";

/** R508: Clean-param in a file that does not speak to Yandex, the only one to read it. */
export const cleanParam: FileCheck = {
  code: "R508",
  severity: "information",
  inFile: (file) => {
    const yandex = crawlerNamed("YandexBot");
    if (!yandex || !otherFields(file).has("clean-param")) return NOTHING_FOUND;
    const { kind } = select(file.analysis, yandex).reason;
    return kind === "own" || kind === "fallback"
      ? NOTHING_FOUND
      : firstOfField(file, "clean-param");
  },
};
