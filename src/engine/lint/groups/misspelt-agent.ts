import { type LineCheck, NOTHING_FOUND, type Spotted } from "../check.ts";
import { replacing } from "../replacing.ts";
import { tokensOfBrand } from "./brand.ts";
import { firstThree } from "./first-three.ts";
import { tokenMeantBy } from "./misspelling.ts";
import { meansCrawler } from "./name-reading.ts";
import { shapeOf } from "./name-shape.ts";

/** R207: a name that no crawler of the catalogue has, but nearly the name of one, or that of its operator or product. */
export const misspeltAgent: LineCheck = {
  code: "R207",
  severity: "warning",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "name") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = tokenMeantBy(name);
    const meant = token === null ? tokensOfBrand(name) : [token];
    // Some readers find `Google` within the crawler's name.
    if (meant.length === 0 || meant.some((own) => meansCrawler(name, own, dialect)))
      return NOTHING_FOUND;
    const spotted: Spotted = { span: value, facts: { ...firstThree(meant), name } };
    if (token === null) return [{ ...spotted, severity: "information" }];
    return [{ ...spotted, fixes: [replacing("token", value, token)] }];
  },
};
