import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Short form fields, in two columns where there is room. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        rowGap: 5,
        columnGap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      {children}
    </Box>
  );
}
