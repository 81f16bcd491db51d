import type { Theme } from "@mui/material/styles";
import { heatStyles } from "../../../shared/team/heatStyles.ts";

const NAME_WIDTH = 168;

/**
 * Returns the styles of the team's heat map, adapted for percentages, vertical names, and hatched hidden
 * cells.
 */
export function analysisHeatStyles(theme: Theme) {
  const look = heatStyles(theme, NAME_WIDTH);
  const { palette } = theme.vars ?? theme;
  const cell = { ...look["& td a"], width: 52, height: 36, fontSize: "0.8125rem" };
  return {
    ...look,
    "& tbody th": {
      ...look["& tbody th"],
      overflowWrap: "anywhere",
      fontWeight: 400,
      [theme.breakpoints.down("sm")]: { minWidth: 112, maxWidth: 112 },
    },
    "& tbody tr:last-of-type th": {
      ...look["& tbody th"],
      fontWeight: 600,
      [theme.breakpoints.down("sm")]: { minWidth: 112, maxWidth: 112 },
    },
    "& thead th:first-of-type": {
      ...look["& thead th:first-of-type"],
      padding: theme.spacing(1),
      fontSize: "0.75rem",
      color: palette.text.secondary,
    },
    "& thead th > span": {
      writingMode: "vertical-rl",
      transform: "rotate(180deg)",
      maxHeight: 156,
      maxWidth: 40,
      margin: "0 auto 8px",
      overflow: "hidden",
      lineHeight: "18px",
      fontSize: "0.8125rem",
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
    },
    "& td a": cell,
    "& td span": { ...cell, backgroundColor: "transparent" },
    "& td span[data-hidden]": {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 5px, ${palette.divider} 5px 6px)`,
      backgroundColor: palette.background.default,
    },
    "& td span:focus-visible": look["& td a:focus-visible"],
  } as const;
}
