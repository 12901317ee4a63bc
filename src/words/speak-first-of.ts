import { languages } from "./languages.ts";
import { speak } from "./section.ts";

/** Speaks the first of the wanted languages that there is; English where there is none, or its file does not arrive. */
export async function speakFirstOf(wanted: readonly string[]): Promise<void> {
  const tag = firstKnown(wanted);
  const load = tag === undefined ? undefined : languages[tag];
  if (load)
    await load().then(
      ({ language }) => speak(language),
      () => undefined,
    );
}

/** `de-AT` is answered with `de`. Whoever prefers English to what there is gets English. */
function firstKnown(wanted: readonly string[]): string | undefined {
  return wanted
    .flatMap((tag) => [tag, tag.replace(/-.*$/, "")])
    .find((tag) => tag === "en" || Object.hasOwn(languages, tag));
}
