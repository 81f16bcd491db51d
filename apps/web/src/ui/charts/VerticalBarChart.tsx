import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import type { ChartProps } from "./chartProps.ts";
import { toneOf } from "./toneOf.ts";

const HEIGHT = 260;

/** Columns that stand side by side, the last series with its values above. */
export function VerticalBarChart({ names, series, text, onPick }: ChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <BarChart
      height={HEIGHT}
      skipAnimation
      hideLegend={series.length < 2}
      disableKeyboardNavigation
      margin={{ top: 24, bottom: 0, left: 0, right: 0 }}
      borderRadius={3}
      xAxis={[
        {
          scaleType: "band",
          data: names,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.3,
          barGapRatio: 0.05,
          tickLabelStyle: { fontSize: 12, fontFamily: theme.typography.fontFamily },
        },
      ]}
      // Room for the value above the highest column.
      yAxis={[{ min: 0, max: highest * 1.12, position: "none" }]}
      series={series.map(({ label, values, tone }, at) => ({
        label,
        data: [...values],
        color: toneOf(theme, tone),
        valueFormatter: (value: number | null) => (value === null ? "" : text(value)),
        barLabel: ({ value }: { value: number | null }) =>
          at === series.length - 1 && value ? text(value) : null,
        barLabelPlacement: "outside" as const,
      }))}
      {...(onPick && { onAxisClick: (_event, clicked) => clicked && onPick(clicked.dataIndex) })}
      slotProps={{ legend: { direction: "horizontal", position: { vertical: "top", horizontal: "start" } } }}
      sx={{
        ...(onPick && { cursor: "pointer" }),
        "& .MuiBarChart-label": { fontSize: 12, fontWeight: 500, fill: palette.text.primary },
      }}
    />
  );
}
