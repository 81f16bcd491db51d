import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { BAND_LIMITS, type Band } from "@vaardig/contract/limits";
import LockIcon from "lucide-react/icons/lock";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

interface Props {
  /** Null: not enough information. */
  band: Band | null;
  /** 0–1, shown small. */
  score: number | null;
  /** True when a missing must-have limits the band. */
  capped?: boolean;
  /** True for unconfirmed data from a résumé: hatched, and labelled. */
  provisional?: boolean;
}

const HATCH = (color: string) => `repeating-linear-gradient(135deg, ${color} 0 3px, transparent 3px 6px)`;

/** A match: band name, bar with band limits, and the score in small print. */
export function MatchBar({ band, score, capped = false, provisional = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box sx={{ display: "grid", gap: "6px", width: "100%", maxWidth: 200 }}>
      <Box sx={{ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 2 }}>
        <Typography
          component="span"
          sx={{ fontWeight: 600, color: band ? "text.primary" : "text.secondary" }}
        >
          {t(`bands.${band ?? "none"}`)}
          {capped && (
            <>
              {/* Separates band and lock in the accessible name of a button. */}
              {"\u00a0"}
              <Tooltip title={t("bands.capped")}>
                <Box
                  component={LockIcon}
                  size={14}
                  role="img"
                  sx={{ color: "text.secondary", verticalAlign: "-0.1em" }}
                />
              </Tooltip>
            </>
          )}
        </Typography>
        {score !== null && (
          <Typography
            component="span"
            variant="caption"
            className="tabular"
            aria-label={t("bands.score", { score: format.percent(score) })}
            role="img"
            sx={{ color: "text.secondary" }}
          >
            {format.percent(score)}
          </Typography>
        )}
      </Box>
      {score !== null && <Bar score={score} provisional={provisional} />}
      {score !== null && provisional && (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("bands.provisional")}
        </Typography>
      )}
    </Box>
  );
}

function Bar({ score, provisional }: { score: number; provisional: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{ position: "relative", height: 6, borderRadius: "3px", bgcolor: "divider", overflow: "hidden" }}
    >
      <Box
        sx={{
          height: "100%",
          borderRadius: "3px",
          ...(provisional
            ? {
                backgroundImage: ({ palette }) => HATCH(palette.primary.main),
                border: 1,
                borderColor: "primary.main",
              }
            : { bgcolor: "primary.main" }),
        }}
        style={{ width: `${100 * score}%` }}
      />
      {BAND_LIMITS.map((limit) => (
        <Box
          key={limit}
          sx={{ position: "absolute", top: 0, bottom: 0, width: "2px", bgcolor: "background.paper" }}
          style={{ left: `calc(${100 * limit}% - 1px)` }}
        />
      ))}
    </Box>
  );
}
