import type { Theme } from "@mui/material/styles";
import type { Tone } from "./chartProps.ts";

/** Returns a tone's colour in the theme. */
export function toneOf(theme: Theme, tone: Tone): string {
  const { palette } = theme.vars ?? theme;
  const [, main, short, stage, , , other] = palette.chart;
  const colors: Record<Tone, string | undefined> = {
    main,
    other,
    short,
    stage,
    quiet: palette.text.secondary,
  };
  return colors[tone] ?? palette.text.primary;
}
