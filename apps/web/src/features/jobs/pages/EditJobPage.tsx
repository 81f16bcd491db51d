import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { useAuth } from "../../../lib/libState.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { DeclinedNote } from "../../../shared/approval/DeclinedNote.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { JobForm } from "../form/JobForm.tsx";
import {
  useGetJobQuery,
  useGetJobWorkQuery,
  useLazyGetJobWorkQuery,
  useSaveJobChangesMutation,
} from "../jobs.api.ts";

/** Page to edit a job. */
export function EditJobPage() {
  const { t } = useTranslation("jobs");
  const { jobId = "" } = useParams();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const pathTo = usePath();
  const isAdmin = useAuth().user?.system_role === "admin";
  const query = { id: jobId };
  const { data, error, refetch } = useGetJobQuery({ query });
  const canEdit = data?.can.includes("edit") ?? false;
  const work = useGetJobWorkQuery({ query }, { skip: !canEdit });
  const [readWork] = useLazyGetJobWorkQuery();
  const [save] = useSaveJobChangesMutation();
  const failed = error && !data ? { error, onRetry: refetch } : null;
  const unread = work.error && !work.data ? { error: work.error, onRetry: work.refetch } : null;
  if (failed || unread)
    return <RecordError missing={t("detail-missing")} failed={t("job-failed")} {...(failed ?? unread)} />;
  if (!data) return <DetailSkeleton />;
  if (!canEdit)
    return (
      <RecordError missing={t("not-to-edit")} missingText={t("not-to-edit-text")} failed={t("job-failed")} />
    );
  const job = work.data;
  if (!job) return <DetailSkeleton />;
  const plain = data.status === "Approved" && !isAdmin ? "note.approved" : null;
  const note = data.change_waiting ? "note.change" : plain;
  return (
    <>
      <BackLink to={pathTo("recruiting-job-details", { jobId }) ?? ""}>{t("back-to-job")}</BackLink>
      <PageHeader title={t("edit-job", { name: data.name })} />
      <JobForm
        key={job.id}
        record={job}
        save={t("save-job")}
        onSave={async (body, over) => {
          const { id, version } = over ?? job;
          const saved = await save({ body: { ...body, id, version } }).unwrap();
          const waits = saved.change_waiting && saved.status === "Pending";
          show(t(waits ? "saved-waits" : "saved-job", { name: saved.name }));
        }}
        onSaved={() => navigate(pathTo("recruiting-job-details", { jobId }) ?? "/", { replace: true })}
        readAgain={() => readWork({ query }).unwrap()}
      >
        <DeclinedNote reason={job.approval.decline_reason} />
        {note && <Alert severity="info">{t(note)}</Alert>}
      </JobForm>
    </>
  );
}
