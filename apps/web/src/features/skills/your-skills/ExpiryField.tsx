import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../../ui/DateField.tsx";

interface Props {
  /** YYYY-MM-DD; null without an expiry. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Field for the last valid day of a licence. */
export function ExpiryField({ value, onChange }: Props) {
  const { t } = useTranslation("skills");
  const id = useId();
  return (
    <FormControl sx={{ mt: 4, maxWidth: 280 }}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {t("expires-on")}
      </InputLabel>
      <DateField
        id={id}
        value={value ?? ""}
        onChange={(day) => onChange(day === "" ? null : day)}
        describedBy={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`}>{t("expires-help")}</FormHelperText>
    </FormControl>
  );
}
