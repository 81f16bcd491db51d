import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { TeamChoices, TeamSkills } from "@vaardig/contract/team/team";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useListTeamChoicesQuery } from "../../../shared/team/team.api.ts";
import { useAutocompleteTexts } from "../../../ui/useAutocompleteTexts.ts";

export interface ScopeChoice {
  kind: "line" | "department";
  id: string;
  label: string;
  people: number;
}

const NONE: TeamChoices = { managers: [], departments: [] };

interface Props {
  /** The current scope. */
  of: TeamSkills["of"];
  onChoose: (choice: ScopeChoice) => void;
}

/** Select field for a line or a department; nothing when there is only one. */
export function ScopePicker({ of, onChoose }: Props) {
  const { t } = useTranslation("team");
  const texts = useAutocompleteTexts();
  const { user } = useAuth();
  const { data: { managers, departments } = NONE } = useListTeamChoicesQuery();
  const lines = managers.map(({ id, name, people }) => ({
    kind: "line" as const,
    id,
    people,
    label: id === user?.id ? t("my-line") : t("line-of", { name }),
  }));
  const options: ScopeChoice[] = [
    ...lines,
    ...departments.map(({ id, name, people }) => ({ kind: "department" as const, id, label: name, people })),
  ];
  if (options.length < 2) return null;
  return (
    <Autocomplete
      {...texts}
      size="small"
      clearIcon={null}
      options={options}
      value={options.find(({ kind, id }) => kind === of?.kind && id === of.id) ?? null}
      groupBy={({ kind }) => t(kind === "line" ? "lines" : "departments")}
      getOptionKey={({ kind, id }) => `${kind}-${id}`}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(option, value) => option.kind === value.kind && option.id === value.id}
      onChange={(_event, choice) => choice && onChoose(choice)}
      renderOption={({ key, ...props }, { label, people }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 3 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {label}
          </Box>
          <Box component="span" sx={{ fontSize: "0.75rem", color: "text.secondary" }}>
            {t("people", { count: people })}
          </Box>
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, "aria-label": t("choose") } }}
        />
      )}
      sx={{ width: { xs: "100%", sm: 300 } }}
    />
  );
}
