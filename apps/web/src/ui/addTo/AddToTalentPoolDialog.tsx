import { useTranslation } from "react-i18next";
import { useAddToTalentPoolsMutation, useListTalentPoolsQuery } from "../../lib/addTo.api.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { AddToDialog } from "./AddToDialog.tsx";
import type { Gathering } from "./gathering.ts";
import { NewTalentPool } from "./NewTalentPool.tsx";
import { PickList } from "./PickList.tsx";
import { usePicks } from "./usePicks.ts";

interface Props extends Gathering {
  onClose: () => void;
  onDone?: () => void;
}

/** Puts people into talent pools, one that is started here among them. Mounted while it is open. */
export function AddToTalentPoolDialog({ selection, count, name, onClose, onDone }: Props) {
  const { t } = useTranslation(["add-to", "validation"]);
  const { show } = useSnackbar();
  const { picked, pick, search, setSearch, issue, refused, submit } = usePicks(
    t("validation:talent_pool_selected"),
  );
  const { data, error, refetch } = useListTalentPoolsQuery({ query: { search_query: search, size: 50 } });
  const [add, { isLoading }] = useAddToTalentPoolsMutation();

  const confirm = async () => {
    const isDone = await submit(async (talent_pool_ids) => {
      const { added } = await add({ body: { talent_pool_ids, selection } }).unwrap();
      show(added === 0 ? t("pools.done-already") : t("pools.done", { count: added }));
    });
    if (!isDone) return;
    onDone?.();
    onClose();
  };
  return (
    <AddToDialog
      open
      title={t("pools.title", { count, name })}
      confirm={t("pools.confirm", { count: picked.size })}
      isBusy={isLoading}
      refused={refused}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <PickList
        label={t("pools.label")}
        searchLabel={t("pools.search")}
        search={search}
        onSearch={setSearch}
        choices={data?.data.map((pool) => ({
          id: pool.id,
          name: pool.name,
          about: [t("pools.people", { count: pool.people_count }), pool.owner_name]
            .filter(Boolean)
            .join(" · "),
        }))}
        total={data?.total ?? 0}
        picked={picked}
        onToggle={pick}
        none={t(search === "" ? "pools.none-yet" : "pools.none")}
        issue={issue}
        error={error}
        onRetry={refetch}
      />
      <NewTalentPool
        onStarted={(pool) => {
          pick(pool.id, true);
          setSearch("");
        }}
      />
    </AddToDialog>
  );
}
