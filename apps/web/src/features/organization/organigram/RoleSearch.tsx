import Autocomplete from "@mui/material/Autocomplete";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { OrganigramRole } from "@vaardig/contract/organization/organigram";
import SearchIcon from "lucide-react/icons/search";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useListOrganigramPeopleQuery } from "../organization.api.ts";
import { findRoles } from "./findRoles.ts";
import { type RoleSearchHit, RoleSearchOption } from "./RoleSearchOption.tsx";

interface Props {
  roles: readonly OrganigramRole[];
  /** `isPerson`: a person was selected, so the sheet of their position opens. */
  onPick: (roleId: string, isPerson: boolean) => void;
}

/**
 * Search field for positions and people; a selected position is centred, a selected person opens the
 * position's sheet.
 */
export function RoleSearch({ roles, onPick }: Props) {
  const { t } = useTranslation(["organigram", "common"]);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const typed = text.trim();
  const asked = useDebounced(typed);
  const people = useListOrganigramPeopleQuery(
    { query: { search_query: asked, size: 8 } },
    { skip: !isOpen || asked === "" },
  );
  const isWaiting = people.isFetching || asked !== typed;
  const options: RoleSearchHit[] = [
    ...findRoles(roles, typed).map((role) => ({
      kind: "role" as const,
      id: role.id,
      roleId: role.id,
      name: role.name,
      about:
        [role.department?.name, role.team?.name].filter(Boolean).join(" · ") || t("organigram:no-department"),
      photo: null,
    })),
    // Hides people found for earlier text, because they would be replaced under the pointer.
    ...(isWaiting ? [] : (people.currentData?.data ?? [])).map((person) => ({
      kind: "person" as const,
      id: person.id,
      roleId: person.role.id,
      name: person.name,
      about: person.role.name,
      photo: person.photo_url,
    })),
  ];
  return (
    <Autocomplete<RoleSearchHit>
      value={null}
      inputValue={text}
      onInputChange={(_event, next, reason) => {
        if (reason === "input" || reason === "clear") setText(next);
      }}
      onChange={(_event, found) => {
        if (!found) return;
        setText("");
        onPick(found.roleId, found.kind === "person");
      }}
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      groupBy={({ kind }) => t(kind === "role" ? "organigram:list-label" : "organigram:people-title")}
      open={isOpen && typed !== ""}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      loading={isWaiting}
      loadingText={t("common:people.searching")}
      noOptionsText={t("common:no-results")}
      clearText={t("common:clear")}
      renderOption={({ key, ...props }, found) => <RoleSearchOption key={key} {...props} found={found} />}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={t("organigram:search")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: { ...slotProps.htmlInput, "aria-label": t("organigram:search"), maxLength: 200 },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 1 }}>
                  <SearchIcon size={20} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      sx={{ width: { xs: "100%", sm: 300 } }}
    />
  );
}
