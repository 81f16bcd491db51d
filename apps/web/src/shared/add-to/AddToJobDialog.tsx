import { useTranslation } from "react-i18next";
import { AddToDialog } from "./AddToDialog.tsx";
import { addJobSlice } from "./addJob.slice.ts";
import { useAddToJobListsMutation, useListJobChoicesQuery } from "./addTo.api.ts";
import type { PeopleToAdd } from "./peopleToAdd.ts";
import { usePicks } from "./usePicks.ts";

interface Props extends PeopleToAdd {
  onClose: () => void;
  onDone?: () => void;
}

/** Dialog to add people to the pipelines of jobs. Mounted while open. */
export function AddToJobDialog({ selection, count, name, onClose, onDone }: Props) {
  const { t } = useTranslation(["add-to", "validation"]);
  const [jobs, setJobs] = addJobSlice.usePart("jobs");
  const picks = usePicks(t("validation:job_selected"), jobs, setJobs);
  const { data, error, refetch } = useListJobChoicesQuery({
    query: { search_query: picks.search, size: 50 },
  });
  const [add, { isLoading }] = useAddToJobListsMutation();
  return (
    <AddToDialog
      title={t("jobs.title", { count, name })}
      text={t("jobs.text", { count, name })}
      confirm={t("jobs.confirm", { count: picks.picked.length })}
      label={t("jobs.label")}
      searchLabel={t("jobs.search")}
      none={t("jobs.none")}
      picks={picks}
      choices={data?.data.map(({ id, name: job, department, location, status }) => ({
        id,
        name: job,
        about: [department, location, status === "Approved" ? null : t(`jobs.status.${status ?? "Draft"}`)]
          .filter(Boolean)
          .join(" · "),
      }))}
      total={data?.total ?? 0}
      error={error}
      onRetry={refetch}
      isBusy={isLoading}
      onAdd={async (job_vacancy_ids) => {
        const { added, already } = await add({ body: { job_vacancy_ids, selection } }).unwrap();
        if (added === 0) return t("jobs.done-already", { count, name });
        if (name !== undefined) return t("jobs.done-name", { count: added, name });
        const done = t(job_vacancy_ids.length === 1 ? "jobs.done-people" : "jobs.done", { count: added });
        return already > 0 ? `${done}. ${t("jobs.and-already", { count: already })}` : done;
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
