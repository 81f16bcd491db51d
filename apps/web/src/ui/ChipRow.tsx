import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** Name of filters that stay together, as one group. */
  label?: string;
  children: ReactNode;
}

/** Filters among what stands in their row; on a phone one row that is moved sideways, so that the content is near. */
export function ChipRow({ label, children }: Props) {
  const row = useRef<HTMLElement>(null);
  const width = useRef(0);
  // Anyone who comes by a link sees on a phone which filter is on, also once the counts made the row longer.
  useEffect(() => {
    const { current } = row;
    if (!current || current.scrollWidth === width.current) return;
    width.current = current.scrollWidth;
    const chosen = current.querySelector<HTMLElement>("[aria-pressed=true]");
    if (chosen) current.scrollLeft = chosen.offsetLeft - current.offsetLeft - 16;
  });
  return (
    <Box
      ref={row}
      {...(label && { role: "group", "aria-label": label })}
      sx={{
        display: { xs: "flex", sm: label ? "flex" : "contents" },
        flexWrap: { sm: "wrap" },
        gap: 2,
        alignItems: "center",
        overflowX: "auto",
        scrollbarWidth: "none",
        // To the edges of the screen, where the next chip is seen to go on; room for the ring of the focus.
        width: { xs: "calc(100% + 32px)", sm: "auto" },
        mx: { xs: -4, sm: 0 },
        px: { xs: 4, sm: 0 },
        my: -1,
        py: 1,
        "& > *": { flex: "none" },
      }}
    >
      {children}
    </Box>
  );
}
