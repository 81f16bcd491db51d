import IconButton from "@mui/material/IconButton";
import type { Job } from "@vaardig/contract/jobs/jobs";
import SaveIcon from "lucide-react/icons/bookmark";
import SavedIcon from "lucide-react/icons/bookmark";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveJobMutation, useUnsaveJobMutation } from "../jobs.api.ts";

/** Bookmark button: saves or removes a job, with undo. */
export function SaveButton({ vacancy }: { vacancy: Job }) {
  const { t } = useTranslation(["jobs", "common"]);
  const { show } = useSnackbar();
  const [save, saving] = useSaveJobMutation();
  const [unsave, unsaving] = useUnsaveJobMutation();
  if (!vacancy.saved && !vacancy.can.includes("save")) return null;

  const set = async (wanted: boolean) => {
    const job_vacancy_id = vacancy.id;
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
      aria-label={t(vacancy.saved ? "jobs:unsave" : "jobs:save", { name: vacancy.name })}
      aria-pressed={vacancy.saved}
      disabled={saving.isLoading || unsaving.isLoading}
      color={vacancy.saved ? "primary" : "default"}
      onClick={() => void set(!vacancy.saved)}
    >
      {vacancy.saved ? <SavedIcon fill="currentColor" /> : <SaveIcon />}
    </IconButton>
  );
}
