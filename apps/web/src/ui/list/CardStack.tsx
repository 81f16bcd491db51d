import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface Props {
  /** Names the list for those who do not see it. */
  label?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** Others are read meanwhile: what stands here is dimmed. */
  isFetching: boolean;
  children: ReactNode;
}

/** Cards under each other. */
export function CardStack({ label, labelledBy, isFetching, children }: Props) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isFetching}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3, opacity: isFetching ? 0.6 : 1 }}
    >
      {children}
    </Box>
  );
}
