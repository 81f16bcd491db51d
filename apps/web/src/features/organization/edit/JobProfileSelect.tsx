import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useSearchJobProfilesQuery } from "../organization.api.ts";

interface Props {
  label: string;
  value: Named | null;
  onChange: (profile: Named | null) => void;
  help?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

interface Option extends Named {
  sector?: string | null;
}

/** Chooses what a role asks for among the company's own and the shared job profiles. */
export function JobProfileSelect({ label, value, onChange, help, error, inputRef }: Props) {
  const { t } = useTranslation(["organization", "common"]);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const typed = text === value?.name ? "" : text.trim();
  const query = useDebounced(typed);
  const { currentData, isFetching, isError } = useSearchJobProfilesQuery(
    { query: { search_query: query, size: 30 } },
    { skip: !isOpen },
  );
  return (
    <Autocomplete<Option>
      fullWidth
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => onChange(chosen && { id: chosen.id, name: chosen.name })}
      onInputChange={(_event, next) => setText(next)}
      options={currentData?.data ?? []}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isFetching || query !== typed}
      loadingText={t("pick.searching")}
      noOptionsText={isError ? t("common:fetch-failed") : t("pick.nothing")}
      clearText={t("common:clear")}
      openText={t("pick.open")}
      closeText={t("common:close")}
      renderOption={({ key, ...option }, { name, sector }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{name}</Typography>
            {sector && (
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {sector}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required
          error={error !== undefined}
          helperText={error ? <span role="alert">{error}</span> : help}
          inputRef={inputRef}
          placeholder={t("pick.job-profile")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: { ...slotProps.htmlInput, maxLength: 120 },
            input: slotProps.input,
          }}
        />
      )}
    />
  );
}
