import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { ChartProps } from "./chartProps.ts";

// The charting library is large, and the text should render first.
const BarPicture = lazy(async () => ({ default: (await import("./BarPicture.tsx")).BarPicture }));
const LinePicture = lazy(async () => ({ default: (await import("./LinePicture.tsx")).LinePicture }));

interface Props extends ChartProps {
  kind: "bars" | "line";
  /** Accessible name; the table beside the chart has the numbers. */
  label: string;
  scale?: { min: number; max: number } | undefined;
}

/** A chart, exposed to screen readers as one named image. */
export function Picture({ kind, label, ...chart }: Props) {
  const Chart = kind === "bars" ? BarPicture : LinePicture;
  return (
    <Box role="img" aria-label={label} sx={{ minWidth: { xs: 240, sm: 300 } }}>
      <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
        <Chart {...chart} />
      </Suspense>
    </Box>
  );
}
