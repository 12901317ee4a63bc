/** What a lesson says. `Remarks`: as many texts as it has verdicts to notice. */
export interface LessonText<Remarks extends readonly string[] = readonly string[]> {
  /** What is true, without a full stop. */
  readonly title: string;
  /** One paragraph: what is believed, what happens, what to do. */
  readonly text: string;
  /** Why each of its verdicts is what it is, in their order; each one sentence. */
  readonly remarks: Remarks;
}

/** The words of a lesson, of which the compiler only remembers how many remarks there are. */
export function lesson<const Remarks extends readonly string[]>(
  text: LessonText<Remarks & AsMany<Remarks>>,
): LessonText<AsMany<Remarks>> {
  return text;
}

type AsMany<Texts extends readonly string[]> = { readonly [At in keyof Texts]: string };
