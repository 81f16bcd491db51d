/** Meanings of a colour; a picture uses few. */
export type Tone = "main" | "other" | "short" | "stage" | "quiet";

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
  /** True in a narrow place, regardless of the screen. */
  isNarrow?: boolean;
  /** A value as it is written. */
  text: (value: number) => string;
  /** A line or point was clicked, by its place; what it leads to is in the table too. */
  onPick?: ((at: number) => void) | undefined;
}
