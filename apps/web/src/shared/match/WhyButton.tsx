import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

/** Opens the explanation of a match; `name` says whose or of what. */
export function WhyButton({ name, onExplain }: { name: string; onExplain: () => void }) {
  const { t } = useTranslation("match");
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={t("why-of", { name })}
      onClick={onExplain}
      sx={{ ml: -3 }}
    >
      {t("why")}
    </Button>
  );
}
