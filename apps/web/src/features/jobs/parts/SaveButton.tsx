import IconButton from "@mui/material/IconButton";
import type { Job } from "@vaardig/contract/jobs/jobs";
import SaveIcon from "lucide-react/icons/bookmark";
import SavedIcon from "lucide-react/icons/bookmark";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveJobMutation, useUnsaveJobMutation } from "../jobs.api.ts";

/** Bookmark button: saves or removes a job, with undo. */
export function SaveButton({ job }: { job: Job }) {
  const { t } = useTranslation(["jobs", "common"]);
  const { show } = useSnackbar();
  const [save, saving] = useSaveJobMutation();
  const [unsave, unsaving] = useUnsaveJobMutation();
  if (!job.saved && !job.can.includes("save")) return null;

  const set = async (wanted: boolean) => {
    const job_vacancy_id = job.id;
    try {
      if (wanted) await save({ body: { job_vacancy_id } }).unwrap();
      else await unsave({ query: { job_vacancy_id } }).unwrap();
      show(t(wanted ? "jobs:saved" : "jobs:unsaved"), "success", { undo: () => void set(!wanted) });
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };

  return (
    <IconButton
      aria-label={t(job.saved ? "jobs:unsave" : "jobs:save", { name: job.name })}
      aria-pressed={job.saved}
      disabled={saving.isLoading || unsaving.isLoading}
      color={job.saved ? "primary" : "default"}
      onClick={() => void set(!job.saved)}
    >
      {job.saved ? <SavedIcon fill="currentColor" /> : <SaveIcon />}
    </IconButton>
  );
}
