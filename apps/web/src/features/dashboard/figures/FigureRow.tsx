import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { FigureTexts } from "./useFigureTexts.ts";

/** A key figure: number, label and comparison; the whole row is a link. */
export function FigureRow({ words, to }: { words: FigureTexts; to: string }) {
  return (
    <Box component="li" sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Link
        component={RouterLink}
        to={to}
        underline="none"
        sx={{
          display: "block",
          py: 3,
          mx: -3,
          px: 3,
          color: "text.primary",
          fontWeight: 400,
          "&:hover": { bgcolor: "background.default" },
        }}
      >
        <Typography component="span" variant="h2" className="tabular">
          {words.number}
        </Typography>{" "}
        {words.label}
        {words.detail && (
          <Typography variant="caption" component="span" sx={{ display: "block", color: "text.secondary" }}>
            {words.detail}
          </Typography>
        )}
      </Link>
    </Box>
  );
}
