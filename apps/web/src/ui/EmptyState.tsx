import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Drawing } from "./Drawing.tsx";

interface Props {
  /** What the screen will show. */
  title?: string;
  /** Why the list is empty. */
  description?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  drawing?: "list" | "search" | "path" | "cable" | "missing" | "done";
  /** Heading level, when the state fills the page. */
  heading?: "h1" | "h2" | "h3";
}

/** Placeholder of an empty screen or list. */
export function EmptyState({ title, description, action, drawing = "list", heading = "h2" }: Props) {
  const { t } = useTranslation();
  return (
    <Box sx={{ py: 12, px: 4, display: "grid", justifyItems: "center", textAlign: "center", gap: 2 }}>
      <Drawing of={drawing} />
      <Typography component={heading} variant={heading === "h1" ? "h1" : "h3"}>
        {title ?? t("no-items")}
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
