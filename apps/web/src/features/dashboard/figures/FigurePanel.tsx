import Box from "@mui/material/Box";
import type { Figure } from "@vaardig/contract/dashboard";
import { useTranslation } from "react-i18next";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";
import { FigureRow } from "./FigureRow.tsx";
import { useFigureWords } from "./useFigureWords.ts";

/** The figures that matter, each leading to its screen. */
export function FigurePanel({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation("dashboard");
  const placeOf = usePlace();
  const wordsOf = useFigureWords();
  return (
    <Panel title={t("figures-title")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: -3, mb: -3, p: 0 }}>
        {figures.map((figure) => {
          const to = placeOf(figure.leads_to);
          return to && <FigureRow key={figure.key} words={wordsOf(figure)} to={to} />;
        })}
      </Box>
    </Panel>
  );
}
