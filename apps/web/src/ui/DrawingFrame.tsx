import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** A small decorative line drawing; the text beside it carries the meaning. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 88"
      aria-hidden
      focusable="false"
      sx={{
        width: 150,
        height: 110,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        color: "controlLine",
        "& .fill": { fill: (theme) => (theme.vars ?? theme).palette.tint, color: "primary.main" },
      }}
    >
      {children}
    </Box>
  );
}
