import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isApiError } from "../../../lib/api/apiError.ts";
import { stepOffDuplicateEntry } from "../../../lib/form/leaveGuard.ts";
import { useAuth } from "../../../lib/libState.ts";
import { newKey } from "../../../lib/newKey.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { KindSwitch } from "../../../shared/approval/ListFilters.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { JobForm } from "../form/JobForm.tsx";
import { useCreateJobMutation, useSubmitJobMutation } from "../jobs.api.ts";

/** Page for a new job: a draft, or open immediately when created by an administrator. */
export function CreateJobPage() {
  const { t } = useTranslation("jobs");
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const pathTo = usePath();
  const isAdmin = useAuth().user?.system_role === "admin";
  const [create] = useCreateJobMutation();
  const [submit] = useSubmitJobMutation();
  const submits = useRef(false);
  const setSubmits = (on: boolean) => {
    submits.current = on;
  };
  /** The draft is saved whatever becomes of it; a refusal says what the job lacks. */
  const submitMade = async ({ id, version }: { id: string; version: number }): Promise<boolean> => {
    try {
      await submit({ body: { id, version } }).unwrap();
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(Object.values(error.fields ?? {})[0] ?? error.message, "warning");
      return false;
    }
  };
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
      {/* Each click sets this again: Enter saves with the first button, which also clicks here. */}
      <Box
        onClickCapture={({ target }) => setSubmits((target as Element).closest("[data-submits]") !== null)}
      >
        <JobForm
          record={null}
          save={t(isAdmin ? "create-open" : "create-draft")}
          otherSave={
            !isAdmin && (
              <Button type="submit" variant="outlined" size="large" data-submits>
                {t("create-submit")}
              </Button>
            )
          }
          onSave={async (body) => {
            const made = await create({ body, idempotencyKey }).unwrap();
            const isSubmitted = submits.current && (await submitMade(made));
            if (!submits.current) show(t(isAdmin ? "created-open" : "created-draft", { name: made.name }));
            else if (isSubmitted) show(t("created-submitted", { name: made.name }));
            await stepOffDuplicateEntry();
            await navigate(pathTo("recruiting-job-details", { jobId: made.id }) ?? "/", { replace: true });
          }}
        />
      </Box>
    </>
  );
}
