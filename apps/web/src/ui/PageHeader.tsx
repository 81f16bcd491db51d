import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Props {
  title: string;
  /** One-line description of the page's purpose. */
  description?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  /** One row below the title: filters or tabs. */
  children?: ReactNode;
}

/** Page header: title, description, primary action, and one row of filters or tabs. */
export function PageHeader({ title, description, action, children }: Props) {
  return (
    <Box component="header" sx={{ mb: 6 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" }}>
        <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {description && (
            <Typography sx={{ mt: 1, color: "text.secondary", maxWidth: 640 }}>{description}</Typography>
          )}
        </Box>
        {action && (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>{action}</Box>
        )}
      </Box>
      {children && (
        <Box sx={{ mt: 5, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>{children}</Box>
      )}
    </Box>
  );
}
