import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";

type Tone = "neutral" | "positive" | "attention" | "critical" | "info";

const DOT: Record<Tone, string> = {
  neutral: "controlLine",
  positive: "primary.main",
  attention: "warning.main",
  critical: "error.main",
  info: "info.main",
};

/** A status as a chip; the text carries the meaning, the dot is decorative. */
export function StatusChip({ label, tone = "neutral" }: { label: string; tone?: Tone }) {
  return (
    <Chip
      size="small"
      label={label}
      icon={
        <Box
          component="span"
          sx={{
            flex: "none",
            width: 8,
            height: 8,
            borderRadius: "50%",
            bgcolor: DOT[tone],
            ml: "8px !important",
          }}
        />
      }
    />
  );
}
