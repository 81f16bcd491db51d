import Box from "@mui/material/Box";
import Rating from "@mui/material/Rating";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

/** Average rating of a course in stars; nothing without ratings. */
export function StarLine({ rating }: { rating: { average: number; count: number } | null }) {
  const { t } = useTranslation("courses");
  const format = useFormat();
  if (!rating) return null;
  const average = format.number(rating.average, { minimumFractionDigits: 1 });
  return (
    <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
      <Rating
        readOnly
        size="small"
        precision={0.5}
        value={rating.average}
        emptyLabelText={t("ratings.empty")}
        aria-label={t("ratings.average", { average })}
        sx={{ color: "warning.main" }}
      />
      <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
        {t("ratings.of", { count: rating.count, average })}
      </Typography>
    </Box>
  );
}
