// @chunk dialects
import type { Named, SectionView } from "./types.ts";

/** A user-agent line whose token has rules continues those, for all tokens that share them, and the lines before it in its section get no rules. Tokens that share their rules share one list of sections. */
export function resumed(
  sections: readonly Pick<SectionView, "names">[],
): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  for (const [section, { names }] of sections.entries()) {
    const resumes = names.map(({ token }) => named.get(token)?.isBare === false);
    const last = resumes.lastIndexOf(true);
    if (last === names.length - 1) named.get(names[last]?.token ?? "")?.sections.push(section);
    const shared = [section];
    for (const [index, agent] of names.entries()) {
      const known = named.get(agent.token);
      if (resumes[index] || known?.sections === shared) continue;
      const isBare = index < last;
      const now = { group: -1, agent, sections: isBare ? [section] : shared, isBare };
      if (!known) named.set(agent.token, now);
      else if (!isBare) Object.assign(known, now);
    }
  }
  return named;
}

/** Only the last of the user-agent lines of a section gets its rules; that of a token drops what the token had before, and the sections for `*` that follow are added. */
export function replaced(
  sections: readonly Pick<SectionView, "names">[],
): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  const forAll: number[] = [];
  for (const [section, { names }] of sections.entries()) {
    const last = names.at(-1)?.token;
    if (last === "*") forAll.push(section);
    for (const agent of names) {
      const isBare = last !== agent.token && last !== "*";
      const now = { group: -1, agent, sections: [section], isBare, added: forAll };
      if (agent.token !== "*") {
        // The last such line in the file counts, in its place.
        named.delete(agent.token);
        named.set(agent.token, now);
      } else if (last === "*" && !named.has("*")) named.set("*", now);
    }
  }
  return named;
}
