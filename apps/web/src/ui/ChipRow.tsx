import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** Name of a group of related filters. */
  label?: string;
  children: ReactNode;
}

/** A row of filters; on a phone it scrolls horizontally, to keep the content near the top. */
export function ChipRow({ label, children }: Props) {
  const row = useRef<HTMLElement>(null);
  const width = useRef(0);
  // Scrolls the active filter into view on a phone, also after counts widen the row.
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
        // Extends to the screen edges, where the next chip is partly visible; leaves room for the focus ring.
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
