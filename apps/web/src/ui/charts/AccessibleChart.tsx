import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { ChartProps } from "./chartProps.ts";

// The charting library is large, and the text should render first.
const HorizontalBarChart = lazy(async () => ({
  default: (await import("./HorizontalBarChart.tsx")).HorizontalBarChart,
}));
const VerticalBarChart = lazy(async () => ({
  default: (await import("./VerticalBarChart.tsx")).VerticalBarChart,
}));
const TrendLineChart = lazy(async () => ({ default: (await import("./TrendLineChart.tsx")).TrendLineChart }));

const CHARTS = { bars: HorizontalBarChart, columns: VerticalBarChart, line: TrendLineChart };

interface Props extends ChartProps {
  kind: "bars" | "columns" | "line";
  /** What it shows; the table beside it has the numbers. */
  label: string;
  scale?: { min: number; max: number } | undefined;
}

/** A chart, exposed to screen readers as one named image. */
export function AccessibleChart({ kind, label, ...chart }: Props) {
  const Chart = CHARTS[kind];
  return (
    <Box role="img" aria-label={label} sx={{ minWidth: { xs: 240, sm: 300 } }}>
      <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
        <Chart {...chart} />
      </Suspense>
    </Box>
  );
}
