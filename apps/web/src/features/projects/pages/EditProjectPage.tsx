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
import { ProjectForm } from "../form/ProjectForm.tsx";
import { useGetProjectQuery, useLazyGetProjectQuery, useSaveProjectMutation } from "../projects.api.ts";

/** Page to edit a project and its roles. */
export function EditProjectPage() {
  const { t } = useTranslation("projects");
  const { projectId = "" } = useParams();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const pathTo = usePath();
  const isAdmin = useAuth().user?.system_role === "admin";
  const { data, error, refetch } = useGetProjectQuery({ query: { id: projectId } });
  const [readProject] = useLazyGetProjectQuery();
  const [save] = useSaveProjectMutation();
  if (error && !data)
    return (
      <RecordError missing={t("not-there")} failed={t("project-failed")} error={error} onRetry={refetch} />
    );
  if (!data) return <DetailSkeleton />;
  if (!data.work || !data.can.includes("edit"))
    return (
      <RecordError
        missing={t("not-to-edit")}
        missingText={t("not-to-edit-text")}
        failed={t("project-failed")}
      />
    );
  const hasChange = data.work.approval.change !== null;
  const note = hasChange ? "note.change" : data.status === "Approved" && !isAdmin ? "note.approved" : null;
  return (
    <>
      <BackLink to={pathTo("recruiting-project", { projectId }) ?? ""}>{t("back-to-project")}</BackLink>
      <PageHeader title={t("edit", { name: data.name })} />
      <ProjectForm
        key={data.id}
        record={data}
        save={t("save")}
        onSave={async (body, over) => {
          const { id, version } = over ?? data;
          const saved = await save({ body: { ...body, id, version } }).unwrap();
          const waits = saved.work?.approval.change !== null && saved.status === "Pending";
          show(t(waits ? "saved-waits" : "saved", { name: saved.name }));
        }}
        onSaved={() => navigate(pathTo("recruiting-project", { projectId }) ?? "/", { replace: true })}
        readAgain={() => readProject({ query: { id: data.id } }).unwrap()}
      >
        <DeclinedNote reason={data.work.approval.decline_reason} />
        {note && <Alert severity="info">{t(note)}</Alert>}
      </ProjectForm>
    </>
  );
}
