import type { listCandidates } from "@vaardig/contract/candidates/candidateList";
import type { Payload } from "@vaardig/contract/endpoint";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useSelection } from "../../../lib/useSelection.ts";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import type { ListDisplay } from "../../../ui/list/useListDisplay.ts";
import { CandidateModals } from "../act/CandidateModals.tsx";
import type { usePersonActs } from "../act/usePersonActs.ts";
import { useLazyListCandidateIdsQuery } from "../candidates.api.ts";
import { CandidateList } from "./CandidateList.tsx";
import { CandidateTools } from "./CandidateTools.tsx";
import { type Column, PAGE_SIZE } from "./columns.ts";
import type { useCandidateFilter } from "./useCandidateFilter.ts";

const BULK = ["add_to_job", "add_to_talent_pool", "set_owner", "ask_consent", "merge", "erase"] as const;

/** Number of candidates who are asked for consent at once. */
const MAX_CONSENT_REQUESTS = 100;

interface Props
  extends Pick<ComponentProps<typeof ListPage>, "title" | "description" | "action" | "filters">,
    ReturnType<typeof usePersonActs> {
  look: ListDisplay<Column>;
  filtering: ReturnType<typeof useCandidateFilter>;
  read: {
    data?: Payload<typeof listCandidates> | undefined;
    error?: unknown;
    refetch: () => unknown;
    isFetching: boolean;
  };
}

/** Candidates that can be ticked, and what can be done to them; a tick leaves header and filters as they are. */
export function SelectableCandidates({
  look,
  filtering,
  read,
  modal,
  setModal,
  act,
  askForConsent,
  filters,
  ...header
}: Props) {
  const { t } = useTranslation(["candidates", "common"]);
  const { filter, sort } = filtering;
  const { selected, ids, choose, clear, name } = useSelection();
  const [readIds] = useLazyListCandidateIdsQuery();
  const total = read.data?.total ?? 0;
  const can = read.data?.can ?? [];
  const all = async () => {
    const found = await readIds({ query: { ...filter, sort } });
    const people = (found.data?.ids ?? []).map((id) => ({ id, name: "" }));
    choose(people, true);
  };
  const chosen = {
    selection: { user_ids: ids },
    count: ids.length,
    name: name || undefined,
  };
  const [first, second] = ids;
  const begin: Record<(typeof BULK)[number], () => void> = {
    add_to_job: () => setModal({ kind: "job", ...chosen }),
    add_to_talent_pool: () => setModal({ kind: "pool", ...chosen }),
    set_owner: () => setModal({ kind: "owner", ids, ownerId: null }),
    ask_consent: () => void askForConsent(ids.slice(0, MAX_CONSENT_REQUESTS)),
    merge: () => first && second && setModal({ kind: "merge", ids: [first, second] }),
    erase: () => setModal({ kind: "erase", ids, name: chosen.name }),
  };
  const acts = BULK.filter(
    (key) =>
      can.includes(key) &&
      (key !== "merge" || ids.length === 2) &&
      (key !== "ask_consent" || ids.length <= MAX_CONSENT_REQUESTS),
  );
  return (
    <>
      <ListPage
        {...header}
        filters={
          <>
            {filters}
            <CandidateTools filtering={filtering} look={look} selected={ids} />
          </>
        }
        read={read}
        failed={t("load-failed")}
        size={PAGE_SIZE}
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
            onSelect={choose}
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
        onClear={clear}
      />
      <CandidateModals modal={modal} onModal={setModal} onDone={clear} />
    </>
  );
}
