import Button from "@mui/material/Button";
import BackIcon from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** Link back to the list of a record; its arrow aligns with the content below. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} startIcon={<BackIcon />} sx={{ mt: -2, mb: 2, ml: -3 }}>
      {children}
    </Button>
  );
}
