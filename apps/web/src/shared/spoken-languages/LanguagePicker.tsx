import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { languageOptions, matchingLanguages } from "./languageOptions.ts";

interface Props {
  /** Codes that are already listed. */
  taken: readonly string[];
  onPick: (code: string) => void;
}

/** Combobox to add a language, searchable in several languages. */
export function LanguagePicker({ taken, onPick }: Props) {
  const { t } = useTranslation(["spoken", "common"]);
  const language = useCurrentLanguage();
  const [text, setText] = useState("");
  const options = useMemo(
    () => languageOptions(language).filter(({ code }) => !taken.includes(code)),
    [language, taken],
  );
  return (
    <Autocomplete
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        if (reason !== "selectOption") setText(typed);
      }}
      onChange={(_event, option) => {
        if (option) onPick(option.code);
        setText("");
      }}
      options={options}
      groupBy={({ common }) => (common ? t("spoken:common") : t("spoken:other"))}
      filterOptions={(all, { inputValue }) => matchingLanguages(all, inputValue)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      autoHighlight
      noOptionsText={t("common:no-results")}
      openText={t("spoken:show-all")}
      closeText={t("common:close")}
      clearText={t("common:clear")}
      renderInput={(params) => (
        <TextField {...params} label={t("spoken:add")} placeholder={t("spoken:add-placeholder")} />
      )}
      sx={{ maxWidth: 360 }}
    />
  );
}
