import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization/organization";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

export interface NamedOption extends Named {
  /** Location of the unit, shown small. */
  hint?: string | undefined;
}

interface Props {
  label: string;
  options: readonly NamedOption[];
  /** Includes the name, because the options may still be loading. */
  value: Named | null;
  onChange: (id: string | null) => void;
  required?: boolean;
  disabled?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Limits the options, because rendering thousands is too slow. */
const filterOptions = createFilterOptions<NamedOption>({
  limit: 60,
  stringify: ({ name, hint }) => `${name} ${hint ?? ""}`,
});

/** Select field for a department, team or position. */
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
