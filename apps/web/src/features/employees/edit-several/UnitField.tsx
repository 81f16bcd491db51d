import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

export interface UnitOption {
  id: string;
  name: string;
  /** Location of the unit, shown small. */
  hint?: string | undefined;
}

interface Props {
  label: string;
  options: readonly UnitOption[];
  /** Null leaves all values unchanged. */
  value: UnitOption | null;
  onChange: (unit: UnitOption | null) => void;
  help: string;
  /** Has the focus when the dialog opens. */
  isFirst?: boolean;
}

/** Limits the options, because rendering thousands is too slow. */
const filterOptions = createFilterOptions<UnitOption>({
  limit: 60,
  stringify: ({ name, hint }) => `${name} ${hint ?? ""}`,
});

/** Field for a department or position of several people; empty for no change. */
export function UnitField({ label, options, value, onChange, help, isFirst = false }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  return (
    <Autocomplete<UnitOption>
      fullWidth
      options={options}
      filterOptions={filterOptions}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      noOptionsText={t("edit-several.nothing")}
      clearText={t("common:clear")}
      openText={t("edit-several.open")}
      closeText={t("common:close")}
      renderOption={({ key, ...option }, { name, hint }) => (
        <li key={key} {...option}>
          <span>
            {name}
            {hint && (
              <Typography
                variant="caption"
                component="span"
                sx={{ display: "block", color: "text.secondary" }}
              >
                {hint}
              </Typography>
            )}
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={isFirst}
          label={label}
          helperText={help}
          placeholder={t("edit-several.no-change")}
        />
      )}
    />
  );
}
