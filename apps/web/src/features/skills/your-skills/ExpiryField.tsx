import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

interface Props {
  /** YYYY-MM-DD; null where it does not end. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The last day on which a licence is valid. */
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
