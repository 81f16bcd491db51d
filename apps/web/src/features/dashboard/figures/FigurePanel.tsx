import Box from "@mui/material/Box";
import type { Figure } from "@vaardig/contract/dashboard/dashboard";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";
import { FigureRow } from "./FigureRow.tsx";
import { FigureTile } from "./FigureTile.tsx";
import { useFigureTexts } from "./useFigureTexts.ts";

/** The figures that matter side by side, each leading to its screen. */
export function FigureStrip({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const placeOf = usePlace();
  const wordsOf = useFigureTexts();
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        display: "grid",
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: {
          xs: "repeat(2, minmax(0, 1fr))",
          md: `repeat(${Math.max(1, figures.length)}, minmax(0, 1fr))`,
        },
      }}
    >
      {figures.map((figure) => {
        const to = placeOf(figure.leads_to);
        return to && <FigureTile key={figure.key} words={wordsOf(figure)} to={to} />;
      })}
    </Box>
  );
}

/** The figures that matter, each leading to its screen. */
export function FigurePanel({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const placeOf = usePlace();
  const wordsOf = useFigureTexts();
  return (
    <Panel title={title}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: -3, mb: -3, p: 0 }}>
        {figures.map((figure) => {
          const to = placeOf(figure.leads_to);
          return to && <FigureRow key={figure.key} words={wordsOf(figure)} to={to} />;
        })}
      </Box>
    </Panel>
  );
}
