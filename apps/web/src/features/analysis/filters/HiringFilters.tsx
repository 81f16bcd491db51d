import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { HIRING_PERIODS, type HiringChoices } from "@vaardig/contract/analysis/hiringAnalysis";
import { useTranslation } from "react-i18next";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { useAutocompleteTexts } from "../../../ui/useAutocompleteTexts.ts";
import { useListHiringChoicesQuery } from "../analysis.api.ts";
import type { HiringFilterState } from "./useHiringFilter.ts";

const NONE: HiringChoices = { departments: [], jobs: [] };

/** Filters of applicants: period, department and job. */
export function HiringFilters({ filtering }: { filtering: HiringFilterState }) {
  const { t } = useTranslation("analysis");
  const texts = useAutocompleteTexts();
  const { data: choices = NONE } = useListHiringChoicesQuery();
  const { months, departments, job } = filtering;
  return (
    <>
      <FilterMenu
        single
        quiet
        label={t(`hiring.periods.${months}`)}
        options={HIRING_PERIODS.map((value) => ({ value, label: t(`hiring.periods.${value}`) }))}
        selected={[months]}
        onChange={([value]) => filtering.setMonths(value)}
      />
      {choices.departments.length > 0 && (
        <FilterMenu
          label={t("filters.departments")}
          options={choices.departments.map(({ id, name }) => ({ value: id, label: name }))}
          selected={departments}
          onChange={filtering.setDepartments}
        />
      )}
      <Autocomplete
        {...texts}
        size="small"
        options={choices.jobs}
        value={choices.jobs.find(({ id }) => id === job) ?? null}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        onChange={(_event, chosen) => filtering.setJob(chosen?.id ?? null)}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            placeholder={t("filters.job")}
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, "aria-label": t("filters.job") },
            }}
          />
        )}
        sx={{ width: { xs: "100%", sm: 260 } }}
      />
      {filtering.isFiltered && <Button onClick={filtering.clear}>{t("filters.clear")}</Button>}
    </>
  );
}
