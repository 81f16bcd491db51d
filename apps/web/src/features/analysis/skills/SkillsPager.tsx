import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import PreviousIcon from "lucide-react/icons/chevron-left";
import NextIcon from "lucide-react/icons/chevron-right";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  /** Zero-based. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of a heat map's skills, which are its columns; nothing when all fit. */
export function SkillsPager({ page, size, total, onPage }: Props) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  if (total <= size && page === 0) return null;
  const to = Math.min((page + 1) * size, total);
  const numbers = {
    from: format.number(page * size + 1),
    to: format.number(to),
    total: format.number(total),
  };
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 1,
        mt: 3,
        displayPrint: "none",
      }}
    >
      <Typography
        variant="caption"
        className="tabular"
        aria-live="polite"
        sx={{ mr: 2, color: "text.secondary" }}
      >
        {t("heat.skills-range", numbers)}
      </Typography>
      <IconButton
        aria-label={t("heat.skills-previous")}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton aria-label={t("heat.skills-next")} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}
