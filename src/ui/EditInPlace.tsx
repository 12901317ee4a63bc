import { useEffect, useRef } from "react";

/** A text edited where it stands: Enter or leaving keeps it, Escape does not. `byKey`: it was ended by a key, so the focus has nowhere to be yet. */
export function EditInPlace(props: {
  label: string;
  value: string;
  onDone: (value: string | null, byKey: boolean) => void;
}) {
  const endedBy = useRef<"Enter" | "Escape" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <input
      className="edit-in-place"
      aria-label={props.label}
      defaultValue={props.value}
      spellCheck={false}
      autoComplete="off"
      ref={input}
      onBlur={({ currentTarget }) =>
        props.onDone(
          endedBy.current === "Escape" ? null : currentTarget.value,
          endedBy.current !== null,
        )
      }
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Escape" && event.key !== "Enter") return;
        endedBy.current = event.key;
        event.currentTarget.blur();
      }}
    />
  );
}
