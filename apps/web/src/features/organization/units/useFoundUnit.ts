import type { SxProps } from "@mui/material/styles";
import { type RefCallback, useCallback } from "react";
import { useAddress } from "../../../lib/useAddress.ts";

interface Mark {
  ref: RefCallback<HTMLElement>;
  sx: SxProps;
}

/** Returns the highlight of a unit found by search, and scrolls it into view. */
export function useFoundUnit(id: string): Mark {
  const { get } = useAddress();
  const isMarked = get("unit") === id;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (isMarked) element?.scrollIntoView({ block: "center" });
    },
    [isMarked],
  );
  return { ref, sx: isMarked ? { bgcolor: "tint" } : {} };
}
