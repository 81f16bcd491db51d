import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { FigureTexts } from "./useFigureTexts.ts";

/** A figure as a card: the number first, what it counts, how it compares; the whole card leads to its screen. */
export function FigureTile({ words, to }: { words: FigureTexts; to: string }) {
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={to}
        sx={{ height: "100%", p: { xs: 3, sm: 4 }, alignItems: "flex-start" }}
      >
        <Typography component="span" variant="h1" className="tabular" sx={{ display: "block" }}>
          {words.number}
        </Typography>
        <Typography component="span" className="long-words" sx={{ display: "block" }}>
          {words.label}
        </Typography>
        {words.detail && (
          <Typography variant="caption" component="span" sx={{ display: "block", color: "text.secondary" }}>
            {words.detail}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
