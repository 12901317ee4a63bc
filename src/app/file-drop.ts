/** Opens a file dropped anywhere on the page but on parts that have a use of their own for it, marked `data-takes-files`. Returns how to stop. */
export function onFileDropped(open: (file: File) => void): () => void {
  const hasFile = ({ dataTransfer, target }: DragEvent) =>
    dataTransfer?.types.includes("Files") &&
    !(target instanceof Element && target.closest("[data-takes-files]"));
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
