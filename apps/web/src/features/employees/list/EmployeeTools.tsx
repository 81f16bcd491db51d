import { EMPLOYEE_SORTS, exportEmployees } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { ExportMenu } from "../../../shared/export/ExportMenu.tsx";
import { ListTools } from "../../../ui/list/ListTools.tsx";
import type { ListDisplay } from "../../../ui/list/useListDisplay.ts";
import type { Column } from "./columns.ts";
import type { EmployeeSort, FilterState } from "./useEmployeeFilter.ts";

/** Display settings and export of the employee list. */
export function EmployeeTools({ filtering, look }: { filtering: FilterState; look: ListDisplay<Column> }) {
  const { t } = useTranslation("employees");
  const { filter, sort, setSort } = filtering;
  return (
    <ListTools
      look={look}
      columnName={(column) => t(`fields.${column}`)}
      sorts={EMPLOYEE_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      sort={sort}
      onSort={(chosen = "name") => setSort(chosen as EmployeeSort)}
      isSortedByHeads
    >
      <ExportMenu endpoint={exportEmployees} input={(format) => ({ query: { ...filter, sort, format } })} />
    </ListTools>
  );
}
