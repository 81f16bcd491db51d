import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { use } from "react";
import { BarSlot } from "./barSlot.ts";

/** Returns the place in the bar where a phone folds search and filters; null on anything wider. */
export function useBarSlot(): HTMLElement | null {
  const slot = use(BarSlot);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return isPhone ? slot : null;
}
