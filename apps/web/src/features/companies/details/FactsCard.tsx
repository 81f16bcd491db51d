import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Labels with values; empty values are omitted. */
  facts?: readonly (readonly [name: string, value: string | null])[];
  children?: ReactNode;
}

/** A card of facts under a title. */
export function FactsCard({ title, facts = [], children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ display: "grid", gap: 4 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {facts.length > 0 && (
          <Box
            component="dl"
            sx={{
              m: 0,
              display: "grid",
              rowGap: 2,
              columnGap: 4,
              gridTemplateColumns: "minmax(96px, auto) 1fr",
            }}
          >
            {facts.map(
              ([name, value]) =>
                value !== null && (
                  <Box key={name} sx={{ display: "contents" }}>
                    <Typography component="dt" sx={{ color: "text.secondary" }}>
                      {name}
                    </Typography>
                    <Typography component="dd" className="tabular" sx={{ m: 0, overflowWrap: "anywhere" }}>
                      {value}
                    </Typography>
                  </Box>
                ),
            )}
          </Box>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
