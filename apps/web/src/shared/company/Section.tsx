import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** Pixels of a section at most: what it is for, the gap, its fields. */
export const FORM_WIDTH = 260 + 32 + 680;

/** Pixels that the bar with Save may cover at the bottom, with some air. */
const BAR_HEIGHT = 140;

interface Props {
  title: string;
  help: string;
  children: ReactNode;
}

/** Fields that belong together: what they are for beside them, above them where there is no room. */
export function Section({ title, help, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: "grid",
        gap: { xs: 3, lg: 8 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "260px minmax(0, 680px)" },
      }}
    >
      <Box sx={{ pt: { lg: 5 } }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{help}</Typography>
      </Box>
      <Card>
        <CardContent
          sx={{ display: "grid", gap: 5, "& input, & textarea": { scrollMarginBottom: BAR_HEIGHT } }}
        >
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
