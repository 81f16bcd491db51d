import { LIMITS } from "@vaardig/contract/limits";
import type { FieldError } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LimitedText } from "../../ui/LimitedText.tsx";

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Reason why the text cannot be read. */
  error?: FieldError | undefined;
}

/** Returns whether a job text can be read. */
export const isReadable = (text: string): boolean => text.trim() !== "";

/** Field for a pasted job text; stops at the limit and reports the overflow. */
export function JobTextField({ text, onText, error }: Props) {
  const { t } = useTranslation("required-skills");
  return (
    <LimitedText
      label={t("sheet.label")}
      value={text}
      onChange={({ target }) => onText(target.value)}
      limit={LIMITS.longText}
      rows={12}
      error={error}
      input={{ maxRows: 24, autoFocus: true }}
    />
  );
}
