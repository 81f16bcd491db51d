import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";

interface Props {
  name: string;
  /** Where it is shown by itself; nothing where the reader has no screen for it. */
  to: string | undefined;
  heading: "h2" | "h3";
  /** How well it fits, or how many are in the running. */
  match: ReactNode;
  children: ReactNode;
}

/** A job or a role of a project in a list: what it is, and beside it how well it fits. */
export function MatchCard({ name, to, heading, match, children }: Props) {
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 6 },
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 200px" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component={heading}>
          {to ? (
            <Link component={RouterLink} to={to} sx={{ color: "text.primary", fontWeight: 600 }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        {children}
      </Box>
      {match}
    </Card>
  );
}
