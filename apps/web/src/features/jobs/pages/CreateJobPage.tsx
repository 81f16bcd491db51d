import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { stepOffDuplicateEntry } from "../../../lib/form/leaveGuard.ts";
import { useAuth } from "../../../lib/libState.ts";
import { newKey } from "../../../lib/newKey.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { KindSwitch } from "../../../shared/approval/ListFilters.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { JobForm } from "../form/JobForm.tsx";
import { useCreateVacancyMutation } from "../jobs.api.ts";

/** Page for a new job: a draft, or open immediately when created by an administrator. */
export function CreateJobPage() {
  const { t } = useTranslation("jobs");
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const pathTo = usePath();
  const isAdmin = useAuth().user?.system_role === "admin";
  const [create] = useCreateVacancyMutation();
  // A double click, or a retry after a lost response, creates one job.
  const [idempotencyKey] = useState(newKey);
  return (
    <>
      <PageHeader
        isKept
        title={t("create-job")}
        description={t(isAdmin ? "create-open-description" : "create-draft-description")}
      >
        <KindSwitch kind="jobs" />
      </PageHeader>
      <JobForm
        record={null}
        save={t(isAdmin ? "create-open" : "create-draft")}
        onSave={async (body) => {
          const made = await create({ body, idempotencyKey }).unwrap();
          show(t(isAdmin ? "created-open" : "created-draft", { name: made.name }));
          await stepOffDuplicateEntry();
          await navigate(pathTo("recruiting-job-details", { jobId: made.id }) ?? "/", { replace: true });
        }}
      />
    </>
  );
}
