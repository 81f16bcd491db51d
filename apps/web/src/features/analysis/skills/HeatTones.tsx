import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { LEVELS } from "../../../shared/skills/levelNames.ts";
import { levelTone } from "../../../shared/team/heatStyles.ts";
import type { HeatMetric } from "./readHeatAddress.ts";

/** Legend of the heat map's colours. */
export function HeatTones({ shown }: { shown: HeatMetric }) {
  const { t } = useTranslation(["analysis", "common"]);
  const format = useFormat();
  return (
    <Box
      component="ul"
      aria-label={t("analysis:heat.legend")}
      sx={{
        listStyle: "none",
        m: 0,
        p: 0,
        display: "flex",
        flexWrap: "wrap",
        columnGap: 4,
        rowGap: 2,
        fontSize: "0.75rem",
        lineHeight: "18px",
        color: "text.secondary",
      }}
    >
      {LEVELS.map((level) => (
        <Box component="li" key={level} sx={{ display: "inline-flex", alignItems: "center", gap: 2 }}>
          <Box
            aria-hidden
            sx={(theme: Theme) => ({
              width: 24,
              height: 18,
              borderRadius: "4px",
              ...levelTone(theme, level),
            })}
          />
          {shown === "level"
            ? t(`common:levels.${level}`)
            : t("analysis:heat.range", {
                from: format.percent((level - 1) / 5),
                to: format.percent(level / 5),
              })}
        </Box>
      ))}
    </Box>
  );
}
