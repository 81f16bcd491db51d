import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";

interface Props {
  name: string;
  /** Path of the page; undefined when the reader has no such screen. */
  to: string | undefined;
  heading: "h2" | "h3";
  /** Match, or number of applicants. */
  match: ReactNode;
  children: ReactNode;
}

/** Card of a job or project role, with its match. */
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
