import { useTheme } from "@mui/material/styles";
import { LineChart } from "@mui/x-charts/LineChart";
import type { ChartProps } from "./chartProps.ts";
import { toneOf } from "./toneOf.ts";

const HEIGHT = 280;

interface Props extends ChartProps {
  /** Minimum and maximum of the scale; fitted to the values by default. */
  scale?: { min: number; max: number } | undefined;
}

/** Line chart over months; hidden values leave gaps. */
export function TrendLineChart({ names, series, text, scale }: Props) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  return (
    <LineChart
      height={HEIGHT}
      skipAnimation
      hideLegend
      disableKeyboardNavigation
      margin={{ top: 24, bottom: 8, left: 0, right: 32 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: "point",
          data: names,
          disableTicks: true,
          tickLabelStyle: { fontSize: 12, fontFamily: theme.typography.fontFamily },
        },
      ]}
      yAxis={[
        {
          ...scale,
          width: 48,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (value: number) => text(value),
          tickLabelStyle: { fontSize: 12, fontFamily: theme.typography.fontFamily },
        },
      ]}
      series={series.map(({ label, values, tone }) => ({
        label,
        data: [...values],
        color: toneOf(theme, tone),
        curve: "linear",
        connectNulls: false,
        showMark: true,
        valueFormatter: (value: number | null) => (value === null ? "" : text(value)),
      }))}
      sx={{ "& .MuiChartsGrid-line": { stroke: palette.divider } }}
    />
  );
}
