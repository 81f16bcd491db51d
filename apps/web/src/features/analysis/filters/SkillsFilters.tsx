import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import type { AnalysisChoices } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import { FilterMenu, type FilterOption } from "../../../ui/FilterMenu.tsx";
import { useGetAnalysisChoicesQuery } from "../analysis.api.ts";
import { FILTER_NAMES, type FilterName, type SkillsFilterState } from "./useSkillsFilter.ts";

const NONE: AnalysisChoices = { departments: [], job_profiles: [], locations: [], groups: [], skills: [] };

/** Filters of people, and whether only confirmed levels count. */
export function SkillsFilters({ filtering }: { filtering: SkillsFilterState }) {
  const { t } = useTranslation("analysis");
  const { data: choices = NONE } = useGetAnalysisChoicesQuery();
  const counted = (all: readonly { id: string; name: string; people: number }[]) =>
    all.map(({ id, name, people }) => ({ value: id, label: name, count: people }));
  const options: Record<FilterName, FilterOption[]> = {
    departments: counted(choices.departments),
    job_profiles: counted(choices.job_profiles),
    locations: choices.locations.map(({ name, people }) => ({ value: name, label: name, count: people })),
    groups: choices.groups.map(({ id, name }) => ({ value: id, label: name })),
  };
  return (
    <>
      {FILTER_NAMES.map(
        (name) =>
          (options[name].length > 1 || filtering.chosen[name].length > 0) && (
            <FilterMenu
              key={name}
              label={t(`filters.${name}`)}
              options={options[name]}
              selected={filtering.chosen[name]}
              onChange={(values) => filtering.setFilter(name, values)}
            />
          ),
      )}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={filtering.isConfirmed}
            onChange={(_event, on) => filtering.setConfirmed(on)}
          />
        }
        label={t("filters.confirmed")}
        sx={{ mx: 1 }}
      />
      {filtering.isFiltered && <Button onClick={filtering.clear}>{t("filters.clear")}</Button>}
    </>
  );
}
