import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { LIMITS } from "@vaardig/contract/limits";
import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import type { InputProps } from "../../ui/TextInput.tsx";
import { useTextLimit } from "../../ui/useTextLimit.tsx";
import { INDUSTRIES, industryName, industryValue } from "./industries.ts";

/** Field for an industry: a known one in the current language, or any other text. */
export function IndustryInput<In extends FieldValues>(props: InputProps<In>) {
  const { control, name, label, required = false } = props;
  const { t } = useTranslation(["company-form", "common"]);
  const issueText = useIssueText();
  const language = useCurrentLanguage();
  const { field, fieldState } = useController({ control, name });
  // Translated only on blur, because a partly typed word may be an industry in the other language.
  const [typed, setTyped] = useState<string | null>(null);
  const stored = String(field.value ?? "");
  const names = INDUSTRIES.map((industry) => industry[language]).toSorted((a, b) =>
    a.localeCompare(b, language),
  );
  const shown = industryName(stored, language);
  const known = names.includes(shown);
  const issue = issueText(fieldState.error);
  const limit = useTextLimit(typed ?? shown, LIMITS.name);
  const settle = (text: string) => {
    setTyped(null);
    field.onChange(industryValue(text));
  };
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      options={names}
      value={known ? shown : null}
      inputValue={typed ?? shown}
      onInputChange={(_event, text, reason) => {
        if (reason !== "input" && reason !== "clear") return;
        setTyped(text);
        field.onChange(text);
      }}
      onChange={(_event, chosen, reason) => reason === "selectOption" && settle(chosen ?? "")}
      onBlur={() => {
        settle(stored);
        field.onBlur();
      }}
      clearText={t("common:clear")}
      openText={t("company-form:industry-open")}
      closeText={t("common:close")}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={fieldState.error !== undefined}
          inputRef={field.ref}
          helperText={
            <span role={issue || limit.notice ? "alert" : undefined}>
              {issue ??
                limit.notice ??
                t(stored.trim() === "" || known ? "company-form:industry-help" : "company-form:industry-own")}
            </span>
          }
          slotProps={{
            inputLabel: slotProps.inputLabel,
            input: slotProps.input,
            htmlInput: { ...slotProps.htmlInput, ...limit.inputProps },
          }}
        />
      )}
    />
  );
}
