import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import { useTranslation } from "react-i18next";
import { LEVELS } from "../skills/levelNames.ts";
import { gapStyles, levelTone } from "./heatStyles.ts";

const square = { width: 24, height: 18, borderRadius: "4px", flex: "none", textAlign: "center" } as const;
const pair = { display: "inline-flex", alignItems: "center", gap: 2 } as const;

/** Legend of colours and outlines. */
export function HeatLegend() {
  const { t } = useTranslation(["team", "common"]);
  return (
    <Box
      component="ul"
      aria-label={t("team:legend.label")}
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
        <Box component="li" key={level} sx={pair}>
          <Box aria-hidden sx={(theme: Theme) => ({ ...square, ...levelTone(theme, level) })}>
            {level}
          </Box>
          {t(`common:levels.${level}`)}
        </Box>
      ))}
      <Box component="li" sx={pair}>
        <Box aria-hidden sx={(theme: Theme) => ({ ...square, ...gapStyles(theme, false) })} />
        {t("team:legend.low")}
      </Box>
      <Box component="li" sx={pair}>
        <Box aria-hidden sx={(theme: Theme) => ({ ...square, ...gapStyles(theme, true) })} />
        {t("team:legend.missing")}
      </Box>
      <Box component="li" sx={pair}>
        <Box aria-hidden sx={{ ...square, bgcolor: "background.default" }}>
          ?
        </Box>
        {t("team:legend.unknown")}
      </Box>
      <Box component="li" sx={pair}>
        <Box aria-hidden sx={{ width: 6, height: 6, borderRadius: "50%", bgcolor: "text.primary" }} />
        {t("team:legend.waiting")}
      </Box>
    </Box>
  );
}
