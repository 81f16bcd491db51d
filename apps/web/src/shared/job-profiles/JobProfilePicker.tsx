import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { Named } from "@vaardig/contract/organization/organization";
import type { JOB_PROFILE_SCOPES } from "@vaardig/contract/skill-profiles/skillProfiles";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../lib/useDebounced.ts";
import { JobProfileOption } from "./JobProfileOption.tsx";
import { useListJobProfilesQuery } from "./jobProfiles.api.ts";
import type { Option } from "./option.ts";
import { useAddJobProfile } from "./useAddJobProfile.ts";

interface Props {
  label: string;
  value: Named | null;
  onChange: (profile: Named | null) => void;
  scope?: (typeof JOB_PROFILE_SCOPES)[number];
  /** Id of a profile to exclude. */
  without?: string;
  /** Offers to add the typed name, when permitted. */
  isAdding?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Combobox to select a job profile of the company or the library. */
export function JobProfilePicker(props: Props) {
  const { label, value, onChange, scope = "all", without, isAdding = false, help, error } = props;
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const typed = text === value?.name ? "" : text.trim();
  const query = useDebounced(typed);
  const { currentData, isFetching, isError } = useListJobProfilesQuery(
    { query: { scope, search_query: query, size: 30 } },
    { skip: !isOpen },
  );
  const add = useAddJobProfile(onChange);
  // Hides results of earlier text, because they would be replaced under the pointer.
  const known = query === typed ? (currentData?.data ?? []) : [];
  const found: Option[] = known.filter(({ id }) => id !== without);
  const isKnown = found.some(({ name }) => name.toLocaleLowerCase() === query.toLocaleLowerCase());
  const mayAdd = isAdding && query !== "" && !isKnown && currentData?.can.includes("create");
  const choose = (chosen: Option | null) => {
    if (chosen?.isNew) void add(chosen.name);
    else onChange(chosen && { id: chosen.id, name: chosen.name });
  };
  return (
    <Autocomplete<Option>
      fullWidth
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) => choose(chosen)}
      onInputChange={(_event, next) => setText(next)}
      options={mayAdd ? [...found, { id: "new", name: query, isNew: true }] : found}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isFetching || query !== typed}
      loadingText={t("job-profile.searching")}
      noOptionsText={isError ? t("fetch-failed") : t("job-profile.nothing")}
      clearText={t("clear")}
      openText={t("job-profile.open")}
      closeText={t("close")}
      renderOption={({ key, ...item }, option) => (
        <JobProfileOption key={key} item={item} option={option} isMixed={scope === "all"} />
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required={!props.isOptional}
          error={error !== undefined}
          helperText={error ? <span role="alert">{error}</span> : help}
          inputRef={props.inputRef}
          placeholder={t("job-profile.placeholder")}
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
