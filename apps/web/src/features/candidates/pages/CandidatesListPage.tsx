import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { CandidateRow } from "@vaardig/contract/candidateList";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NOBODY, onlyName, type Selected, select } from "../../../lib/selection.ts";
import { useStored } from "../../../lib/useStored.ts";
import { BulkUploadChip } from "../../../ui/bulkUpload/BulkUploadChip.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { readView } from "../../../ui/list/ViewSwitch.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { CandidateModals } from "../act/CandidateModals.tsx";
import { usePersonActs } from "../act/usePersonActs.ts";
import { useLazyListCandidateIdsQuery, useListCandidatesQuery } from "../candidates.api.ts";
import { AddMenu } from "../list/AddMenu.tsx";
import { CandidateCards } from "../list/CandidateCards.tsx";
import { CandidateFilters } from "../list/CandidateFilters.tsx";
import { CandidateTable } from "../list/CandidateTable.tsx";
import { COLUMNS_KEY, readColumns, VIEW_KEY } from "../list/columns.ts";
import { ListTools } from "../list/ListTools.tsx";
import { useCandidateFilter } from "../list/useCandidateFilter.ts";

const SIZE = 10;
const BULK = ["add_to_job", "add_to_talent_pool", "ask_consent", "merge", "erase"] as const;

/** External people: to find, to open, to add, and to act on one or many. */
export function Component() {
  const { t } = useTranslation(["candidates", "common"]);
  const filtering = useCandidateFilter();
  const { filter, sort, page, isFiltered } = filtering;
  const [view, setView] = useStored(VIEW_KEY, readView);
  const [columns, setColumns] = useStored(COLUMNS_KEY, readColumns);
  const [selected, setSelected] = useState<Selected>(NOBODY);
  const { modal, setModal, act, askForConsent } = usePersonActs();
  const [readIds] = useLazyListCandidateIdsQuery();
  const isPhone = useMediaQuery("(max-width: 699.95px)");
  const { data, error, isFetching, refetch } = useListCandidatesQuery({
    query: { ...filter, sort, page, size: SIZE },
  });
  const total = data?.total ?? 0;
  const can = data?.can ?? [];
  const ids = selected.all ? [] : [...selected.people.keys()];
  const shownView = isPhone ? "cards" : view;
  const all = async () => {
    const found = await readIds({ query: { ...filter, sort } });
    const people = (found.data?.ids ?? []).map((id) => ({ id, name: "" }));
    setSelected(select(selected, people, true));
  };
  const begin = (key: string) => {
    const chosen = { selection: { user_ids: ids }, count: ids.length, name: onlyName(selected) || undefined };
    const [first, second] = ids;
    if (key === "add_to_job") setModal({ kind: "job", ...chosen });
    else if (key === "add_to_talent_pool") setModal({ kind: "pool", ...chosen });
    else if (key === "ask_consent") void askForConsent(ids.slice(0, 100));
    else if (key === "merge" && first && second) setModal({ kind: "merge", ids: [first, second] });
    else setModal({ kind: "erase", ids });
  };
  const acts = BULK.filter(
    (key) =>
      can.includes(key) &&
      (key !== "merge" || ids.length === 2) &&
      (key !== "ask_consent" || ids.length <= 100),
  );
  const list = {
    people: data?.data ?? [],
    isFetching,
    selected,
    onSelect: (people: readonly CandidateRow[], on: boolean) => setSelected(select(selected, people, on)),
    onAct: act,
  };
  return (
    <>
      <PageHeader
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
            <AddMenu can={can} onBegin={(kind) => setModal({ kind })} />
          </>
        }
      >
        <CandidateFilters filtering={filtering} />
        <ListTools
          filtering={filtering}
          selected={ids}
          view={shownView}
          onView={isPhone ? null : setView}
          columns={columns}
          onColumns={setColumns}
        />
      </PageHeader>
      {error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={SIZE} />
      ) : data.data.length === 0 ? (
        <EmptyState
          drawing={isFiltered ? "search" : "list"}
          title={t(isFiltered ? "none-title" : "none-yet-title")}
          description={isFiltered ? t("common:no-results-help") : t("none-yet-text")}
          action={
            isFiltered && (
              <Button variant="outlined" onClick={filtering.clear}>
                {t("common:clear-filters")}
              </Button>
            )
          }
        />
      ) : shownView === "table" ? (
        <CandidateTable
          {...list}
          label={t("list-label", { total })}
          columns={columns}
          sort={sort}
          onSort={filtering.setSort}
        />
      ) : (
        <CandidateCards {...list} />
      )}
      {data && <Pagination page={page} size={SIZE} total={total} onPage={filtering.setPage} />}
      <SelectionBar
        count={ids.length}
        total={total}
        acts={acts.map((key) => ({ key, label: t(`actions.${key}`), ending: key === "erase" }))}
        onAct={begin}
        isNarrow={isPhone}
        onAll={() => void all()}
        onClear={() => setSelected(NOBODY)}
        words={{
          region: t("select.region"),
          count: t("select.count", { count: ids.length }),
          all: t("select.all", { count: total }),
          clear: t("select.clear"),
          actions: t("actions.label"),
        }}
      />
      <CandidateModals modal={modal} onModal={setModal} onDone={() => setSelected(NOBODY)} />
    </>
  );
}
