import Box from "@mui/material/Box";
import { type ReactNode, useRef } from "react";
import { useListKeys } from "./useListKeys.ts";

interface Props {
  /** Accessible name of the list. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
  /** Dims the cards during a refetch. */
  isFetching: boolean;
  /** Rows have a checkbox, which x ticks. */
  hasTicks?: boolean;
  /** One of several lists on the page, of which the keys could mean only one. */
  isOneOfSeveral?: boolean;
  children: ReactNode;
}

/** A vertical list of cards, through which j and k walk. */
export function CardStack({ label, labelledBy, isFetching, children, ...keys }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, keys.hasTicks === true, keys.isOneOfSeveral !== true);
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={isFetching}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3, opacity: isFetching ? 0.6 : 1 }}
    >
      {children}
    </Box>
  );
}
