import { X } from "lucide-react";
import { liveWords } from "./words.ts";

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className="action only-icon"
      aria-label={liveWords.close}
      onClick={onClose}
    >
      <X className="icon" aria-hidden="true" />
    </button>
  );
}
