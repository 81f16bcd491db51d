import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

interface Props {
  /** YYYY-MM-DD; null without an expiry. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Field for the last valid day of a licence. */
export function ExpiryField({ value, onChange }: Props) {
  const { t } = useTranslation("skills");
  return (
    <TextField
      type="date"
      label={t("expires-on")}
      helperText={t("expires-help")}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ mt: 4, maxWidth: 280 }}
    />
  );
}
