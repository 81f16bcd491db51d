import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import ClearIcon from "lucide-react/icons/filter-x";
import { useTranslation } from "react-i18next";
import { SavedViews } from "../../../shared/saved-views/SavedViews.tsx";
import { ChipRow } from "../../../ui/ChipRow.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { useListFinderChoicesQuery } from "../expertFinder.api.ts";
import { type FinderState, PEOPLE_SIDES, WEEKLY_HOURS } from "./useFinderQuery.ts";

/** Non-skill filters, and saved searches. */
export function FinderFilters({ finding }: { finding: FinderState }) {
  const { t } = useTranslation(["expert-finder", "common"]);
  const { data } = useListFinderChoicesQuery();
  const { query } = finding;
  return (
    <Box sx={{ mb: 5, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <ChipRow>
        <SavedViews screen="expert_finder" search={finding.view} />
        <Box
          role="group"
          aria-label={t("filters.people")}
          sx={{ display: "flex", flexWrap: { sm: "wrap" }, gap: 2 }}
        >
          {PEOPLE_SIDES.map((side) => (
            <FilterChip
              key={side}
              label={t(`people.${side}`)}
              selected={query.people === side}
              onToggle={() => finding.setPeople(side)}
            />
          ))}
        </Box>
        <FilterMenu
          label={t("filters.departments")}
          options={(data?.departments ?? []).map(({ id, name, count }) => ({
            value: id,
            label: name,
            count,
          }))}
          selected={query.departments}
          onChange={finding.setDepartments}
        />
        <FilterMenu
          label={t("filters.places")}
          options={(data?.locations ?? []).map(({ name, count }) => ({ value: name, label: name, count }))}
          selected={query.locations}
          onChange={finding.setPlaces}
        />
        <FilterMenu
          single
          label={t("filters.hours")}
          options={WEEKLY_HOURS.map((hours) => ({
            value: String(hours),
            label: t("hours-least", { hours }),
          }))}
          selected={query.hours === null ? [] : [String(query.hours)]}
          onChange={([hours]) => finding.setHours(hours)}
        />
        {finding.isFiltered && (
          <Tooltip title={t("common:clear-filters")}>
            <IconButton aria-label={t("common:clear-filters")} onClick={finding.clearFilters}>
              <ClearIcon size={20} />
            </IconButton>
          </Tooltip>
        )}
      </ChipRow>
    </Box>
  );
}
