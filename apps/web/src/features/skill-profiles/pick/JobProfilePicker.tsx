import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Named } from "@vaardig/contract/organization";
import type { JOB_PROFILE_SCOPES, JobProfile } from "@vaardig/contract/skillProfiles";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useListJobProfilesQuery } from "../skill-profiles.api.ts";

type Option = Named & Partial<Pick<JobProfile, "sector" | "is_shared">>;

interface Props {
  label: string;
  value: Named | null;
  onChange: (profile: Named | null) => void;
  scope?: (typeof JOB_PROFILE_SCOPES)[number];
  /** A profile that is not offered. */
  without?: string;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
}

/** Chooses a job profile by typing its name. */
export function JobProfilePicker({
  label,
  value,
  onChange,
  scope = "all",
  without,
  help,
  error,
  isOptional = false,
}: Props) {
  const { t } = useTranslation(["skill-profiles", "common"]);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const typed = text === value?.name ? "" : text.trim();
  const query = useDebounced(typed);
  const { currentData, isFetching, isError } = useListJobProfilesQuery(
    { query: { scope, search_query: query, size: 30 } },
    { skip: !isOpen },
  );
  const options: Option[] = (currentData?.data ?? []).filter(({ id }) => id !== without);
  return (
    <Autocomplete<Option>
      fullWidth
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => onChange(chosen && { id: chosen.id, name: chosen.name })}
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
      renderOption={({ key, ...option }, { name, sector, is_shared: isShared }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {[scope === "all" && t(isShared ? "head.library" : "head.own"), sector]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required={!isOptional}
          error={error !== undefined}
          helperText={error ? <span role="alert">{error}</span> : help}
          placeholder={t("pick.placeholder")}
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
