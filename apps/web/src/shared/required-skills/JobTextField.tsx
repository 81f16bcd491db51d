import TextField from "@mui/material/TextField";
import { LIMITS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Whether a job text can be read. */
export const isReadable = (text: string): boolean => text.trim() !== "" && text.length <= LIMITS.longText;

/** Where a job text is pasted, with how much of the room it takes. */
export function JobTextField({ text, onText }: Props) {
  const { t } = useTranslation("required-skills");
  const format = useFormat();
  const isTooLong = text.length > LIMITS.longText;
  return (
    <TextField
      fullWidth
      multiline
      minRows={12}
      maxRows={24}
      autoFocus
      label={t("sheet.label")}
      value={text}
      onChange={({ target }) => onText(target.value)}
      error={isTooLong}
      helperText={t(isTooLong ? "sheet.too-long" : "sheet.length", {
        length: format.number(text.length),
        max: format.number(LIMITS.longText),
      })}
    />
  );
}
