import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

/** Names of endorsing colleagues; nothing without any. */
export function EndorsedBy({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("rating");
  const format = useFormat();
  if (names.length === 0) return null;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
      {t("endorsed-by", { names: format.list([...names]) })}
    </Typography>
  );
}
