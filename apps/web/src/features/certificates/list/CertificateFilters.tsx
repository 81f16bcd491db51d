import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { EXPIRY_STATES, exportCertificates } from "@vaardig/contract/certificates/certificates";
import { useTranslation } from "react-i18next";
import { useListLicencesQuery } from "../../../shared/certificates/certificates.api.ts";
import { ExportMenu } from "../../../shared/export/ExportMenu.tsx";
import { useListDepartmentsQuery } from "../../../shared/organization/organization.api.ts";
import { FilterMenu, type FilterOption } from "../../../ui/FilterMenu.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { FILTER_NAMES, type FilterName, type FilterState } from "./useCertificateFilter.ts";

/** Search, filters and export, in one row. */
export function CertificateFilters({ filtering }: { filtering: FilterState }) {
  const { t } = useTranslation(["certificates", "common"]);
  const departments = useListDepartmentsQuery();
  const licences = useListLicencesQuery();
  const { chosen, filter, sort } = filtering;
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const options: Record<FilterName, FilterOption[]> = {
    departments: named(departments.data?.data),
    states: EXPIRY_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
    skills: named(licences.data?.data),
    confirmed: (["yes", "no"] as const).map((one) => ({ value: one, label: t(`confirmation.${one}`) })),
  };
  return (
    <>
      <SearchField value={filtering.search} onChange={filtering.setSearch} label={t("search")} />
      {FILTER_NAMES.map((name) => (
        <FilterMenu
          key={name}
          label={t(`filters.${name}`)}
          options={options[name]}
          selected={chosen[name]}
          single={name === "confirmed"}
          onChange={(values) => filtering.setFilter(name, values)}
        />
      ))}
      {filtering.isFiltered && <Button onClick={filtering.clear}>{t("common:clear-filters")}</Button>}
      <Box sx={{ ml: { md: "auto" } }}>
        <ExportMenu
          endpoint={exportCertificates}
          input={(format) => ({ query: { ...filter, sort, format } })}
        />
      </Box>
    </>
  );
}
