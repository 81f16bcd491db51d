import { DrawingFrame } from "./DrawingFrame.tsx";

/** A disconnected cable, for what failed; apart from the others, because the first page loads it. */
export const CableDrawing = () => (
  <DrawingFrame>
    <path d="M8 58c20 0 14-22 32-22" />
    <rect x="40" y="28" width="16" height="16" rx="5" className="fill" />
    <path d="M56 33h6M56 39h6" />
    <rect x="70" y="42" width="16" height="16" rx="5" className="fill" />
    <path d="M86 50c16 0 8 18 26 18" />
    <path d="M64 20l2-6M72 24l5-4M56 20l-2-5" />
  </DrawingFrame>
);
