import { useTranslation } from "react-i18next";
import { Outlet, useNavigate, useParams } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { PhoneBackLink } from "../../../ui/PhoneBackLink.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { EmployeeHeader } from "../details/EmployeeHeader.tsx";
import { useGetEmployeeQuery } from "../employees.api.ts";
import { EmployeeModals } from "../modals/EmployeeModals.tsx";
import { usePersonActs } from "../modals/usePersonActs.ts";

/** An employee's page: header and actions above the tabs. */
export function EmployeeDetailsPage() {
  const { t } = useTranslation("employees");
  const { candidateId = "" } = useParams();
  const { currentData, error, refetch } = useGetEmployeeQuery({ query: { id: candidateId } });
  const { modal, setModal, act } = usePersonActs();
  const navigate = useNavigate();
  const list = usePath()("employee-list");
  if (error)
    return (
      <RecordError
        missing={t("details.missing")}
        failed={t("details.load-failed")}
        error={error}
        onRetry={refetch}
      />
    );
  if (!currentData) return <DetailSkeleton />;
  return (
    <>
      <PhoneBackLink />
      <EmployeeHeader person={currentData} onAct={(what) => act(currentData, what)} />
      <ScreenTabs />
      <Outlet />
      <EmployeeModals
        modal={modal}
        onDone={() => {
          // A deleted person has no page any more.
          if (modal?.kind === "leave" && modal.act === "delete" && list) navigate(list, { replace: true });
        }}
        onClose={() => setModal(null)}
      />
    </>
  );
}
