import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface Props {
  /** Accessible name of the list. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** Dims the cards during a refetch. */
  isFetching: boolean;
  children: ReactNode;
}

/** A vertical list of cards. */
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
