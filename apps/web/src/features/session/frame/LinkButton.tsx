import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface Props {
  to: string;
  children: ReactNode;
  /** Styles it as the primary action. */
  primary?: boolean;
}

/** A full-width link to another screen. */
export function LinkButton({ to, children, primary = false }: Props) {
  return (
    <Button component={Link} to={to} variant={primary ? "contained" : "outlined"} size="large" fullWidth>
      {children}
    </Button>
  );
}
