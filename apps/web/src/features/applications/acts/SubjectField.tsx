import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { LIMITS } from "@vaardig/contract/limits";
import { useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  value: string;
  onChange: (subject: string) => void;
  error: string | undefined;
}

/** The subject of a mail, outside a form. */
export function SubjectField({ value, onChange, error }: Props) {
  const { t } = useTranslation("applications");
  const id = useId();
  return (
    <FormControl fullWidth required error={error !== undefined}>
      <InputLabel htmlFor={id}>{t("mail-subject")}</InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { maxLength: LIMITS.name, "aria-describedby": `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{error}</FormHelperText>
    </FormControl>
  );
}
