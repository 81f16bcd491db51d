import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface Props {
  to: string;
  children: ReactNode;
  /** The one primary action of the screen. */
  primary?: boolean;
}

/** A way forward to another screen, as wide as the column. */
export function LinkButton({ to, children, primary = false }: Props) {
  return (
    <Button component={Link} to={to} variant={primary ? "contained" : "outlined"} size="large" fullWidth>
      {children}
    </Button>
  );
}
