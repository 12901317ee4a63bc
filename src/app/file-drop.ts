/** Opens a file dropped anywhere on the page. Returns how to stop. */
export function onFileDropped(open: (file: File) => void): () => void {
  const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  const onDragOver = (event: DragEvent) => {
    if (hasFile(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
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
