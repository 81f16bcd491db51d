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
import { ProjectForm } from "../form/ProjectForm.tsx";
import { useCreateProjectMutation } from "../projects.api.ts";

/** Page for a new project: a draft, or open immediately when created by an administrator. */
export function CreateProjectPage() {
  const { t } = useTranslation("projects");
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const pathTo = usePath();
  const isAdmin = useAuth().user?.system_role === "admin";
  const [create] = useCreateProjectMutation();
  // A double click, or a retry after a lost response, creates one project.
  const [idempotencyKey] = useState(newKey);
  return (
    <>
      <PageHeader
        isKept
        title={t("create")}
        description={t(isAdmin ? "create-open-description" : "create-draft-description")}
      >
        <KindSwitch kind="projects" />
      </PageHeader>
      <ProjectForm
        record={null}
        save={t(isAdmin ? "create" : "create-draft")}
        onSave={async (body) => {
          const made = await create({ body, idempotencyKey }).unwrap();
          show(t(isAdmin ? "created-open" : "created-draft", { name: made.name }));
          await stepOffDuplicateEntry();
          await navigate(pathTo("recruiting-project", { projectId: made.id }) ?? "/", { replace: true });
        }}
      />
    </>
  );
}
