import Box from "@mui/material/Box";
import type { Figure } from "@vaardig/contract/dashboard/dashboard";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";
import { FigureRow } from "./FigureRow.tsx";
import { useFigureWords } from "./useFigureWords.ts";

/** Key figures, each with a link to its screen. */
export function FigurePanel({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const placeOf = usePlace();
  const wordsOf = useFigureWords();
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
