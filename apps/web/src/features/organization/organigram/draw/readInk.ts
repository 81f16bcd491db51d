import type { Theme } from "@mui/material/styles";
import type { DrawingColors } from "./drawing.ts";

/** Returns the value of a theme colour, because a file cannot use the page's CSS variables. */
export function colorValue(color: string): string {
  const name = /^var\((--[\w-]+)/.exec(color)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : color;
}

/** Returns the colours of the current theme, as values. */
export function readInk(theme: Theme): DrawingColors {
  const { palette } = theme.vars ?? theme;
  return {
    background: colorValue(palette.background.default),
    paper: colorValue(palette.background.paper),
    text: colorValue(palette.text.primary),
    secondaryText: colorValue(palette.text.secondary),
    primary: colorValue(palette.primary.main),
    tint: colorValue(palette.tint),
    hairline: colorValue(palette.divider),
    line: colorValue(palette.controlLine),
    chart: palette.chart.map(colorValue),
  };
}
