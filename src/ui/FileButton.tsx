import { type ReactNode, useContext, useRef } from "react";
import { MenuItems } from "./menu-items.ts";

/** A button that asks for a file of the user's. `name`: of the button, and of the file that is asked for; `accept`: the kinds of files that are offered first. */
export function FileButton(props: {
  name?: string;
  fileName: string;
  title?: string;
  accept?: string;
  className?: string;
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const { name, fileName, title = name, accept, className = "action", onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const items = useContext(MenuItems);
  const ask = () => input.current?.click();
  return (
    <>
      {items ? (
        <items.Item name={name ?? fileName} title={title} onClick={ask} />
      ) : (
        <button type="button" className={className} aria-label={name} title={title} onClick={ask}>
          {children}
        </button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={fileName}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file chosen again is a change again.
          target.value = "";
        }}
      />
    </>
  );
}
