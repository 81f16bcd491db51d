import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { useRowFocus } from "../../../ui/useRowFocus.ts";

interface Props {
  title: string;
  /** The primary action. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of the profile. */
export function SectionCard({ title, action, children }: Props) {
  const id = useId();
  const rows = useRowFocus<HTMLDivElement>();
  return (
    <Card ref={rows} component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 2,
          mb: 4,
        }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {action && <Box sx={{ ml: "auto", mr: -2, "&:has(.MuiButton-outlined)": { mr: 0 } }}>{action}</Box>}
      </Box>
      {children}
    </Card>
  );
}
