import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { TeamNoun } from "@vaardig/contract/jobs/teamNouns";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../lib/useDebounced.ts";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { useListPeopleQuery } from "./people.api.ts";

interface Props {
  label: string;
  value: PersonRef | null;
  onChange: (person: PersonRef | null) => void;
  /** An option for no person, such as "no one"; listed first until text is typed. */
  none?: PersonRef | undefined;
  /** Ids of excluded people. */
  exclude?: readonly string[];
  /** Includes invited people, because reporting lines are set before people join. */
  expected?: boolean;
  /** Only people who may be in the team of such a record. */
  teamOf?: TeamNoun | undefined;
  required?: boolean;
  disabled?: boolean;
  help?: string | undefined;
  /** Error message when people cannot be loaded. */
  failed?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

interface Option extends PersonRef {
  role?: string | null;
  department?: string | null;
}

const NOBODY: readonly string[] = [];

/** Combobox to select a colleague by name; by default only people who can sign in. */
export function PersonSelect(props: Props) {
  const { label, value, onChange, exclude = NOBODY, expected = false, help, error } = props;
  const { required = false, disabled = false, teamOf, failed, none } = props;
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const typed = text === value?.name ? "" : text.trim();
  const query = useDebounced(typed);
  const { currentData, isFetching, isError } = useListPeopleQuery(
    {
      query: {
        search_query: query,
        size: 20,
        ...(!expected && { active: "true" }),
        ...(teamOf && { team_of: teamOf }),
      },
    },
    { skip: !isOpen },
  );
  // Hides people found for earlier text, because they would be replaced under the pointer.
  const found = query === typed ? (currentData?.data ?? []) : [];
  const people: Option[] = found.filter(({ id }) => !exclude.includes(id));
  const options = none && typed === "" && !isError ? [none, ...people] : people;
  return (
    <Autocomplete<Option>
      fullWidth
      disabled={disabled}
      value={value}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, chosen) =>
        onChange(chosen && { id: chosen.id, name: chosen.name, photo_url: chosen.photo_url })
      }
      onInputChange={(_event, next) => setText(next)}
      onBlur={props.onBlur}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={isFetching || query !== typed}
      loadingText={t("people.searching")}
      noOptionsText={isError ? (failed ?? t("fetch-failed")) : t(expected ? "people.none" : "people.no-one")}
      clearText={t("clear")}
      openText={t("people.open")}
      closeText={t("close")}
      renderOption={({ key, ...option }, person) => (
        <Box component="li" key={key} {...option} sx={{ gap: 3 }}>
          {person.id !== none?.id && <PersonAvatar name={person.name} src={person.photo_url} size={32} />}
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{person.name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {[person.role, person.department].filter(Boolean).join(" · ")}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={error !== undefined}
          helperText={error ? <span role="alert">{error}</span> : help}
          inputRef={props.inputRef}
          placeholder={t("people.placeholder")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: { ...slotProps.htmlInput, maxLength: 200 },
            input: slotProps.input,
          }}
        />
      )}
    />
  );
}
