import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useAddJobProfileMutation, useSearchJobProfilesQuery } from "../organization.api.ts";

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
  /** Is not there yet: what was typed, to be added. */
  isNew?: boolean;
}

/** Chooses what a role asks for among the company's own and the shared job profiles, or adds a new one. */
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
  const [add] = useAddJobProfileMutation();
  const { show } = useSnackbar();
  const found: Option[] = currentData?.data ?? [];
  const isKnown = found.some(({ name }) => name.toLocaleLowerCase() === query.toLocaleLowerCase());
  const canAdd = query !== "" && !isKnown && (currentData?.can.includes("create") ?? false);
  const options = canAdd ? [...found, { id: "new", name: query, isNew: true }] : found;
  const choose = async (chosen: Option | null) => {
    if (!chosen?.isNew) return onChange(chosen && { id: chosen.id, name: chosen.name });
    try {
      const { id, name } = await add({ body: { name_en: chosen.name, name_nl: chosen.name } }).unwrap();
      onChange({ id, name });
      show(t("pick.profile-added", { name }));
    } catch (error) {
      show(isApiError(error) ? (Object.values(error.fields ?? {})[0] ?? error.message) : undefined, "error");
    }
  };
  return (
    <Autocomplete<Option>
      fullWidth
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => void choose(chosen)}
      onInputChange={(_event, next) => setText(next)}
      options={options}
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
      renderOption={({ key, ...option }, { name, sector, isNew }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={isNew ? { color: "primary.main", fontWeight: 500 } : {}}>
              {isNew ? t("pick.add-profile", { name }) : name}
            </Typography>
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
