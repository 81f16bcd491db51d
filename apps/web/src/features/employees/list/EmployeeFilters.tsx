import Button from "@mui/material/Button";
import { ACCOUNT_STATUSES } from "@vaardig/contract/employee-role/employeeRole";
import { ATTENTION } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import {
  useListDepartmentsQuery,
  useListRolesQuery,
  useListTeamsQuery,
} from "../../../shared/organization/organization.api.ts";
import { SavedViews } from "../../../shared/saved-views/SavedViews.tsx";
import { FilterMenu, type FilterOption } from "../../../ui/FilterMenu.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { FILTER_NAMES, type FilterName, type FilterState } from "./useEmployeeFilter.ts";

/** Search and filters, each option with its number of people. */
export function EmployeeFilters({ filtering }: { filtering: FilterState }) {
  const { t } = useTranslation(["employees", "common"]);
  const departments = useListDepartmentsQuery();
  const teams = useListTeamsQuery();
  const roles = useListRolesQuery();
  const { chosen } = filtering;

  const inChosen = (department: { id: string } | null) =>
    chosen.departments.length === 0 || (department !== null && chosen.departments.includes(department.id));
  // A team or position name may exist in several departments.
  const placed = (name: string, department: { name: string } | null) =>
    chosen.departments.length === 1 || !department ? name : `${name} · ${department.name}`;

  const options: Record<FilterName, FilterOption[]> = {
    departments: (departments.data?.data ?? []).map(({ id, name, people_count: count }) => ({
      value: id,
      label: name,
      count,
    })),
    teams: (teams.data?.data ?? [])
      .filter((team) => inChosen(team.department) || chosen.teams.includes(team.id))
      .map(({ id, name, department, people_count: count }) => ({
        value: id,
        label: placed(name, department),
        count,
      })),
    roles: (roles.data?.data ?? [])
      .filter((role) => inChosen(role.department) || chosen.roles.includes(role.id))
      .map(({ id, name, department, people_count: count }) => ({
        value: id,
        label: placed(name, department),
        count,
      })),
    employeeStatus: ACCOUNT_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
    attention: ATTENTION.map((reason) => ({ value: reason, label: t(`attention.${reason}`) })),
  };
  return (
    <>
      <SearchField value={filtering.search} onChange={filtering.setSearch} label={t("search")} />
      <SavedViews screen="employees" search={filtering.view} />
      {FILTER_NAMES.map((name) => (
        <FilterMenu
          key={name}
          label={t(`filters.${name}`)}
          options={options[name]}
          selected={chosen[name]}
          onChange={(values) => filtering.setFilter(name, values)}
        />
      ))}
      {filtering.isFiltered && <Button onClick={filtering.clear}>{t("common:clear-filters")}</Button>}
    </>
  );
}
