import type { EmployeeFilter } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useRequestedAction } from "../../../lib/useRequestedAction.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { SearchUnderstood } from "../../../shared/search-reading/SearchUnderstood.tsx";
import { useListDisplay } from "../../../ui/list/useListDisplay.ts";
import { useListEmployeesQuery } from "../employees.api.ts";
import { AddEmployees } from "../list/AddEmployees.tsx";
import { LIST_DISPLAY, PAGE_SIZE } from "../list/columns.ts";
import { DrillDownFilters } from "../list/DrillDownFilters.tsx";
import { EmployeeFilters } from "../list/EmployeeFilters.tsx";
import { EmployeeTools } from "../list/EmployeeTools.tsx";
import { SelectableEmployees } from "../list/SelectableEmployees.tsx";
import { useEmployeeFilter } from "../list/useEmployeeFilter.ts";
import { usePersonActs } from "../modals/usePersonActs.ts";

const NOT_INVITED: EmployeeFilter = { search_query: "", employee_status: ["not_invited"] };

/** Employee list of the company or a manager's line: search, and actions on one or many. */
export function EmployeeListPage() {
  const { t } = useTranslation(["employees", "common", "search-reading"]);
  const isLine = useAuth().user?.system_role === "manager";
  const filtering = useEmployeeFilter();
  const { filter, sort, page } = filtering;
  const look = useListDisplay(LIST_DISPLAY);
  const { modal, setModal, act } = usePersonActs();
  const read = useListEmployeesQuery(
    { query: { ...filter, sort, page, size: PAGE_SIZE } },
    { skip: filtering.read === undefined },
  );
  const can = read.data?.can ?? [];
  const inviteAll = () =>
    setModal({
      kind: "invite",
      selection: { filter: NOT_INVITED, except: [] },
      count: read.data?.total ?? 0,
    });
  useRequestedAction(read.data !== undefined, {
    ...(can.includes("add") && { add: () => setModal({ kind: "add" }) }),
    ...(can.includes("bulk_upload") && { upload: () => setModal({ kind: "upload" }) }),
    ...(can.includes("invite") && { invite: inviteAll }),
  });
  return (
    <SelectableEmployees
      look={look}
      filtering={filtering}
      read={read}
      modal={modal}
      setModal={setModal}
      act={act}
      title={t("title")}
      description={t(isLine ? "description-line" : "description")}
      action={
        <>
          <BulkUploadChip
            kind="employees"
            open={modal?.kind === "upload"}
            onOpen={(finished) => setModal({ kind: "upload", finished })}
          />
          <AddEmployees
            can={can}
            onAdd={() => setModal({ kind: "add" })}
            onUpload={() => setModal({ kind: "upload" })}
            onInviteAll={inviteAll}
          />
        </>
      }
      filters={
        <>
          <EmployeeFilters filtering={filtering} />
          <EmployeeTools filtering={filtering} look={look} />
          <DrillDownFilters filtering={filtering} shortOf={read.data?.short_of ?? []} />
          <SearchUnderstood read={filtering.read} onText={filtering.setSearch} />
        </>
      }
    />
  );
}
