import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  /** Percent. */
  value: number;
  /** Accessible name. */
  label: string;
}

/** Progress bar of a goal, with the percentage. */
export function ProgressBar({ value, label }: Props) {
  const format = useFormat();
  const id = useId();
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 140 }}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={label}
        aria-describedby={id}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <Typography id={id} variant="caption" className="tabular" sx={{ minWidth: 36, textAlign: "right" }}>
        {format.percent(value / 100)}
      </Typography>
    </Box>
  );
}
