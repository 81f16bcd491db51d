import TextField from "@mui/material/TextField";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";

/** What a confirmation rests on; may be left empty. */
export function EvidenceField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("profile");
  return (
    <TextField
      label={t("skills.evidence")}
      helperText={t("skills.evidence-help")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: LIMITS.description } }}
    />
  );
}
