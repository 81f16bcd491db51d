import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

/** Who endorses a skill, by name; nothing where no one does. */
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
