import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** Maximum width of a section in pixels: description, gap, fields. */
export const FORM_WIDTH = 260 + 32 + 680;

/** Height in pixels that the save bar may cover, with a margin. */
const BAR_HEIGHT = 140;

interface Props {
  title: string;
  help: string;
  children: ReactNode;
}

/** A group of fields with a description beside them, above them on a narrow screen. */
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
