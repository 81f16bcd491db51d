import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  help?: string;
  children: ReactNode;
}

/** A group of fields, in two columns where there is room; `FULL_ROW` spans both. */
export function FormSection({ title, help, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {help && <Typography sx={{ mt: 1, color: "text.secondary" }}>{help}</Typography>}
        <Box
          sx={{
            mt: 5,
            display: "grid",
            gap: 5,
            alignItems: "start",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
            // The save bar must not cover the focused field.
            "& input, & textarea": { scrollMarginBottom: 140 },
          }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}

/** Style of a field that spans the whole row of a section. */
export const FULL_ROW = { gridColumn: "1 / -1", minWidth: 0 } as const;
