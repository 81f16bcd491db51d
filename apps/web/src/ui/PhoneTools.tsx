import type { ReactNode } from "react";
import { FoldedTools } from "./FoldedTools.tsx";
import { useBarSlot } from "./useBarSlot.ts";

/** Search and filters above the content; on a phone they fold into the bar, so that the page begins with content. */
export function PhoneTools({ children }: { children: ReactNode }) {
  return <FoldedTools slot={useBarSlot()}>{children}</FoldedTools>;
}
