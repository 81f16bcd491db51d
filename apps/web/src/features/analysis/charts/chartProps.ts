/** What a tone stands for; a picture uses few. */
export type Tone = "main" | "other" | "short" | "quiet";

export interface ChartSeries {
  label: string;
  values: readonly (number | null)[];
  tone: Tone;
}

export interface ChartProps {
  /** Names of the lines or points. */
  names: string[];
  series: readonly ChartSeries[];
  isStacked?: boolean;
  /** A value as it is written. */
  text: (value: number) => string;
}
