import Button from "@mui/material/Button";
import BackIcon from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The way back to the list that a record came from; its arrow stands in line with what is below. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} startIcon={<BackIcon />} sx={{ mt: -2, mb: 2, ml: -3 }}>
      {children}
    </Button>
  );
}
