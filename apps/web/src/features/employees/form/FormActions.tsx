import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Buttons of a form in a sheet, in reach while it scrolls. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: "sticky",
        bottom: -24,
        zIndex: 1,
        mx: { xs: -4, sm: -6 },
        mb: -6,
        px: { xs: 4, sm: 6 },
        py: 4,
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "flex-end",
        gap: 2,
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        "& > *": { maxWidth: "100%", overflow: "hidden", textOverflow: "ellipsis" },
      }}
    >
      {children}
    </Box>
  );
}
