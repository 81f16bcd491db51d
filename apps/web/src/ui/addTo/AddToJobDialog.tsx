import { useTranslation } from "react-i18next";
import { useAddToJobListsMutation, useListVacancyChoicesQuery } from "../../lib/addTo.api.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { AddToDialog } from "./AddToDialog.tsx";
import type { Gathering } from "./gathering.ts";
import { PickList } from "./PickList.tsx";
import { usePicks } from "./usePicks.ts";

interface Props extends Gathering {
  onClose: () => void;
  onDone?: () => void;
}

/** Puts people on the lists of jobs. Mounted while it is open. */
export function AddToJobDialog({ selection, count, name, onClose, onDone }: Props) {
  const { t } = useTranslation(["add-to", "validation"]);
  const { show } = useSnackbar();
  const { picked, pick, search, setSearch, issue, refused, submit } = usePicks(t("validation:job_selected"));
  const { data, error, refetch } = useListVacancyChoicesQuery({ query: { search_query: search, size: 50 } });
  const [add, { isLoading }] = useAddToJobListsMutation();

  const confirm = async () => {
    const isDone = await submit(async (job_vacancy_ids) => {
      const { added } = await add({ body: { job_vacancy_ids, selection } }).unwrap();
      show(added === 0 ? t("jobs.done-already") : t("jobs.done", { count: added }));
    });
    if (!isDone) return;
    onDone?.();
    onClose();
  };
  return (
    <AddToDialog
      open
      title={t("jobs.title", { count, name })}
      text={t("jobs.text")}
      confirm={t("jobs.confirm", { count: picked.size })}
      isBusy={isLoading}
      refused={refused}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <PickList
        label={t("jobs.label")}
        searchLabel={t("jobs.search")}
        search={search}
        onSearch={setSearch}
        choices={data?.data.map(({ id, name: job, department, location, status }) => ({
          id,
          name: job,
          about: [department, location, status === "Approved" ? null : t(`jobs.status.${status}`)]
            .filter(Boolean)
            .join(" · "),
        }))}
        total={data?.total ?? 0}
        picked={picked}
        onToggle={pick}
        none={t("jobs.none")}
        issue={issue}
        error={error}
        onRetry={refetch}
      />
    </AddToDialog>
  );
}
