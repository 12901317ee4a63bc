/**
 * Opens a file dropped anywhere on the page but on parts that have a use of their own for it, marked
 * `data-takes-files`; with `part`, on those that are marked with it. Returns how to stop.
 */
export function onFileDropped(open: (file: File) => void, part?: string): () => void {
  const hasFile = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes("Files") && partOf(target) === part;
  const onDragOver = (event: DragEvent) => {
    if (hasFile(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file || !hasFile(event)) return;
    event.preventDefault();
    // Before the editor, which would insert the file at the drop.
    event.stopPropagation();
    open(file);
  };
  addEventListener("dragover", onDragOver, true);
  addEventListener("drop", onDrop, true);
  return () => {
    removeEventListener("dragover", onDragOver, true);
    removeEventListener("drop", onDrop, true);
  };
}

function partOf(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element && target.closest<HTMLElement>("[data-takes-files]");
  return marked ? marked.dataset.takesFiles : undefined;
}
