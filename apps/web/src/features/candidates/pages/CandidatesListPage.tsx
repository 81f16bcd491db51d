import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NONE_SELECTED, nameOfOnly, type Selected, select } from "../../../lib/selection.ts";
import { useAskedAct } from "../../../lib/useAskedAct.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { AddMenu } from "../../../ui/list/AddMenu.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { useListLook } from "../../../ui/list/useListLook.ts";
import { CandidateModals } from "../act/CandidateModals.tsx";
import { usePersonActs } from "../act/usePersonActs.ts";
import { useLazyListCandidateIdsQuery, useListCandidatesQuery } from "../candidates.api.ts";
import { CandidateFilters } from "../list/CandidateFilters.tsx";
import { CandidateList } from "../list/CandidateList.tsx";
import { CandidateTools } from "../list/CandidateTools.tsx";
import { LOOK } from "../list/columns.ts";
import { useCandidateFilter } from "../list/useCandidateFilter.ts";
import { DuplicatesButton } from "../merge/DuplicatesButton.tsx";

const SIZE = 10;
const WAYS = ["resume", "upload", "duplicates"] as const;
const BULK = ["add_to_job", "add_to_talent_pool", "set_owner", "ask_consent", "merge", "erase"] as const;

/** The candidate list: search, add, and actions on one or many. */
export function CandidatesListPage() {
  const { t } = useTranslation(["candidates", "common"]);
  const filtering = useCandidateFilter();
  const { filter, sort, page } = filtering;
  const look = useListLook(LOOK);
  const [selected, setSelected] = useState<Selected>(NONE_SELECTED);
  const { modal, setModal, act, askForConsent } = usePersonActs();
  const [readIds] = useLazyListCandidateIdsQuery();
  const read = useListCandidatesQuery({ query: { ...filter, sort, page, size: SIZE } });
  const total = read.data?.total ?? 0;
  const can = read.data?.can ?? [];
  useAskedAct(read.data !== undefined, can.includes("add") ? { add: () => setModal({ kind: "add" }) } : {});
  const ids = selected.all ? [] : [...selected.people.keys()];
  const all = async () => {
    const found = await readIds({ query: { ...filter, sort } });
    const people = (found.data?.ids ?? []).map((id) => ({ id, name: "" }));
    setSelected(select(selected, people, true));
  };
  const chosen = { selection: { user_ids: ids }, count: ids.length, name: nameOfOnly(selected) || undefined };
  const [first, second] = ids;
  const begin: Record<(typeof BULK)[number], () => void> = {
    add_to_job: () => setModal({ kind: "job", ...chosen }),
    add_to_talent_pool: () => setModal({ kind: "pool", ...chosen }),
    set_owner: () => setModal({ kind: "owner", ids, ownerId: null }),
    ask_consent: () => void askForConsent(ids.slice(0, 100)),
    merge: () => first && second && setModal({ kind: "merge", ids: [first, second] }),
    erase: () => setModal({ kind: "erase", ids, name: chosen.name }),
  };
  const acts = BULK.filter(
    (key) =>
      can.includes(key) &&
      (key !== "merge" || ids.length === 2) &&
      (key !== "ask_consent" || ids.length <= 100),
  );
  return (
    <>
      <ListPage
        title={t("title")}
        description={t("description")}
        action={
          <>
            {can.includes("upload") && (
              <BulkUploadChip
                kind="candidates"
                open={modal?.kind === "upload"}
                onOpen={(finished) => setModal({ kind: "upload", finished })}
              />
            )}
            {can.includes("merge") && <DuplicatesButton onOpen={() => setModal({ kind: "duplicates" })} />}
            {can.includes("add") && (
              <AddMenu
                add={t("ways.add")}
                onAdd={() => setModal({ kind: "add" })}
                more={t("ways.more")}
                ways={WAYS.map((kind) => ({
                  key: kind,
                  label: t(`ways.${kind}`),
                  onAct: () => setModal({ kind }),
                }))}
              />
            )}
          </>
        }
        filters={
          <>
            <CandidateFilters filtering={filtering} />
            <CandidateTools filtering={filtering} look={look} selected={ids} />
          </>
        }
        read={read}
        failed={t("load-failed")}
        size={SIZE}
        filtering={filtering}
        none={{ title: t("none-title"), description: t("common:no-results-help") }}
        first={{ title: t("none-yet-title"), description: t("none-yet-text") }}
      >
        {({ data }) => (
          <CandidateList
            look={look}
            label={t("list-label", { total })}
            rows={data}
            isFetching={read.isFetching}
            selected={selected}
            onSelect={(people, on) => setSelected(select(selected, people, on))}
            sort={sort}
            onSort={filtering.setSort}
            onAct={act}
          />
        )}
      </ListPage>
      <SelectionBar
        label={t("select.region")}
        count={ids.length}
        total={total}
        acts={acts.map((key) => ({ key, label: t(`actions.${key}`), ending: key === "erase" }))}
        onAct={(key) => begin[key]()}
        isNarrow={look.isNarrow}
        onAll={() => void all()}
        onClear={() => setSelected(NONE_SELECTED)}
      />
      <CandidateModals modal={modal} onModal={setModal} onDone={() => setSelected(NONE_SELECTED)} />
    </>
  );
}
