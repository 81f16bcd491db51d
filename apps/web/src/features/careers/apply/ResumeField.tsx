import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import FileIcon from "lucide-react/icons/file-text";
import { useId, useRef, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RESUME, uploadProblemOf } from "../../../lib/api/uploadLimits.ts";
import { fileSize } from "../../../lib/fileSize.ts";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  /** Called when a file replaces the earlier one. */
  onChosen: () => void;
  /** Called immediately when a file is rejected. */
  onRefused: (message: string) => void;
}

/** Résumé field as a single button; the file is sent with the form. */
export function ResumeField<In extends FieldValues & { resume: File | null }>({
  control,
  onChosen,
  onRefused,
}: Props<In>) {
  const { t } = useTranslation(["careers", "upload"]);
  const format = useFormat();
  const issueText = useIssueText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({ control, name: "resume" as FieldPath<In> });
  const file = field.value as File | null;
  const [obstacle, setObstacle] = useState<ReturnType<typeof uploadProblemOf>>(null);
  // Sending the form finds no file; why there is none is what helps.
  const error = fieldState.error && (obstacle ? t(`upload:resume.${obstacle}`) : issueText(fieldState.error));
  const choose = (chosen: File) => {
    const found = uploadProblemOf(chosen, RESUME);
    setObstacle(found);
    onChosen();
    if (found) onRefused(t(`upload:resume.${found}`));
    else field.onChange(chosen);
  };
  return (
    <div>
      <Typography component="div" sx={{ mb: 2, fontWeight: 500 }}>
        {t("careers:fields.resume")}
        <Box component="span" aria-hidden sx={{ color: "error.main" }}>
          {" *"}
        </Box>
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Button
          ref={field.ref}
          variant="outlined"
          startIcon={<FileIcon />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {t(file ? "upload:replace" : "upload:resume.choose")}
        </Button>
        {file && (
          <Typography sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {file.name}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {fileSize(file.size, format)}
            </Box>
          </Typography>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept={RESUME.accept}
        aria-label={t("careers:fields.resume")}
        hidden
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // Allows selecting the same file again after a correction.
          event.target.value = "";
          if (chosen) choose(chosen);
        }}
      />
      <FormHelperText id={id} error={error !== undefined} role={error ? "alert" : undefined}>
        {error ?? t("upload:resume.hint")}
      </FormHelperText>
    </div>
  );
}
