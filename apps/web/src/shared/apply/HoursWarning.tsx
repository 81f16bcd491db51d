import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Commitment, excessHours, ongoingCommitments } from "@vaardig/contract/applications/commitments";
import { LIMITS } from "@vaardig/contract/limits";
import { parseNumber } from "@vaardig/contract/parseNumber";
import { useTranslation } from "react-i18next";

interface Props {
  commitments: readonly Commitment[];
  /** Current input. */
  hours: unknown;
  from: unknown;
  kept: string;
}

const numberOf = (typed: unknown) => parseNumber(String(typed ?? "")) ?? 0;

/** Warns, without blocking, when the total weekly hours exceed a working week, and lists the commitments. */
export function HoursWarning({ commitments, hours, from, kept }: Props) {
  const { t } = useTranslation("apply");
  const begin = typeof from === "string" && from !== "" ? from : null;
  const asked = { hours: numberOf(hours), from: begin, kept: numberOf(kept) };
  const sum = asked.hours > 0 ? excessHours(commitments, asked) : null;
  const parts = [
    ...ongoingCommitments(commitments, begin).map(({ kind, name, hours: each }) =>
      t(`hours.${kind}`, { name, hours: each }),
    ),
    ...(asked.kept > 0 ? [t("hours.kept", { hours: asked.kept })] : []),
    t("hours.this", { hours: asked.hours }),
  ];
  return (
    <Box aria-live="polite">
      {sum !== null && (
        <Alert severity="warning">
          {t("hours.sum", { sum, max: LIMITS.availabilityHours })}
          <Box component="ul" sx={{ my: 1, pl: 5 }}>
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </Box>
          <Typography variant="caption">{t("hours.free")}</Typography>
        </Alert>
      )}
    </Box>
  );
}
