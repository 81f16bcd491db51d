import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Props {
  drawing: ReactNode;
  title: string;
  description?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  heading: "h1" | "h2" | "h3";
}

/** A drawing, a title, an explanation and an act below each other, instead of content. */
export function StateLayout({ drawing, title, description, action, heading }: Props) {
  return (
    <Box sx={{ py: 12, px: 4, display: "grid", justifyItems: "center", textAlign: "center", gap: 2 }}>
      {drawing}
      <Typography component={heading} variant={heading === "h1" ? "h1" : "h3"}>
        {title}
      </Typography>
      {description && (
        <Typography sx={{ color: "text.secondary", maxWidth: 440, textWrap: "balance" }}>
          {description}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 2 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
