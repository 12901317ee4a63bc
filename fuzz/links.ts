import fc from "fast-check";
import { openPage } from "../src/core/intents.ts";
import { sample } from "../src/core/sample.ts";
import { createSession } from "../src/core/session.ts";
import { openLink } from "../src/tasks/links/links.ts";
import { makeLink } from "../src/tasks/links/make-link.ts";
import { requestIn } from "../src/ui/address.ts";
import { GOLDEN } from "../test/golden-links.ts";
import { expectSame, expectThat } from "./expect.ts";
import { property } from "./property.ts";
import { givenTo } from "./said.ts";

const golden = fc.constantFrom(...GOLDEN.map(({ fragment }) => fragment));

/** A link that something happened to on its way: characters lost, added, changed or doubled. */
const mutated = fc
  .tuple(
    golden,
    fc.array(fc.record({ at: fc.nat(300), lost: fc.nat(3), added: fc.string({ maxLength: 3 }) })),
  )
  .map(([fragment, slips]) =>
    slips.reduce(
      (now, { at, lost, added }) =>
        now.slice(0, at % (now.length + 1)) + added + now.slice((at % (now.length + 1)) + lost),
      fragment,
    ),
  );

const random = fc
  .tuple(
    fc.constantFrom("0", "1", "2", "a", "", "#1", "text=", "example=", "problem="),
    fc.base64String(),
    fc.string({ unit: "binary" }),
  )
  .map((parts) => parts.join(""));

/** Whatever stands after the `#` is opened whole, or the page stays as it was and says why. */
export const links = property(
  "links, whole, random and mutated",
  () => fc.oneof(golden, mutated, random),
  async (fragment) => {
    requestIn(fragment);
    const session = createSession();
    session.dispatch(openPage(session.getState(), sample));
    const before = session.getState();
    const notice = await openLink(session, fragment);
    const now = session.getState();
    if (now === before) return;
    // All that can be said of a page that was opened is that its reader is not known.
    expectThat(notice === null || notice.recovered === null, "a page was opened whole");
    const again = createSession();
    expectSame(await openLink(again, await makeLink(session)), null);
    expectSame(givenTo(again.getState()), givenTo(now));
  },
);
