import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

/** Checkbox to send a scan with text recognition. */
export function RecognizeField<In extends FieldValues & { recognize?: boolean }>({
  control,
}: {
  control: Control<In, unknown, FieldValues>;
}) {
  const { t } = useTranslation("upload");
  const {
    field: { value, ref, ...field },
  } = useController({ control, name: "recognize" as FieldPath<In> });
  return (
    <div>
      <FormControlLabel
        control={<Checkbox {...field} checked={value === true} slotProps={{ input: { ref } }} />}
        label={t("scan.recognize")}
      />
      <FormHelperText sx={{ mx: 0 }}>{t("scan.offer-applicant")}</FormHelperText>
    </div>
  );
}
