import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Props {
  title: string;
  text: ReactNode;
  /** Actions, on the right. */
  children?: ReactNode;
}

/** A second factor with its state and actions. */
export function FactorRow({ title, text, children }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{text}</Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>{children}</Box>
    </Box>
  );
}
