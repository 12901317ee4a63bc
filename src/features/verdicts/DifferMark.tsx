/** Says which main parsers decide a verdict differently; nothing where `others` is empty. */
export function DifferMark({ others }: { others: string }) {
  if (others === "") return null;
  return (
    <span className="differs" title={others}>
      <span aria-hidden="true">*</span>
      <span className="sr-only">{others}</span>
    </span>
  );
}
