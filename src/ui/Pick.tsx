import { ChevronDown, Search } from "lucide-react";
import type { ComponentProps } from "react";

/** Something to choose, by its id. */
interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
}

/** Choices of one kind, under a heading. */
interface ChoiceSection {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** A list to choose one of. `name`: what is read out in the place of the label; `isLabelHidden`: the label is only read out. */
export function Pick<Id extends string>(props: {
  label: string;
  name?: string;
  isLabelHidden?: boolean;
  value: Id;
  choices: readonly Choice<Id>[];
  sections?: readonly ChoiceSection[];
  onPick: (id: Id) => void;
}) {
  const { label, name, isLabelHidden = false, value, choices, sections = [], onPick } = props;
  const all = [...choices, ...sections.flatMap(({ choices }) => choices)];
  return (
    // Where a select takes the width of its longest choice, the style sheet makes it as wide as this one.
    <label className="pick" data-shown={all.find(({ id }) => id === value)?.title}>
      <span className={isLabelHidden ? "sr-only" : ""}>{label}</span>
      <select
        aria-label={name}
        value={value}
        // The list holds nothing else.
        onChange={({ target }) => onPick(target.value as Id)}
      >
        <Options choices={choices} />
        {sections.map(({ title, choices }) => (
          <optgroup key={title} label={title}>
            <Options choices={choices} />
          </optgroup>
        ))}
      </select>
      <ChevronDown className="icon" aria-hidden="true" />
    </label>
  );
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}

/** For boxes that take names and URLs, which no browser may correct or complete. */
export const asTyped = { spellCheck: false, autoComplete: "off", autoCapitalize: "off" } as const;

/** The box in a panel's head that says which of its rows are shown. */
export function FilterBox(props: ComponentProps<"input">) {
  return (
    <label className="filter">
      <Search className="icon" aria-hidden="true" />
      <input {...asTyped} {...props} />
    </label>
  );
}
