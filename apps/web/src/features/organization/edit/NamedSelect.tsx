import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization/organization";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

export interface NamedOption extends Named {
  /** Where it is, in small. */
  hint?: string | undefined;
}

interface Props {
  label: string;
  options: readonly NamedOption[];
  /** With its name: the options may still be under way. */
  value: Named | null;
  onChange: (id: string | null) => void;
  required?: boolean;
  disabled?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Thousands of options would not be drawn in time, and no one would read them. */
const filterOptions = createFilterOptions<NamedOption>({
  limit: 60,
  stringify: ({ name, hint }) => `${name} ${hint ?? ""}`,
});

/** Chooses a department, team or role by name. */
export function NamedSelect({ label, options, value, onChange, error, help, ...props }: Props) {
  const { t } = useTranslation(["organization", "common"]);
  return (
    <Autocomplete<NamedOption>
      fullWidth
      disabled={props.disabled ?? false}
      options={options}
      filterOptions={filterOptions}
      value={value}
      onChange={(_event, chosen) => onChange(chosen?.id ?? null)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      noOptionsText={t("pick.nothing")}
      clearText={t("common:clear")}
      openText={t("pick.open")}
      closeText={t("common:close")}
      renderOption={({ key, ...option }, { name, hint }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{name}</Typography>
            {hint && (
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {hint}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required={props.required ?? false}
          error={error !== undefined}
          helperText={error ? <span role="alert">{error}</span> : help}
          inputRef={props.inputRef}
          placeholder={t("pick.choose")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: slotProps.htmlInput,
            input: slotProps.input,
          }}
        />
      )}
    />
  );
}
