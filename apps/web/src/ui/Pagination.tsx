import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import PreviousIcon from "lucide-react/icons/chevron-left";
import NextIcon from "lucide-react/icons/chevron-right";
import { useTranslation } from "react-i18next";
import { useFormat } from "../lib/language/useFormat.ts";

interface Props {
  /** Zero-based. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** "11–20 of 254" with previous and next buttons; nothing when everything fits on one page. */
export function Pagination({ page, size, total, onPage }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (total <= size && page === 0) return null;
  const from = Math.min(page * size + 1, total);
  const to = Math.min((page + 1) * size, total);
  return (
    <Box
      component="nav"
      aria-label={t("pages.label")}
      sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end", gap: 1, mt: 4 }}
    >
      <Typography
        variant="caption"
        className="tabular"
        aria-live="polite"
        sx={{ mr: 2, color: "text.secondary" }}
      >
        {t("pages.range", { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </Typography>
      <IconButton aria-label={t("pages.previous")} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label={t("pages.next")} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}
