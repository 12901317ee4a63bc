import { useEffect, useRef } from "react";

/** A text edited where it stands: Enter or leaving keeps it, Escape does not. */
export function EditInPlace(props: {
  label: string;
  value: string;
  onDone: (value: string | null) => void;
}) {
  const cancelled = useRef(false);
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
      onBlur={({ currentTarget }) => props.onDone(cancelled.current ? null : currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") cancelled.current = true;
        if (event.key === "Escape" || event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
