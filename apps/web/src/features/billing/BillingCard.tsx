import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Actions, on the right. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled card of the billing screens. */
export function BillingCard({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: "grid", gap: 4 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <Typography id={id} variant="h2" sx={{ flex: "1 1 auto" }}>
            {title}
          </Typography>
          {action}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
