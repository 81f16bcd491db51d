import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddToDialog } from "./AddToDialog.tsx";
import { useAddToTalentPoolsMutation, useListTalentPoolsQuery } from "./addTo.api.ts";
import { NewTalentPool } from "./NewTalentPool.tsx";
import type { PeopleToAdd } from "./peopleToAdd.ts";
import { usePicks } from "./usePicks.ts";

interface Props extends PeopleToAdd {
  onClose: () => void;
  onDone?: () => void;
}

/** Dialog to add people to talent pools, including a new one. Mounted while open. */
export function AddToTalentPoolDialog({ selection, count, name, onClose, onDone }: Props) {
  const { t } = useTranslation(["add-to", "validation"]);
  const [pools, setPools] = useState<readonly string[]>([]);
  const picks = usePicks(t("validation:talent_pool_selected"), pools, setPools);
  const { data, error, refetch } = useListTalentPoolsQuery({
    query: { search_query: picks.search, size: 50 },
  });
  const [add, { isLoading }] = useAddToTalentPoolsMutation();
  return (
    <AddToDialog
      title={t("pools.title", { count, name })}
      text={t("pools.text", { count, name })}
      confirm={t("pools.confirm", { count: picks.picked.length })}
      label={t("pools.label")}
      searchLabel={t("pools.search")}
      none={t(picks.search === "" ? "pools.none-yet" : "pools.none")}
      picks={picks}
      choices={data?.data.map((pool) => ({
        id: pool.id,
        name: pool.name,
        about: [t("pools.people", { count: pool.people_count }), pool.owner_name].filter(Boolean).join(" · "),
      }))}
      total={data?.total ?? 0}
      error={error}
      onRetry={refetch}
      isBusy={isLoading}
      onAdd={async (talent_pool_ids) => {
        const { added, already } = await add({ body: { talent_pool_ids, selection } }).unwrap();
        if (added === 0) return t("pools.done-already", { count, name });
        if (name !== undefined) return t("pools.done-name", { count: added, name });
        const done = t(talent_pool_ids.length === 1 ? "pools.done-people" : "pools.done", { count: added });
        return already > 0 ? `${done}. ${t("pools.and-already", { count: already })}` : done;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <NewTalentPool
        onStarted={(pool) => {
          picks.pick(pool.id, true);
          picks.setSearch("");
        }}
      />
    </AddToDialog>
  );
}
