import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Labels with values; empty values are omitted. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 2,
        columnGap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(120px, 180px) minmax(0, 1fr)" },
      }}
    >
      {facts
        .filter(([, value]) => value !== "" && value !== null)
        .map(([label, value]) => (
          <Box key={label} sx={{ display: { xs: "block", sm: "contents" } }}>
            <Typography component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
