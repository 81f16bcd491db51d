import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { JobForm } from "../form/JobForm.tsx";
import { useGetVacancyQuery, useLazyGetVacancyQuery, useSaveVacancyChangesMutation } from "../jobs.api.ts";

/** Changes a job. */
export function Component() {
  const { t } = useTranslation("jobs");
  const { jobId = "" } = useParams();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const pathTo = usePath();
  const isAdmin = useAuth().user?.system_role === "admin";
  const { data, error, refetch } = useGetVacancyQuery({ query: { id: jobId } });
  const [readJob] = useLazyGetVacancyQuery();
  const [save] = useSaveVacancyChangesMutation();
  if (error && !data) return <ErrorState title={t("job-failed")} error={error} onRetry={refetch} />;
  if (!data) return <DetailSkeleton />;
  if (!data.work || !data.can.includes("edit")) return <ErrorState title={t("not-to-edit")} />;
  const hasChange = data.work.approval.change !== null;
  const note = hasChange ? "note.change" : data.status === "Approved" && !isAdmin ? "note.approved" : null;
  return (
    <>
      <PageHeader title={t("edit-job", { name: data.name })} />
      <JobForm
        key={data.id}
        job={data}
        save={t("save-job")}
        onSave={async (body, over) => {
          const { id, version } = over ?? data;
          const saved = await save({ body: { ...body, id, version } }).unwrap();
          const waits = saved.work?.approval.change !== null && saved.status === "Pending";
          show(t(waits ? "saved-waits" : "saved-job", { name: saved.name }));
          await navigate(pathTo("recruiting-job-details", { jobId: id }) ?? "/", { replace: true });
        }}
        readAgain={() => readJob({ query: { id: data.id } }).unwrap()}
      >
        {note && <Alert severity="info">{t(note)}</Alert>}
      </JobForm>
    </>
  );
}
