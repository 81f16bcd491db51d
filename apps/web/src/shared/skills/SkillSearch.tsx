import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Skill } from "@vaardig/contract/skills/skills";
import AddIcon from "lucide-react/icons/plus";
import SearchIcon from "lucide-react/icons/search";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../lib/useDebounced.ts";
import { NewSkillDialog } from "./add/NewSkillDialog.tsx";
import { useSearchSkillsQuery } from "./skills.api.ts";

interface Props {
  label: string;
  /** Search text; controlled, so that it can be set from outside. */
  text: string;
  onText: (text: string) => void;
  onPick: (skill: Skill) => void;
  /** Unavailable skills with the reason, such as "Yours already". */
  taken: ReadonlyMap<string, string>;
  help?: string;
  /** Hides the offer to add the typed text as a new skill. */
  onlyKnown?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const NOTHING: Option[] = [];

interface Option extends Skill {
  matched: string | null;
  /** True for the typed text, which is not a skill yet. */
  isNew?: true;
}

const isNamed = ({ name, matched }: Option, text: string) =>
  [name, matched].some((one) => one?.toLocaleLowerCase() === text.toLocaleLowerCase());

/** Combobox to find skills in both languages; a selection empties the field for the next one. */
export function SkillSearch(props: Props) {
  const { label, text, onText, onPick, taken, help, onlyKnown = false, autoFocus, inputRef } = props;
  const { t } = useTranslation();
  const query = useDebounced(text.trim());
  const { currentData, isFetching, isError } = useSearchSkillsQuery(
    { query: { search_query: query, size: 12 } },
    { skip: query === "" },
  );
  const [open, setOpen] = useState(false);
  const [adding, setAdding] = useState<string | null>(null);
  const behind = isFetching || query !== text.trim();
  const found: Option[] = query === "" ? NOTHING : (currentData?.data ?? NOTHING);
  const mode = (["create", "propose"] as const).find((one) => currentData?.can.includes(one));
  const isOpenToNew =
    mode && !onlyKnown && !behind && query.length > 1 && !found.some((one) => isNamed(one, query));
  const options = isOpenToNew ? [...found, newOption(query)] : found;
  const search = (
    <Autocomplete<Option>
      fullWidth
      open={open && text.trim() !== ""}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      openOnFocus
      value={null}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        // Leaving the field must not discard the text.
        if (reason === "input" || reason === "clear") onText(typed);
      }}
      onChange={(_event, skill) => {
        if (!skill) return;
        if (skill.isNew) {
          setAdding(skill.name);
          return;
        }
        const { id, name, kind, group_id, group_name } = skill;
        onPick({ id, name, kind, group_id, group_name });
        onText("");
      }}
      options={options}
      filterOptions={(options) => options}
      getOptionLabel={(skill) => skill.name}
      getOptionKey={(skill) => skill.id}
      getOptionDisabled={(skill) => taken.has(skill.id)}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      autoHighlight={found.length > 0}
      clearOnBlur={false}
      forcePopupIcon={false}
      loading={behind}
      loadingText={t("skill-search.searching")}
      noOptionsText={isError ? t("fetch-failed") : t("skill-search.nothing")}
      clearText={t("clear")}
      renderOption={({ key, ...props }, skill) => (
        <Box component="li" key={key} {...props}>
          {skill.isNew && <Box component={AddIcon} size={20} sx={{ mr: 2, color: "primary.main" }} />}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            <Typography sx={{ fontWeight: 500 }}>
              {skill.isNew && mode ? t(`skill-search.${mode}`, { name: skill.name }) : skill.name}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {[skill.group_name, alias(skill) && t("skill-search.also", { name: alias(skill) })]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          </Box>
          {taken.has(skill.id) && (
            <Typography variant="caption" sx={{ color: "text.secondary", flex: "none", ml: 3 }}>
              {taken.get(skill.id)}
            </Typography>
          )}
        </Box>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          helperText={help}
          autoFocus={autoFocus ?? false}
          inputRef={inputRef}
          placeholder={t("skill-search.placeholder")}
          slotProps={{
            inputLabel: slotProps.inputLabel,
            htmlInput: { ...slotProps.htmlInput, maxLength: 200 },
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
    />
  );
  return (
    <>
      {search}
      {adding !== null && mode && (
        <NewSkillDialog
          name={adding}
          mode={mode}
          onPick={(skill) => {
            onPick(skill);
            onText("");
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}

function newOption(name: string): Option {
  return { id: "new", name, kind: "skill", group_id: null, group_name: null, matched: null, isNew: true };
}

/** Returns the alias by which a skill was found, when it differs from its name. */
function alias({ name, matched }: Option): string | null {
  return matched && matched.toLocaleLowerCase() !== name.toLocaleLowerCase() ? matched : null;
}
