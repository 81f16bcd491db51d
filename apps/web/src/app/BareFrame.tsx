import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { FOCUS_TARGET } from "./useFocusOnNavigation.ts";

/** A screen without the sidebar. */
export function BareFrame({ children }: { children?: ReactNode }) {
  return (
    <Box component="main" id={FOCUS_TARGET} tabIndex={-1} sx={{ minHeight: "100dvh" }}>
      {children ?? <Outlet />}
    </Box>
  );
}
