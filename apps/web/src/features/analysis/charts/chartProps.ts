/** Semantic colour of a series; a chart uses few. */
export type Tone = "main" | "other" | "short" | "quiet";

export interface ChartSeries {
  label: string;
  values: readonly (number | null)[];
  tone: Tone;
}

export interface ChartProps {
  /** Names of the bars or points. */
  names: string[];
  series: readonly ChartSeries[];
  isStacked?: boolean;
  /** Formats a value. */
  text: (value: number) => string;
}
