import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A titled section of the account. */
export function Section({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2">{title}</Typography>
        {text && <Typography sx={{ mt: 2, color: "text.secondary" }}>{text}</Typography>}
        {children && (
          <Typography component="div" sx={{ mt: 4 }}>
            {children}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
