import { type ReactNode, useContext, useRef } from "react";
import { MenuItems } from "./menu-items.ts";

/** A button that asks for a file of the user's, or with `multiple` for several. `name`: of the button, and of the file that is asked for; `accept`: the kinds of files that are offered first. */
export function FileButton(props: {
  name?: string;
  fileName: string;
  title?: string;
  accept?: string;
  className?: string;
  multiple?: boolean;
  onFile: (file: File, files: readonly File[]) => void;
  children: ReactNode;
}) {
  const { name, fileName, title = name, accept, className = "action", children } = props;
  const { multiple, onFile } = props;
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
        multiple={multiple}
        aria-label={fileName}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [file] = files;
          if (file) onFile(file, files);
          // The same file chosen again is a change again.
          target.value = "";
        }}
      />
    </>
  );
}
