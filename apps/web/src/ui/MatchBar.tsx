import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { BANDS, type Band } from "@vaardig/contract/limits";
import LockIcon from "lucide-react/icons/lock";
import { useTranslation } from "react-i18next";
import { useFormat } from "../lib/language/useFormat.ts";

interface Props {
  /** null: not enough information. */
  band: Band | null;
  /** 0–1, shown small. */
  score: number | null;
  /** A missing must-have keeps the band below that of the score. */
  capped?: boolean;
}

/** A match: the band's words first, five segments in the one green, the score in small. */
export function MatchBar({ band, score, capped = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const filled = band ? BANDS.length - BANDS.indexOf(band) : 0;
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
              {/* Read aloud inside a button, the band and the lock are two words. */}
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
      <Box aria-hidden sx={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)", gap: "3px" }}>
        {BANDS.map((segment, at) => (
          <Box
            key={segment}
            sx={{ height: 6, borderRadius: "3px", bgcolor: at < filled ? "primary.main" : "divider" }}
          />
        ))}
      </Box>
    </Box>
  );
}
