import SearchIcon from "@mui/icons-material/SearchRounded";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { OrganigramRole } from "@vaardig/contract/organigram";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  roles: readonly OrganigramRole[];
  onPick: (id: string) => void;
}

const SHOWN = 30;

/** Roles whose name, department, team or one of the shown people has every word, the best first. */
export function findRoles(roles: readonly OrganigramRole[], text: string): OrganigramRole[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits: [OrganigramRole, number][] = [];
  for (const role of roles) {
    const name = role.name.toLocaleLowerCase();
    const around = [role.department?.name, role.team?.name, ...role.people.map((person) => person.name)]
      .join(" ")
      .toLocaleLowerCase();
    if (!words.every((word) => name.includes(word) || around.includes(word))) continue;
    const first = words[0] ?? "";
    hits.push([role, name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2]);
  }
  return hits
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, SHOWN)
    .map(([role]) => role);
}

/** Finds a role as one types; the pick is flown to. */
export function RoleSearch({ roles, onPick }: Props) {
  const { t } = useTranslation(["organigram", "common"]);
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    <Autocomplete<OrganigramRole>
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        if (reason === "input" || reason === "clear") setText(typed);
      }}
      onChange={(_event, role) => role && onPick(role.id)}
      options={findRoles(roles, text)}
      filterOptions={(options) => options}
      getOptionLabel={(role) => role.name}
      getOptionKey={(role) => role.id}
      open={isOpen && text.trim() !== ""}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      autoHighlight
      clearOnBlur={false}
      forcePopupIcon={false}
      noOptionsText={t("common:no-results")}
      clearText={t("common:clear")}
      renderOption={({ key, ...props }, role) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }}>{role.name}</Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {[role.department?.name, role.team?.name].filter(Boolean).join(" · ") || t("no-department")}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={t("search")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: { ...slotProps.htmlInput, "aria-label": t("search"), maxLength: 200 },
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start" sx={{ ml: 1 }}>
                  <SearchIcon fontSize="small" />
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
