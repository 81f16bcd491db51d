import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import type { ChartProps } from "./chartProps.ts";
import { linesOf } from "./linesOf.ts";
import { toneOf } from "./toneOf.ts";

const BAR = 36;
const EDGE = 16;
/** Width per character of a value label, as a share of the longest bar. */
const LETTER = 0.05;

/** Letters of a line of a name, and the most pixels that names take, on a phone and beside it. */
const NAME = {
  narrow: { letters: 16, most: 176 },
  wide: { letters: 26, most: 260 },
  letter: 7.6,
  beside: 12,
};

/** Horizontal bar chart with values on or beside the bars. */
export function HorizontalBarChart({
  names,
  series,
  isStacked = false,
  isNarrow: isTold = false,
  text,
  onPick,
}: ChartProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const isNarrow = useMediaQuery(theme.breakpoints.down("sm")) || isTold;
  const room = isNarrow ? NAME.narrow : NAME.wide;
  const written = new Map(names.map((name) => [name, linesOf(name, room.letters)]));
  const longest = Math.max(0, ...[...written.values()].flat().map((line) => line.length));
  const rows = isStacked ? 1 : series.length;
  const highest = Math.max(
    1,
    ...names.map((_, at) => {
      const values = series.map(({ values: of }) => of[at] ?? 0);
      return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
    }),
  );
  return (
    <BarChart
      layout="horizontal"
      height={names.length * (rows === 1 ? BAR : BAR * 1.6) + 2 * EDGE + (series.length > 1 ? 40 : 0)}
      skipAnimation
      hideLegend={series.length < 2}
      disableKeyboardNavigation
      margin={{ top: EDGE, bottom: EDGE, left: 0, right: isStacked ? EDGE : 56 }}
      yAxis={[
        {
          scaleType: "band",
          data: names,
          width: Math.min(longest * NAME.letter + NAME.beside, room.most),
          valueFormatter: (name: string, { location }) =>
            location === "tick" ? (written.get(name) ?? [name]).join("\n") : name,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.35,
          tickLabelStyle: { fontSize: 13, fontFamily: theme.typography.fontFamily },
        },
      ]}
      // Leaves space for the label beside the longest bar.
      xAxis={[
        {
          min: 0,
          max: isStacked ? highest : highest * (1 + (isNarrow ? 3 : 1) * LETTER * text(highest).length),
          position: "none",
        },
      ]}
      series={series.map(({ label, values, tone }) => ({
        label,
        data: values.map((value) => value),
        color: toneOf(theme, tone),
        ...(isStacked && { stack: "all" }),
        valueFormatter: (value: number | null) => (value === null ? "" : text(value)),
        barLabel: ({ value }: { value: number | null }, { bar }: { bar: { width: number } }) =>
          !value || (isStacked && bar.width < 24) ? null : text(value),
        barLabelPlacement: isStacked ? ("center" as const) : ("outside" as const),
      }))}
      {...(onPick && { onAxisClick: (_event, clicked) => clicked && onPick(clicked.dataIndex) })}
      slotProps={{ legend: { direction: "horizontal", position: { vertical: "top", horizontal: "start" } } }}
      sx={{
        ...(onPick && { cursor: "pointer" }),
        "& .MuiBarChart-label": {
          fontSize: 13,
          fontWeight: 500,
          fill: isStacked ? palette.background.paper : palette.text.primary,
        },
      }}
    />
  );
}
