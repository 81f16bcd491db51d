import Autocomplete from "@mui/material/Autocomplete";
import InputBase from "@mui/material/OutlinedInput";
import { useId } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { INDUSTRIES, industryName, industryValue } from "../../../lib/industries.ts";
import { useCurrentLanguage } from "../../../lib/useCurrentLanguage.ts";
import { Field, helpIdOf } from "../../../ui/Field.tsx";
import type { InputProps } from "../../../ui/TextInput.tsx";

/** A well-known industry in the language on screen, or whatever else is typed. */
export function IndustryInput<In extends FieldValues>({ control, name, label, required }: InputProps<In>) {
  const { t } = useTranslation(["company", "common"]);
  const { field, fieldState } = useController({ control, name });
  const language = useCurrentLanguage();
  const id = useId();
  const stored = String(field.value ?? "");
  const shown = industryName(stored, language);
  const names = INDUSTRIES.map((industry) => industry[language]).toSorted((a, b) =>
    a.localeCompare(b, language),
  );
  const own = stored.trim() !== "" && !names.includes(shown);
  return (
    <Field
      id={id}
      label={label}
      required={required ?? false}
      help={t(own ? "industry-own" : "industry-help")}
      error={fieldState.error}
    >
      <Autocomplete
        id={id}
        freeSolo
        forcePopupIcon
        options={names}
        inputValue={shown}
        value={names.includes(shown) ? shown : null}
        onInputChange={(_event, typed, reason) => {
          // Nothing but the person changes it: not the list, which has no entry for an industry of one's own.
          if (reason !== "reset" && reason !== "blur") field.onChange(industryValue(typed));
        }}
        onChange={(_event, chosen) => field.onChange(industryValue(chosen ?? ""))}
        onBlur={field.onBlur}
        clearText={t("common:clear")}
        openText={t("industry-open")}
        closeText={t("common:close")}
        renderInput={({ id: inputId, disabled, fullWidth, slotProps }) => (
          <InputBase
            id={inputId}
            disabled={disabled}
            fullWidth={fullWidth}
            {...slotProps.input}
            inputRef={(element: HTMLInputElement | null) => {
              field.ref(element);
              const { ref } = slotProps.htmlInput;
              if (typeof ref === "function") ref(element);
              else if (ref) ref.current = element;
            }}
            slotProps={{
              input: { ...slotProps.htmlInput, "aria-describedby": helpIdOf(id), maxLength: 120 },
            }}
          />
        )}
      />
    </Field>
  );
}
